### Minerva. Arguments: seat is a name; tile, resource, culture, area, subject and direction are ids; cell is a place such as I9. The names of things stand in names.en.toml.

## How tiles, resources and other things are named inside sentences

minerva-temple-area =
    { $area ->
        [adjacent8] around it
       *[lines4] in its row and column
    }
minerva-temple-facts =
    { $area ->
        [stock] ({ $each } VP per { minerva-subject } kept)
       *[other] ({ $each } VP per { minerva-subject } { minerva-temple-area })
    }
minerva-subject =
    { $subject ->
        [production] production facility
        [commerce] commerce facility
        [culture] culture facility
        [military] military facility
        [special] special facility
        [temple] other temple
        [residence] residence
        [variety] different category
        [wheat] wheat
        [wood] wood
        [stone] stone
       *[ore] ore
    }
minerva-category =
    { $category ->
        [production] Production
        [commerce] Commerce
        [culture] Culture
        [military] Military
        [special] Special
        [temple] Temple
        [residence] Residence
       *[none] Round tile
    }
minerva-resource-acc = { minerva-resource }
minerva-resource-yours = { minerva-resource }
minerva-direction =
    { $direction ->
        [up] Up
        [down] Down
        [left] Left
       *[right] Right
    }
minerva-list = { $parts }
# tiles in an enumeration, and the cell in the middle of a sentence
minerva-tiles =
    { $count ->
        [1] { minerva-tile-plain }
       *[other] { $count } × { minerva-tile-plain }
    }
minerva-cell-the = { $column }{ $row }
# what a tile gave, in an enumeration: "1 wheat and 1 wood (country estate)"
minerva-from-tile = { $goods } ({ minerva-tile-plain })
minerva-from-overflowed = { $paid } (for { $count } { minerva-resource } over the limit)
minerva-got-denarii =
    { $count ->
        [one] { $count } denarius
       *[other] { $count } denarii
    }
minerva-somebody = { $seat }
minerva-got-points =
    { $count ->
        [one] { $count } { minerva-culture-plain } point
       *[other] { $count } { minerva-culture-plain } points
    }
minerva-got-glory = { $count } glory
minerva-got-culture-tile = the { minerva-culture-plain } tile worth { $vp } VP
minerva-got-glory-for = { $count } glory (for { $paid })
minerva-hired-for =
    { $glory ->
        [0] { $denarii ->
            [one] { $seat } for { $denarii } denarius
           *[other] { $seat } for { $denarii } denarii
        }
       *[other] { $seat } for { $glory } glory
    }
minerva-order-the = order tile { $order }
# what counts in a tie
minerva-merit-tiles =
    { $tiles ->
        [one] { $tiles } culture or glory tile
       *[other] { $tiles } culture and glory tiles
    }
minerva-merit-temples =
    { $temples ->
        [one] { $temples } temple
       *[other] { $temples } temples
    }
# who won which glory tile
minerva-award = { $seat } with { $glory } glory ({ $vp } VP)
minerva-scored = { $seat } +{ $points }
minerva-amount = { $count } { minerva-resource }
# what was sold or bought, as the object of a sentence
minerva-traded = { $count } { minerva-resource-acc }
# what somebody built a tile for
minerva-paid = { minerva-amount }
minerva-paid-denarii = { minerva-amount-denarii }
minerva-paid-fee = { minerva-amount-fee }
minerva-amount-denarii =
    { $denarii ->
        [one] { $denarii } denarius
       *[other] { $denarii } denarii
    }
minerva-amount-fee =
    { $denarii ->
        [one] a fee of { $denarii } denarius
       *[other] a fee of { $denarii } denarii
    }
minerva-amount-glory = { $glory } glory
minerva-amount-most-glory = up to { $glory } glory for resources
minerva-amount-choices =
    { $choices ->
        [one] { $choices } resource of your choice
       *[other] { $choices } resources of your choice
    }
minerva-amount-points =
    { $points ->
        [one] { $points } { minerva-culture-plain } point
       *[other] { $points } { minerva-culture-plain } points
    }
minerva-amount-gardens =
    { $points ->
        [one] { $points } culture point of your choice
       *[other] { $points } culture points of your choice
    }
minerva-amount-culture-tile = the { minerva-culture-plain } tile worth { $vp } VP
minerva-line = { minerva-direction }: { $yields }
minerva-line-idle =
    { $count ->
        [one] { minerva-direction }: { $count } facility, which gives nothing now
       *[other] { minerva-direction }: { $count } facilities, which give nothing now
    }
minerva-line-nothing = { minerva-direction }: nothing
# the same inside a sentence
minerva-direction-within =
    { $direction ->
        [up] up
        [down] down
        [left] left
       *[right] right
    }
minerva-line-within = { minerva-direction-within }: { $yields }
minerva-line-within-idle =
    { $count ->
        [one] { minerva-direction-within }: { $count } facility, which gives nothing now
       *[other] { minerva-direction-within }: { $count } facilities, which give nothing now
    }

## The game in the lobby

minerva-title = Minerva
minerva-tagline = Lay out your city so that one residence sets a whole street to work.
minerva-about = Each player builds a Roman city from facility tiles. A new residence activates all facilities in one direction, so where everything lies matters more than what you own. Culture, glory and temples bring victory points (VP) over six rounds. One to four players, about an hour and a half.
minerva-aim =
    { $players ->
        [1] Build a city in which each new residence sets many facilities to work: the more victory points (VP) you have at the end, the higher the title you earn. You play six rounds, in less than an hour and a half.
       *[other] Build a city in which each new residence sets many facilities to work: whoever has the most victory points (VP) at the end wins. You play six rounds, about an hour and a half with people, less with bots.
    }

## Options

minerva-option-seats = Players
minerva-option-seats-about = Alone you choose from pairs of tiles and play for a title; more players use more tiles.
minerva-option-seats-1 = 1 player (solo)
minerva-option-seats-2 = 2 players
minerva-option-seats-3 = 3 players
minerva-option-seats-4 = 4 players
minerva-option-start_player = First player
minerva-option-start_player-about = Who begins the first round; those who follow receive more denarii.
minerva-option-start_player-random = Drawn by lot
minerva-option-start_player-1 = Seat 1
minerva-option-start_player-2 = Seat 2
minerva-option-start_player-3 = Seat 3
minerva-option-start_player-4 = Seat 4

## What tiles do

minerva-about-none = It does nothing itself; when you build it, it activates the facilities in one direction.
minerva-about-gain = When activated, it gives { $gains }.
minerva-about-choose-resource =
    { $count ->
        [one] It gives one resource of your choice from these: { $kinds }.
       *[other] It gives { $count } resources of your choice, alike or different, from these: { $kinds }.
    }
minerva-about-denarii-per-resource =
    { $denarii ->
        [one] When activated, it gives { $denarii } denarius for each { minerva-resource } that you own; you keep them all.
       *[other] When activated, it gives { $denarii } denarii for each { minerva-resource } that you own; you keep them all.
    }
minerva-about-gain-denarii =
    { $denarii ->
        [one] When activated, it gives { $denarii } denarius.
       *[other] When activated, it gives { $denarii } denarii.
    }
minerva-about-culture-points =
    { $points ->
        [one] When activated, it gives { $points } { minerva-culture-plain } point.
       *[other] When activated, it gives { $points } { minerva-culture-plain } points.
    }
minerva-about-culture-points-choice =
    { $points ->
        [one] When activated, it gives { $points } culture point in a category of your choice.
       *[other] When activated, it gives { $points } culture points in a category of your choice.
    }
minerva-about-convert-to-glory = When you activate it, you may pay 1 { minerva-resource } for { $glory } glory, as often as you like.
minerva-about-convert-distinct-pair-to-glory = When you activate it, you may pay two different resources for { $glory } glory, as often as you like.
minerva-about-gain-glory = When activated, it gives { $glory } glory.
minerva-about-buy-resources =
    { $denarii ->
        [one] When you build it, you may buy resources of your choice for { $denarii } denarius each.
       *[other] When you build it, you may buy resources of your choice for { $denarii } denarii each.
    }
minerva-about-take-top-culture-tile = When you build it, you may take the top tile of a culture pile, whatever it requires.
minerva-about-activate-adjacent = When you build it, you may activate up to { $count } of the eight tiles around it.
minerva-about-move-adjacent-tile = When you build it, you may move one of the eight tiles around it; the city must stay in one piece.
minerva-about-remove-adjacent-residence = When you build it, you may remove a residence without an assistant from the eight tiles around it.
minerva-about-temple =
    { $area ->
        [stock] At the end of the game it scores { $each } VP for each { minerva-subject } that you keep.
       *[other] At the end of the game it scores { $each } VP for each { minerva-subject } { minerva-temple-area }.
    }
minerva-about-round-tile =
    { $denarii ->
        [one] Alone you may take its { $denarii } denarius instead of building the tile beside it.
       *[other] Alone you may take its { $denarii } denarii instead of building the tile beside it.
    }

## The same in brief, for tables and tiles

minerva-brief-none = –
minerva-brief-gain = { $gains }
minerva-brief-choose-resource = { $count } of these: { $kinds }
minerva-brief-denarii-per-resource =
    { $denarii ->
        [one] { $denarii } denarius per { minerva-resource }
       *[other] { $denarii } denarii per { minerva-resource }
    }
minerva-brief-gain-denarii = { minerva-amount-denarii }
minerva-brief-culture-points = { minerva-amount-points }
minerva-brief-culture-points-choice = { minerva-amount-gardens }
minerva-brief-convert-to-glory = { minerva-resource } → { $glory } glory
minerva-brief-convert-distinct-pair-to-glory = 2 different resources → { $glory } glory
minerva-brief-gain-glory = { $glory } glory
minerva-brief-buy-resources = When built: { minerva-amount-denarii } → 1 resource
minerva-brief-take-top-culture-tile = When built: take a culture tile
minerva-brief-activate-adjacent = When built: activate { $count } tiles around it
minerva-brief-move-adjacent-tile = When built: move a tile around it
minerva-brief-remove-adjacent-residence = When built: remove a residence around it
minerva-brief-temple =
    { $area ->
        [stock] { $each } VP per { minerva-subject } kept
       *[other] { $each } VP per { minerva-subject } { minerva-temple-area }
    }
minerva-brief-round-tile = { minerva-amount-denarii }

## Questions

minerva-deeds =
    { $deeds ->
        [tile] Build a facility
        [residence] Build a residence
        [assistant] Place an assistant
        [tile-assistant] Build a facility or place an assistant
        [residence-assistant] Build a residence or place an assistant
        [tile-residence-assistant] Build a facility or a residence, place an assistant
       *[tile-residence] Build a facility or a residence
    }
minerva-have-denarii =
    { $denarii ->
        [0] you have no denarii
        [one] you have { $denarii } denarius
       *[other] you have { $denarii } denarii
    }
minerva-fee =
    { $fee ->
        [one] { $fee } denarius
       *[other] { $fee } denarii
    }
minerva-ask-main =
    { $fee ->
        [0] { minerva-deeds }, or pass ({ minerva-have-denarii }).
       *[other] { minerva-deeds }, or pass (each action costs a fee of { minerva-fee }; { minerva-have-denarii }).
    }
minerva-ask-main-round-tile = Take the denarii of a round tile, or pass ({ minerva-have-denarii }).
minerva-ask-main-sell = Sell resources so that you can pay, or pass ({ minerva-have-denarii }).
minerva-ask-main-pass = You can only pass now ({ minerva-have-denarii }).
minerva-ask-partner = Choose the pair from which you take { minerva-tile-the }: the tile beside it leaves the game.
minerva-ask-cell = Choose a cell for { minerva-tile-the }.
minerva-ask-assistant-cell = Choose a residence to place the assistant on.
minerva-ask-direction = Choose the direction in which you activate your facilities.
minerva-ask-resource =
    { $count ->
        [one] Choose a resource from { minerva-tile-the }.
       *[other] Choose { $count } resources from { minerva-tile-the }, one after the other.
    }
minerva-ask-garden = Choose the category in which the garden’s culture point counts.
minerva-ask-convert = Choose how much { minerva-resource } to turn into glory.
minerva-ask-convert-pair = Choose two different resources to turn into glory, or stop.
minerva-ask-trade =
    { $price ->
        [one] Buy resources for { $price } denarius each, or stop ({ minerva-have-denarii }).
       *[other] Buy resources for { $price } denarii each, or stop ({ minerva-have-denarii }).
    }
minerva-ask-arch = Choose the culture pile whose top tile you take, or decline.
minerva-ask-bath =
    { $left ->
        [one] Choose the last tile around the public bath to activate, or stop.
       *[other] Choose a tile around the public bath to activate (up to { $left } more), or stop.
    }
minerva-ask-aqueduct-source = Choose the tile around the aqueduct that you move, or decline.
minerva-ask-aqueduct-target = Choose the cell to which you move { minerva-tile-the }.
minerva-ask-circus = Choose the residence around the circus that leaves the game, or decline.
minerva-ask-hire =
    { $owned ->
        [0] Hire your first assistant for { $denarii } denarii or { $glory } glory?
       *[other] Hire another assistant for { $denarii } denarii or { $glory } glory? You already have { $owned }.
    }

## Answers

minerva-do-main-pass =
    { $vp ->
        [0] Pass for the rest of the round and take order tile { $order }
       *[other] Pass for the rest of the round and take order tile { $order }, worth { $vp } VP
    }
minerva-do-main-stop = Pass and end the main phase
minerva-do-main-residence =
    { $fee ->
        [0] Build a residence ({ $left } left)
       *[other] Build a residence for a fee of { minerva-fee } ({ $left } left)
    }
minerva-do-main-assistant =
    { $fee ->
        [0] Place an assistant ({ $left } left)
       *[other] Place an assistant for a fee of { minerva-fee } ({ $left } left)
    }
minerva-do-main-tile = Build { minerva-tile-a } for { $price }
minerva-do-main-tile-free = Build { minerva-tile-a } for free
minerva-do-main-round-tile =
    { $denarii ->
        [one] Take { $denarii } denarius from a round tile
       *[other] Take { $denarii } denarii from a round tile
    }
minerva-do-sell =
    { $denarii ->
        [one] Sell 1 { minerva-resource } for { $denarii } denarius
       *[other] Sell 1 { minerva-resource } for { $denarii } denarii
    }
minerva-do-partner = The pair with { minerva-tile-the }
minerva-do-cell =
    { $on ->
        [residence] Put it on the residence at { minerva-cell-the }
       *[cell] Put it at { minerva-cell-the }
    }
minerva-do-cell-temples = { minerva-do-cell } ({ $change } VP for your temples)
minerva-do-cell-lines =
    { $temples ->
        [0] { minerva-do-cell } – { $lines }
       *[other] { minerva-do-cell } ({ $change } VP for your temples) – { $lines }
    }
minerva-do-take = Take 1 { minerva-resource }
minerva-do-resource-stop = Take nothing
minerva-do-garden =
    { $symbols ->
        [0] { minerva-culture }: no tile is left
       *[other] { minerva-culture }: { $missing ->
            [0] { $symbols ->
                [one] that makes the { $symbols } symbol needed
               *[other] that makes the { $symbols } symbols needed
            }
           *[other] { $points } of the { $symbols } symbols needed
        }
    }
minerva-do-convert =
    { $count ->
        [0] Keep everything
       *[other] Turn { $count } { minerva-resource } into { $glory } glory
    }
minerva-do-convert-pair = Turn { $paid } into { $glory } glory
minerva-do-convert-pair-stop = Done
minerva-do-buy =
    { $denarii ->
        [one] Buy 1 { minerva-resource } for { $denarii } denarius
       *[other] Buy 1 { minerva-resource } for { $denarii } denarii
    }
minerva-do-trade-stop = Done
minerva-do-arch = { minerva-culture }: take the tile worth { $vp } VP
minerva-do-arch-stop = Take no tile
minerva-do-bath = Activate { minerva-tile-the } at { minerva-cell-the }
minerva-do-bath-stop = Done
minerva-do-aqueduct-source = Move { minerva-tile-the } from { minerva-cell-the }
minerva-do-aqueduct-source-stop = Move nothing
minerva-do-circus = Remove { minerva-tile-the } at { minerva-cell-the }
minerva-do-circus-stop = Remove nothing
minerva-do-hire-denarii =
    { $denarii ->
        [one] Hire an assistant for { $denarii } denarius: from the next round on one of your residences can activate again
       *[other] Hire an assistant for { $denarii } denarii: from the next round on one of your residences can activate again
    }
minerva-do-hire-glory = Hire an assistant for { $glory } glory: from the next round on one of your residences can activate again
minerva-do-hire-stop = Hire nobody

## Refusals

minerva-only-denarii =
    { $denarii ->
        [0] none
       *[other] { $denarii }
    }
minerva-why-nothing-to-sell = You have no { minerva-resource } to sell.
minerva-why-sell-later = You cannot sell now: you can sell only when you can spend denarii.
minerva-why-no-residence = You have no residence left.
minerva-why-no-assistant = You have no assistant to place.
minerva-why-no-free-residence = You have no residence without an assistant.
minerva-why-fee =
    { $missing ->
        [one] You need { $missing } more denarius: somebody has passed, so every action costs a fee of { $fee }, and you have { minerva-only-denarii }.
       *[other] You need { $missing } more denarii: somebody has passed, so every action costs a fee of { $fee }, and you have { minerva-only-denarii }.
    }
minerva-why-action-first = First choose an action: build, place an assistant or pass.
minerva-why-not-on-display = This tile is not on display.
minerva-why-too-dear =
    { $fee ->
        [0] { $missing ->
            [one] You need { $missing } more denarius: the missing resources come to { $needed }, and you have { minerva-only-denarii }.
           *[other] You need { $missing } more denarii: the missing resources come to { $needed }, and you have { minerva-only-denarii }.
        }
       *[other] { $missing ->
            [one] You need { $missing } more denarius: the missing resources and the fee come to { $needed }, and you have { minerva-only-denarii }.
           *[other] You need { $missing } more denarii: the missing resources and the fee come to { $needed }, and you have { minerva-only-denarii }.
        }
    }
minerva-why-place-first = First choose a cell for the tile.
minerva-why-same-cell = The tile must go to another cell.
minerva-why-occupied = There is already a tile in this cell.
minerva-why-no-contact = A tile must touch your city along a full side.
minerva-why-falls-apart = In that cell the tile would not hold the whole city together.
minerva-why-assistant-cell = An assistant can only go on one of your residences that has none yet.
minerva-why-trade-first = First buy, sell or stop at the trading post.
minerva-why-buy-too-dear =
    { $missing ->
        [one] You need { $missing } more denarius: a resource costs { $price } here, and you have { minerva-only-denarii }.
       *[other] You need { $missing } more denarii: a resource costs { $price } here, and you have { minerva-only-denarii }.
    }
minerva-why-must-take = This cannot be declined: choose a resource.
minerva-why-other-resource = This tile does not give that resource.
minerva-why-resource-first = First choose a resource.
minerva-why-convert-too-many = You can turn at most { $owned } { minerva-resource } into glory: that is all you have.
minerva-why-convert-first = First choose how many resources become glory.
minerva-why-pair-not-owned = You do not have both of these resources.
minerva-why-pair-first = First choose two different resources, or stop.
minerva-why-bath-first = First choose a tile around the public bath, or stop.
minerva-why-aqueduct-source-first = First choose a tile around the aqueduct, or decline.
minerva-why-circus-first = First choose a residence around the circus, or decline.
minerva-why-not-around = Only the eight cells around the new tile count.
minerva-why-empty-cell = There is no tile in this cell.
minerva-why-bath-used = The public bath activates each tile only once.
minerva-why-bath-kind = The public bath activates neither temples nor special facilities nor residences.
minerva-why-cannot-move = This tile cannot be moved without tearing the city apart.
minerva-why-circus-assistant = A residence with an assistant cannot be removed.
minerva-why-circus-kind = The circus removes only residences.
minerva-why-pile-empty = No tile is left in this pile.
minerva-why-pile-first = First choose a culture pile, or decline.
minerva-why-partner-first = First choose the pair from which you take the tile.
minerva-why-direction-first = First choose a direction.
minerva-why-garden-first = First choose a culture category.
minerva-why-hire-denarii =
    { $missing ->
        [one] You need { $missing } more denarius: the assistant costs { $price }, and you have { minerva-only-denarii }.
       *[other] You need { $missing } more denarii: the assistant costs { $price }, and you have { minerva-only-denarii }.
    }
minerva-why-hire-glory = You need { $missing } more glory: the assistant costs { $price }, and you have { $glory ->
        [0] none.
       *[other] { $glory }.
    }
minerva-why-hire-first = First hire an assistant, or decline.

## The log

minerva-log-round-began =
    { $alone ->
        [0] Round { $round }: { $seat } goes first.
       *[1] Round { $round }.
    }
minerva-log-revealed =
    { $count ->
        [one] New tile on display: { $tiles }.
       *[other] New tiles on display: { $tiles }.
    }
minerva-log-revealed-pair = New pair on display: { $pairs }.
minerva-pair = { $tile } – { $partner }
minerva-log-revealed-pairs = New pairs on display: { $pairs }.
minerva-log-sold =
    { $denarii ->
        [one] { $seat } sold { $parts } for { $denarii } denarius.
       *[other] { $seat } sold { $parts } for { $denarii } denarii.
    }
minerva-log-paid-fee =
    { $denarii ->
        [one] { $seat } paid the fee of { $denarii } denarius.
       *[other] { $seat } paid the fee of { $denarii } denarii.
    }
minerva-log-paid = { $seat } paid { $price } for { minerva-tile-the }.
minerva-log-passed = { $seat } passed and took order tile { $order }.
minerva-log-passed-alone = { $seat } passed and ended the main phase.
minerva-log-passed-again =
    { $denarii ->
        [one] { $seat } had to pass again and received { $denarii } denarius.
       *[other] { $seat } had to pass again and received { $denarii } denarii.
    }
minerva-log-passed-again-each =
    { $denarii ->
        [one] { $seats } had to pass again and received { $denarii } denarius each.
       *[other] { $seats } had to pass again and received { $denarii } denarii each.
    }
# alone: the other tile of a pair, with the one that was built
minerva-partner-left = the other tile of the pair ({ $partner }) left the game
minerva-log-removed-partner = { $seat } chose a tile; { minerva-partner-left }.
minerva-log-paid-out-of-pair = { $seat } paid { $price } for { minerva-tile-the }; { minerva-partner-left }.
minerva-log-took-round-tile-out-of-pair =
    { $denarii ->
        [one] { $seat } took { $denarii } denarius from a round tile; { minerva-partner-left }.
       *[other] { $seat } took { $denarii } denarii from a round tile; { minerva-partner-left }.
    }
minerva-built-out-of-pair =
    { $is_paid ->
        [0] { $seat } built { minerva-tile-a } at { minerva-cell-the }
       *[other] { $seat } built { minerva-tile-a } at { minerva-cell-the } for { $price }
    }
minerva-log-built-out-of-pair = { minerva-built-out-of-pair }; { minerva-partner-left }.
minerva-log-built-out-of-pair-and-received = { minerva-built-out-of-pair }, and received { $parts }; { minerva-partner-left }.
minerva-log-took-round-tile =
    { $denarii ->
        [one] { $seat } took { $denarii } denarius from a round tile.
       *[other] { $seat } took { $denarii } denarii from a round tile.
    }
minerva-log-built = { $seat } built { minerva-tile-a } at { minerva-cell-the }.
minerva-log-built-for = { $seat } built { minerva-tile-a } at { minerva-cell-the } for { $price }.
minerva-log-built-and-received = { $seat } built { minerva-tile-a } at { minerva-cell-the } and received { $parts }.
minerva-log-built-for-and-received = { $seat } built { minerva-tile-a } at { minerva-cell-the } for { $price }, and received { $parts }.
minerva-log-built-for-fee = { minerva-did-for-fee }.
minerva-log-placed-assistant = { minerva-did }.
minerva-log-placed-assistant-for-fee = { minerva-did-for-fee }.
minerva-log-chose-direction =
    { $count ->
        [0] { $seat } chose a direction without facilities to activate.
        [one] { $seat } activated { $count } facility.
       *[other] { $seat } activated { $count } facilities.
    }
minerva-log-activated =
    { $count ->
        [one] { $seat } activated { $count } facility and received { $parts }.
       *[other] { $seat } activated { $count } facilities and received { $parts }.
    }
# a new residence or assistant, and the activation that follows
minerva-did =
    { $deed ->
        [built] { $seat } built { minerva-tile-a } at { minerva-cell-the }
       *[placed-assistant] { $seat } placed an assistant on the residence at { minerva-cell-the }
    }
minerva-did-for-fee =
    { $denarii ->
        [one] { minerva-did } for a fee of { $denarii } denarius
       *[other] { minerva-did } for a fee of { $denarii } denarii
    }
minerva-and-activated =
    { $count ->
        [0] and chose a direction without facilities to activate
        [one] and activated { $count } facility
       *[other] and activated { $count } facilities
    }
minerva-and-received =
    { $count ->
        [one] activated { $count } facility and received { $parts }
       *[other] activated { $count } facilities and received { $parts }
    }
minerva-log-did-and-activated = { minerva-did } { minerva-and-activated }.
minerva-log-did-and-activated-for-fee = { minerva-did-for-fee } { minerva-and-activated }.
minerva-log-did-and-received = { minerva-did }, { minerva-and-received }.
minerva-log-did-and-received-for-fee = { minerva-did-for-fee }, { minerva-and-received }.
minerva-log-received = { $seat } received { $parts }.
minerva-log-new-temple = New tile on display: { minerva-tile-plain }.
minerva-log-bought =
    { $denarii ->
        [one] { $seat } bought { $parts } for { $denarii } denarius.
       *[other] { $seat } bought { $parts } for { $denarii } denarii.
    }
minerva-log-bought-nothing = { $seat } bought nothing at the trading post.
minerva-log-declined =
    { $tile ->
        [public_bath] { $seat } finished activating tiles around { minerva-tile-the }.
       *[other] { $seat } did not use the effect of { minerva-tile-the }.
    }
minerva-log-chose-for-bath = { $seat } activated { minerva-tile-the } at { minerva-cell-the } with the public bath.
minerva-log-chose-for-bath-and-received = { $seat } activated a tile at { minerva-cell-the } with the public bath and received { $parts }.
minerva-moved-from = from { minerva-cell-the }
minerva-moved-to = to { minerva-cell-the }
minerva-log-moved = { $seat } moved { minerva-tile-the } { $source } { $target }.
minerva-log-removed-residence = { $seat } removed the residence at { minerva-cell-the } from the game.
minerva-log-hired =
    { $count ->
        [one] Assistant hired: { $parts }.
       *[other] Assistants hired: { $parts }.
    }
minerva-log-did-not-hire = { $parts } did not hire an assistant.
minerva-log-awarded =
    { $tied ->
        [0] { $count ->
            [one] Glory tile of this round: { $parts }.
           *[other] Glory tiles of this round: { $parts }.
        }
       *[other] Glory tiles of this round: { $parts }; the lower order tile broke the tie.
    }
minerva-log-flipped-order = All order tiles but the highest were turned over: this round they score VP.
minerva-log-game-ended = The sixth round is over: final scoring follows.
minerva-log-scored =
    { $what ->
        [culture] VP for culture tiles: { $parts }.
        [glory] VP for glory tiles: { $parts }.
        [temples] VP for temples: { $parts }.
        [stock] VP for denarii and resources: { $parts }.
       *[order] VP for order tiles: { $parts }.
    }

## Tables

minerva-table-display = Tiles on display in round { $round } of { $rounds }
minerva-table-prizes = Culture and glory
minerva-table-seats = Players
minerva-table-seats-fee = Players (somebody has passed: every action costs a fee of { minerva-fee })
minerva-table-city = City: { $seat }
minerva-display-many =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
minerva-display-alone = { $name }
minerva-display-pair = or { $name }
minerva-column-tile = Tile
minerva-column-cost = Cost
minerva-column-price = You pay
minerva-column-effect = Effect
minerva-column-prize = Prize
minerva-column-condition = For
minerva-column-points = VP
minerva-column-seat = { $seat }
minerva-column-seat-name = Player
minerva-column-denarii = Denarii
minerva-column-wheat = Wheat
minerva-column-wood = Wood
minerva-column-stone = Stone
minerva-column-ore = Ore
minerva-column-glory = Glory
minerva-column-residences = Residences
minerva-column-assistants = Assistants
minerva-column-order = Order
minerva-column-row = Row
minerva-column-letter = { $letter }
minerva-prize-symbols =
    { $symbols ->
        [one] { $symbols } symbol, tiles left: { $left }
       *[other] { $symbols } symbols, tiles left: { $left }
    }
minerva-prize-glory = Glory, place { $rank }
minerva-prize-lead = { $seats }, with { $glory } glory
minerva-prize-level = { $seats }, level at { $glory } glory: whoever passes first is ahead
minerva-cell = { $cell }
minerva-cell-assistant = Residence with assistant
minerva-cell-temple = Temple: { $points }

## The end

minerva-score-culture = Culture tiles
minerva-score-glory = Glory tiles
minerva-score-temples = Temples
minerva-score-stock = Denarii and resources
minerva-score-order = Order tile
minerva-score-total = Total
minerva-solo-title =
    { $title ->
        [augustus] Emperor Augustus
        [consul] Consul
        [legate] Legate
        [tribune] Tribune
        [centurion] Centurion
        [immune] Immune
       *[civilian] Civilian
    }
minerva-outcome-solo = { $seat } scored { $points } VP and earned the title of { minerva-solo-title }.
minerva-outcome = { $seat } wins with { $points } VP.
minerva-outcome-tiles = { $seat } wins with { $points } VP, breaking the tie with the most culture and glory tiles ({ $count }).
minerva-outcome-temples = { $seat } wins with { $points } VP: the number of tiles is tied too, and the most temples ({ $count }) break the tie.
minerva-outcome-order = { $seat } wins with { $points } VP: everything else is tied, and order tile { $order } is the lower one.

## Who would win now

minerva-standing-points = VP if the game ended now
minerva-standing-solo =
    { $points ->
        [one] { $points } VP now: { minerva-solo-title }
       *[other] { $points } VP now: { minerva-solo-title }
    }
minerva-standing-next-title = { $missing } more VP earn you the title of { minerva-solo-title }.
minerva-standing-tie =
    { $by ->
        [tiles] { $seat } would win the tie with more culture and glory tiles.
        [temples] { $seat } would win the tie with more temples.
       *[order] { $seat } would win the tie with the lower order tile.
    }
minerva-standing-tie-open = More culture and glory tiles win a tie, then more temples, then the lower order tile: so far nothing decides.
minerva-standing-merits =
    { $order ->
        [0] In a tie: { minerva-merit-tiles }, { minerva-merit-temples }, no order tile yet.
       *[other] In a tie: { minerva-merit-tiles }, { minerva-merit-temples }, order tile { $order }.
    }
minerva-standing-rounds =
    { $rounds ->
        [0] This is the last round.
        [one] { $rounds } more round comes after this one.
       *[other] { $rounds } more rounds come after this one.
    }
minerva-standing-prizes = Still to be won: { $glory } VP on glory tiles and { $culture } VP on culture tiles.

## The board

minerva-board = The board of Minerva
# where long names may be broken on a small tile
minerva-board-breaks = Weapon|smith Char|coal Trium|phal Colos|seum Store|house Barr|acks
minerva-board-display = Tiles on display
minerva-board-category-production = Production: these give resources when a residence activates them.
minerva-board-category-commerce = Commerce: these give denarii when a residence activates them.
minerva-board-category-culture = Culture: these give culture points when a residence activates them; enough points take a culture tile worth VP.
minerva-board-category-military = Military: these give glory when a residence activates them; the most glory is worth VP at the end of the round.
minerva-board-category-special = Special: each does something of its own, once, when it is built.
minerva-board-category-temple = Temples: they need no activation; at the end of the game they give VP for what stands around them or for what you have.
minerva-board-display-empty = No tile is on display.
minerva-board-pairs = Pairs of tiles on display
minerva-board-placing = What is being placed
minerva-board-mine = Your supply
minerva-board-my-city = Back to my city
minerva-board-show-city = Show the city of { $seat }
minerva-board-free = free
minerva-board-nothing = nothing
minerva-board-idle =
    { $count ->
        [one] { $count } facility, nothing now
       *[other] { $count } facilities, nothing now
    }
minerva-board-points = VP now
minerva-board-part = { $name } { $points }
minerva-board-scores = It scores { $points } VP now.
minerva-board-short =
    { $missing ->
        [one] You lack { $missing } denarius for it.
       *[other] You lack { $missing } denarii for it.
    }
minerva-board-reconstructed = Some numbers of this tile are reconstructed.
minerva-board-look-lines = Small numbers on the cells count the facilities that each direction would activate; the list says what they would give.
minerva-board-look-facility = A residence activates every facility in the direction you choose, up to the first empty cell or the next residence: long straight rows pay.
minerva-board-look-temples = A purple number says how your temples’ VP would change; the best cell brings { $points } VP.
minerva-board-look-arrows = Choose an arrow in the city. It shows what the facilities in that direction give, from the residence to the first empty cell or the next residence; ≤ stands before what you may still choose to pay for.
minerva-board-window = Your city has reached the edge of the 17×17 square; nothing can be placed beyond it (MIN-14.2).
minerva-board-piles = Culture piles
minerva-board-pile-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
minerva-board-pile-none = no tile left
minerva-board-pile-empty = No tile is left in this pile.
minerva-board-pile-points =
    { $points ->
        [one] { $points } culture point has been gained in this activation.
       *[other] { $points } culture points have been gained in this activation.
    }
minerva-board-pile-tile =
    { $symbols ->
        [one] { $symbols } symbol: { $vp } VP
       *[other] { $symbols } symbols: { $vp } VP
    }
minerva-board-pile-taken = { $seat } took the tile worth { $vp } VP.
minerva-board-glory = Glory tiles
# beside the points that its tiles are worth in each round; short
minerva-board-glory-for = Glory: VP for the most
minerva-board-glory-round = Glory tiles of round { $round }
minerva-board-glory-won = Place { $rank }, { $vp } VP: { $seat }
minerva-board-glory-leads = Place { $rank }, { $vp } VP: { $seats } would win it now, with { $glory } glory
minerva-board-glory-level = Place { $rank }, { $vp } VP: { $seats } are level at { $glory } glory; whoever passes first is ahead
minerva-board-glory-nobody = Place { $rank }, { $vp } VP: nobody won it
minerva-board-glory-open = Place { $rank }, { $vp } VP: open
minerva-board-order = Order tiles
minerva-board-round-ends = Round ends when all pass
minerva-board-order-about = Whoever passes takes the lowest number left, does nothing more in this round, and receives 1 denarius whenever it would be their turn again. When all have passed, the round ends: assistants are hired, then glory is awarded (MIN-5.4, MIN-5.9). Whoever holds number 1 begins the next round (MIN-5.1), and whoever still plays pays a fee for each action.
minerva-board-glory-tiles-about = When a round ends, whoever has the most glory takes its first tile, the next player the second, and so on; without glory nobody gets one (MIN-12.5, MIN-12.7).
minerva-board-points-about = Counted as if the game ended now (MIN-13.2 to MIN-13.6).
minerva-board-denarii-about = Denarii pay for tiles, the fee and assistants, and 3 of them replace a resource that you lack (MIN-3.4).
minerva-board-glory-about = Glory decides who gets the glory tiles at the end of the round; it can pay for an assistant, too (MIN-12.2, MIN-12.5).
minerva-board-order-tile = Order tile { $number }
minerva-board-order-held = { $seat } has passed and holds it.
minerva-board-order-next = Whoever passes next takes it.
minerva-board-order-later = It is taken after the lower numbers.
minerva-board-order-points = In the last round it is worth { $vp } VP.
minerva-board-fee =
    { $fee ->
        [one] Fee: { $fee } denarius per action
       *[other] Fee: { $fee } denarii per action
    }
minerva-board-no-fee = No fee until somebody passes
minerva-board-deck = tiles in the deck
minerva-board-deck-title = Tiles in the deck: { $count }
minerva-board-deck-sure =
    { $sure ->
        [0] Chance decides how many new tiles come in the next round.
        [one] At least { $sure } new tile comes in the next round.
       *[other] At least { $sure } new tiles come in the next round.
    }
minerva-board-deck-over = This is the last round: what is left in the deck stays out of the game.
minerva-board-deck-unseen = Not seen yet: { $tiles }.
minerva-board-temple-deck = temples in the deck
minerva-board-temple-deck-title = Temples in the deck: { $count }
minerva-board-temple-deck-unseen = These temples have not been seen yet:
minerva-board-temple-deck-none = All temples have been seen.
minerva-board-cap = You have { $count }; { $cap } is the most you can keep.
minerva-board-residence = Residence
minerva-board-residences = Residences in your supply: { $count }
minerva-board-residence-about = Build one into your city, then activate all facilities in one direction.
minerva-board-assistant = Assistant
minerva-board-assistant-about = The residence on which you place it activates in one direction again, as if it had just been built.
minerva-board-assistants = Assistants: { $count } to place, { $placed } placed
minerva-board-hire = The next one costs { $denarii } denarii or { $glory } glory at the end of a round.
minerva-board-hire-none = You cannot hire any more.
minerva-board-passed = passed: { $order }
minerva-board-titles = Titles and the VP they need
minerva-board-best = Your best so far: { $points } VP.
minerva-board-no-best = You have not finished a solo match in this browser yet.
minerva-board-new-best = This is your best result so far.
minerva-board-not-best = Your best result is still { $before } VP.
