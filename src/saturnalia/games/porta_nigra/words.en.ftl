### Porta Nigra. Arguments: seat and seats are names; building, row, color, card, honor, symbol and area are ids; the rest are numbers. The names of things stand in names.en.toml.

## Names

porta_nigra-row =
    { $row ->
        [a] A
        [b] B
       *[c] C
    }
# a site on a button: "Basilica A4"
porta_nigra-site =
    { $row ->
        [single] { porta_nigra-building } site { $position }
       *[other] { porta_nigra-building } { porta_nigra-row }{ $position }
    }
# the same inside a sentence: "site A4 of the Basilica"
porta_nigra-site-of =
    { $row ->
        [single] site { $position } of the { porta_nigra-building }
       *[other] site { porta_nigra-row }{ $position } of the { porta_nigra-building }
    }
porta_nigra-card-object = { porta_nigra-card }
porta_nigra-building-card-plain = { porta_nigra-color-plain } { porta_nigra-building }
porta_nigra-bricks-of =
    { $height ->
        [one] { $height } { porta_nigra-color-plain } brick
       *[other] { $height } { porta_nigra-color-plain } bricks
    }
porta_nigra-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
porta_nigra-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# the two parts of an interim scoring
porta_nigra-split-object =
    { $coins ->
        [0] { porta_nigra-points }
       *[other] { $points ->
            [0] { porta_nigra-coins }
           *[other] { porta_nigra-coins } and { porta_nigra-points }
        }
    }
porta_nigra-symbol =
    { $symbol ->
        [buy_black] buy a black brick
        [buy_blue] buy a blue brick
        [buy_red] buy a red brick
        [buy_yellow] buy a yellow brick
        [buy_white] buy a white brick
        [buy_any] buy any brick
        [build] build
        [influence] { $amount ->
            [one] take { $amount } influence token
           *[other] take { $amount } influence tokens
        }
        [torch] { $amount ->
            [one] take { $amount } torch token
           *[other] take { $amount } torch tokens
        }
       *[coins] { $amount ->
            [one] take { $amount } coin
           *[other] take { $amount } coins
        }
    }
# what stands twice on a card is said once
porta_nigra-symbols =
    { $count ->
        [one] { porta_nigra-symbol }
        [2] { porta_nigra-symbol } twice
       *[other] { $count } × { porta_nigra-symbol }
    }
porta_nigra-card-facts = { porta_nigra-card } (up to { $torches } of these actions: { $symbols })
porta_nigra-building-card = { porta_nigra-building } ({ porta_nigra-color-plain })
# what an honour card does, after a colon
porta_nigra-honor-effect =
    { $kind ->
        [final_scoring] { $set ->
            [0] { $final } points at the end, in exchange for your card worth { $discard }
           *[other] { $final } points at the end, in exchange for { $set } cards of different buildings
        }
        [substitute_building] counts as a building card of the { porta_nigra-building }
        [porta_nigra_brick] one more brick on one of your Porta Nigra segments
       *[instant] { $gains }
    }
# the same as a whole sentence, for the detail panel
porta_nigra-honor-about =
    { $kind ->
        [final_scoring] { $set ->
            [0] Discard your final-scoring card worth { $discard } points; this one is worth { $final } points at final scoring.
           *[other] Discard { $set } building cards of different buildings; this card is worth { $final } points at final scoring.
        }
        [substitute_building] You keep it, and it counts in every way as a building card of the { porta_nigra-building }.
        [porta_nigra_brick] Put a brick from the reserve under the Roman of one of your Porta Nigra segments: it brings no points, but it can bring rewards.
       *[instant] You receive { $gains } at once.
    }
porta_nigra-honor-priced =
    { $count ->
        [one] { porta_nigra-honor } ({ $price })
       *[other] { $count } × { porta_nigra-honor } ({ $price })
    }
porta_nigra-gain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
porta_nigra-gain-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
porta_nigra-gain-torches =
    { $count ->
        [one] { $count } torch token
       *[other] { $count } torch tokens
    }
porta_nigra-gain-influence =
    { $count ->
        [one] { $count } influence token
       *[other] { $count } influence tokens
    }
porta_nigra-gain-romans =
    { $count ->
        [one] { $count } Roman
       *[other] { $count } Romans
    }
porta_nigra-gain-bricks =
    { $count ->
        [one] { $count } { porta_nigra-color-plain } brick
       *[other] { $count } { porta_nigra-color-plain } bricks
    }
# what somebody has received, as the object of a sentence
porta_nigra-gained-points = { porta_nigra-gain-points }
porta_nigra-gained-coins = { porta_nigra-gain-coins }
porta_nigra-gained-torches = { porta_nigra-gain-torches }
porta_nigra-gained-influence = { porta_nigra-gain-influence }
porta_nigra-gained-romans = { porta_nigra-gain-romans }
porta_nigra-gained-bricks = { porta_nigra-gain-bricks }
porta_nigra-gained-card = the { porta_nigra-color-plain } { porta_nigra-building } card
porta_nigra-reward-about =
    { $every ->
        [one] For every brick you have in the { porta_nigra-building } you receive { $gains }.
       *[other] For every { $every } bricks you have in the { porta_nigra-building } you receive { $gains }.
    }

## The game in the lobby

porta_nigra-title = Porta Nigra
porta_nigra-tagline = Build the great monuments of Roman Trier, brick by brick, with never quite enough coins.
porta_nigra-about = Two to four master builders walk the four quarters of Augusta Treverorum. They buy bricks of five colours and raise segments of the Amphitheatre, the Basilica, the City Wall and the Porta Nigra with them. Each turn one card says which actions are open to you, and its torches say how many you may take. Whoever makes the most of sites, building cards, honour cards and twelve majorities wins. About an hour and a half.
porta_nigra-aim =
    { $players ->
        [2] Buy bricks and build with them: each segment brings points at once, majorities and cards bring more at the end, and whoever has the most wins. You play three rounds, about an hour and a half with people, less with bots.
       *[other] Buy bricks and build with them: each segment brings points at once, majorities and cards bring more at the end, and whoever has the most wins. You play two rounds, about an hour and a half with people, less with bots.
    }

## Options

porta_nigra-option-seats = Players
porta_nigra-option-seats-about = Two players play three rounds; three or four play two.
porta_nigra-option-seats-2 = 2 players
porta_nigra-option-seats-3 = 3 players
porta_nigra-option-seats-4 = 4 players
porta_nigra-option-romans_for_influence = Influence action “Roman”
porta_nigra-option-romans_for_influence-about = The rule gives one Roman for two influence, an example in the rulebook gives two.
porta_nigra-option-romans_for_influence-rule = 1 Roman, as in the rule
porta_nigra-option-romans_for_influence-example = 2 Romans, as in the example

## Questions

porta_nigra-ask-place-builder = Choose the quarter where your master builder begins: you buy and build there, and each quarter farther clockwise costs 1 coin.
porta_nigra-ask-play-card = Choose an action card to play: its torches say how many of its actions you may take.
porta_nigra-ask-turn-menu =
    { $left ->
        [0] { $torches ->
            [0] { $influence ->
                [0] You have no torch left, and no influence action is possible: end your turn.
               *[other] You have no torch left: take influence actions or end your turn.
            }
            [one] { $influence ->
                [0] Use your torch token for another action, or end your turn.
               *[other] Use your torch token for another action, take influence actions or end your turn.
            }
           *[other] { $influence ->
                [0] Use your { $torches } torch tokens for more actions, or end your turn.
               *[other] Use your { $torches } torch tokens for more actions, take influence actions or end your turn.
            }
        }
       *[other] Choose your next action: your card allows { $left } more.
    }
porta_nigra-ask-buy-color = Choose a shop to buy a brick in (you have { porta_nigra-coins }).
porta_nigra-ask-build-site = Choose a site for your segment. One of your Romans stays there.
porta_nigra-ask-gate-height = Choose how many { porta_nigra-color-plain } bricks your Porta Nigra segment has.
porta_nigra-ask-raise-site = Choose a segment to raise by one brick.
porta_nigra-units =
    { $units ->
        [one] { $units } coin or point
       *[other] { $units } coins or points
    }
porta_nigra-ask-interim-tens =
    { $bricks ->
        [0] Interim scoring: you have no bricks on the board, so you receive nothing.
        [one] Interim scoring: your { $bricks } brick on the board is worth { porta_nigra-units }. Choose how many coins you take; the rest are points.
       *[other] Interim scoring: your { $bricks } bricks on the board are worth { porta_nigra-units }. Choose how many coins you take; the rest are points.
    }
porta_nigra-ask-interim-units = Your bricks are worth { porta_nigra-units }. Choose exactly how many coins you take; the rest are points.
porta_nigra-ask-name-start-player = You have the fewest points: choose who goes first in the next round.

## Answers

# stands at the end of an answer that costs a torch token
porta_nigra-by-token =
    { $token ->
        [0] {""}
       *[1] {" "}(using a torch token)
    }
porta_nigra-do-place-builder = Begin in the { porta_nigra-building } quarter, next to the { porta_nigra-color-plain } shop
porta_nigra-do-play-card = Play { porta_nigra-card-facts }
porta_nigra-do-buy =
    { $move ->
        [0] Buy a { porta_nigra-color-plain } brick for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } ({ $left } left){ porta_nigra-by-token }
       *[other] Buy a { porta_nigra-color-plain } brick for { $cost } coins, { $move } of them for moving ({ $left } left){ porta_nigra-by-token }
    }
porta_nigra-do-buy-any = Buy a brick of any colour{ porta_nigra-by-token }
porta_nigra-do-buy-instead = Buy a brick of any colour, because the { porta_nigra-color-plain } shop is empty{ porta_nigra-by-token }
porta_nigra-do-buy-only =
    { $move ->
        [0] Buy a brick of any colour; all you can pay for is a { porta_nigra-color-plain } one for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }{ porta_nigra-by-token }
       *[other] Buy a brick of any colour; all you can pay for is a { porta_nigra-color-plain } one for { $cost } coins, { $move } of them for moving{ porta_nigra-by-token }
    }
porta_nigra-do-build = Build a segment with 1 Roman; you choose the site next{ porta_nigra-by-token }
# the only site that is possible, with what it costs and brings
porta_nigra-only-site =
    { $heights ->
        [0] { porta_nigra-do-build-site }
       *[1] { porta_nigra-do-build-gate }
    }
porta_nigra-do-build-only = Build a segment{ porta_nigra-by-token }; the only possible site: { porta_nigra-only-site }
porta_nigra-do-influence =
    { $amount ->
        [one] Take { $amount } influence token{ porta_nigra-by-token }
       *[other] Take { $amount } influence tokens{ porta_nigra-by-token }
    }
porta_nigra-do-torch =
    { $amount ->
        [one] Take { $amount } torch token{ porta_nigra-by-token }
       *[other] Take { $amount } torch tokens{ porta_nigra-by-token }
    }
porta_nigra-do-coins =
    { $amount ->
        [one] Take { $amount } coin from the bank{ porta_nigra-by-token }
       *[other] Take { $amount } coins from the bank{ porta_nigra-by-token }
    }
porta_nigra-do-give-up-card-torch = Give up a card torch for { porta_nigra-coins }
porta_nigra-do-sell-torch = Return a torch token for { porta_nigra-coins }
porta_nigra-do-influence-roman =
    { $romans ->
        [one] Pay { $price } influence for { $romans } Roman from the stock ({ $left } left)
       *[other] Pay { $price } influence for { $romans } Romans from the stock ({ $left } left)
    }
porta_nigra-do-influence-build = Pay { $price } influence to place a segment ({ $left } left)
porta_nigra-do-influence-build-only = Pay { $price } influence to place a segment ({ $left } left); the only possible site: { porta_nigra-only-site }
porta_nigra-do-buy-honor = Buy { porta_nigra-honor } for { $price } influence ({ $left } left): { porta_nigra-honor-effect }
porta_nigra-do-end-turn =
    { $coins ->
        [0] End the turn
       *[other] End the turn and take { porta_nigra-coins } for the unused card torches
    }
# what a segment costs and brings, after a colon
porta_nigra-white-used =
    { $white ->
        [0] {""}
       *[other] { $whole ->
            [0] { $white ->
                [one] {" "}(using a white one)
               *[other] {" "}(using { $white } white ones)
            }
           *[other] { $white ->
                [one] {" "}(a white one in its place)
               *[other] {" "}(white ones in their place)
            }
        }
    }
porta_nigra-way-paid =
    { $move ->
        [0] {""}
        [one] , { $move } coin for moving
       *[other] , { $move } coins for moving
    }
porta_nigra-card-earned =
    { $earns ->
        [0] {""}
       *[other] , a building card
    }
porta_nigra-rewards-earned =
    { $rewards ->
        [0] {""}
        [one] , { $rewards } reward
       *[other] , { $rewards } rewards
    }
# the only gain that a site in the Porta Nigra has before its height is chosen
porta_nigra-gate-card =
    { $earns ->
        [0] {""}
       *[other] {": "}a building card
    }
porta_nigra-do-build-site = { porta_nigra-site } for { porta_nigra-bricks-of }{ porta_nigra-white-used }, 1 Roman{ porta_nigra-way-paid }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }
porta_nigra-do-build-gate = { porta_nigra-site } for { $least } to { $most } { porta_nigra-color-plain } bricks, 1 Roman{ porta_nigra-way-paid }{ porta_nigra-gate-card }
porta_nigra-do-gate-height = { porta_nigra-bricks-of }{ porta_nigra-white-used }, 1 Roman{ porta_nigra-way-paid }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }
porta_nigra-do-raise = Raise { porta_nigra-site } to { porta_nigra-bricks-of }{ porta_nigra-rewards-earned }
porta_nigra-do-interim-tens =
    { $several ->
        [0] { $first ->
            [one] Take { $first } coin
           *[other] Take { $first } coins
        }
       *[other] { $last ->
            [one] Take { $first } or { $last } coin
           *[other] Take { $first } to { $last } coins
        }
    }
porta_nigra-all-coins =
    { $all_coins ->
        [one] { $all_coins } coin
       *[other] { $all_coins } coins
    }
porta_nigra-all-points =
    { $all_points ->
        [one] { $all_points } point
       *[other] { $all_points } points
    }
porta_nigra-do-interim-units = Take { porta_nigra-split-object }: that makes { porta_nigra-all-coins } and { porta_nigra-all-points } in all
porta_nigra-do-name-start-player = { $seat } goes first

## Refusals

porta_nigra-why-place-builder-first = First choose a quarter for your master builder.
porta_nigra-why-play-card-first = First play an action card; everything else comes after it.
porta_nigra-why-card-played = You have already played { porta_nigra-card } this round.
porta_nigra-why-card-not-used = { porta_nigra-card } is not used with this many players.
porta_nigra-why-card-not-in-hand = { porta_nigra-card } is not in your hand.
porta_nigra-why-buy-first = First choose a shop to buy in.
porta_nigra-why-build-first = First choose a site to build on.
porta_nigra-why-raise-first = First choose a segment to raise.
porta_nigra-why-name-first = First choose who goes first in the next round.
porta_nigra-why-no-card-torch = There is no torch left on your card.
porta_nigra-why-no-torch = You have no torch token.
porta_nigra-why-no-torch-left = This action needs a torch: there is none left on your card, and you have no torch token.
porta_nigra-why-no-such-symbol = Your card has no such symbol.
porta_nigra-why-symbol-used = You have already used this symbol this turn.
porta_nigra-why-use-the-first = This symbol is on your card twice; use the other one first.
porta_nigra-had =
    { $have ->
        [0] none
       *[other] { $have }
    }
porta_nigra-coins-had =
    { $coins ->
        [0] none
       *[other] { $coins }
    }
porta_nigra-why-influence =
    { $missing ->
        [one] You need { $missing } more influence token: this costs { $price }, and you have { porta_nigra-had }.
       *[other] You need { $missing } more influence tokens: this costs { $price }, and you have { porta_nigra-had }.
    }
porta_nigra-why-no-roman-in-stock = You have no Romans left in the stock.
porta_nigra-why-no-roman = You need a Roman in your play area to place a segment.
porta_nigra-why-no-site = There is no empty site that you have the bricks for and can pay to reach.
porta_nigra-why-buy-by-symbol = To buy a brick, use a purchase symbol on your card.
porta_nigra-why-build-by-symbol = To build, use the build symbol on your card or pay { $price } influence.
porta_nigra-why-raise-by-honor = A finished segment can only be raised by an honour card that adds a brick.
porta_nigra-why-builder-moves-along = Your master builder moves only when you buy or build, and you pay for it then.
porta_nigra-why-one-card-a-turn = You may play only one action card a turn.
porta_nigra-why-not-now = You are not asked about this now.
porta_nigra-why-market-empty = All five shops are empty.
porta_nigra-why-no-brick-affordable =
    { $coins ->
        [0] You have no coins to buy a brick with.
        [one] With { $coins } coin you cannot pay for any brick and the move to its shop.
       *[other] With { $coins } coins you cannot pay for any brick and the move to its shop.
    }
porta_nigra-why-shop-empty = The { porta_nigra-color-plain } shop is empty.
porta_nigra-and-the-way =
    { $move ->
        [0] {""}
       *[other] , moving there { $move }
    }
porta_nigra-why-brick-too-dear =
    { $missing ->
        [one] You need { $missing } more coin: the { porta_nigra-color-plain } brick costs { $price }{ porta_nigra-and-the-way }, and you have { porta_nigra-coins-had }.
       *[other] You need { $missing } more coins: the { porta_nigra-color-plain } brick costs { $price }{ porta_nigra-and-the-way }, and you have { porta_nigra-coins-had }.
    }
porta_nigra-why-site-taken = { $seat } has already built there, and each site holds only one segment.
# in the Porta Nigra (bricks = 0) the height is free; on white sites white bricks are no jokers
porta_nigra-bricks-asked =
    { $bricks ->
        [0] at least { porta_nigra-bricks-of }
       *[other] { porta_nigra-bricks-of }
    }
porta_nigra-bricks-had =
    { $color ->
        [white] you have { porta_nigra-had }
       *[other] { $have ->
            [0] you have none, not even white ones
           *[other] you have { $have }, white ones included
        }
    }
porta_nigra-why-site-bricks =
    { $missing ->
        [one] You need { $missing } more brick: this site takes { porta_nigra-bricks-asked }, and { porta_nigra-bricks-had }.
       *[other] You need { $missing } more bricks: this site takes { porta_nigra-bricks-asked }, and { porta_nigra-bricks-had }.
    }
porta_nigra-why-site-too-far =
    { $missing ->
        [one] You need { $missing } more coin: moving to this quarter costs { $move }, and you have { porta_nigra-coins-had }.
       *[other] You need { $missing } more coins: moving to this quarter costs { $move }, and you have { porta_nigra-coins-had }.
    }
porta_nigra-why-height = Your bricks are enough for a height of { $most } at most.
porta_nigra-why-height-first = First choose the height of your segment.
porta_nigra-why-honor-limit =
    { $most ->
        [one] You may buy only { $most } honour card a turn.
       *[other] You may buy only { $most } honour cards a turn.
    }
porta_nigra-why-honor-not-shown = { porta_nigra-honor } is not on display.
porta_nigra-why-honor-set = It costs { $set } building cards of different buildings as well, and you do not have them all.
porta_nigra-why-honor-discard = It costs a final-scoring card worth { $discard } points as well, and you have none.
porta_nigra-why-honor-no-effect = { porta_nigra-honor } would give you nothing, because nothing is left in the stock for it.
porta_nigra-why-nothing-to-raise = You have no segment in the Porta Nigra that can still be raised.
porta_nigra-why-reserve-empty = There is no brick left in the reserve.
porta_nigra-why-raise-own = You can only raise your own segments in the Porta Nigra.
porta_nigra-why-raise-highest = This segment already has { $most } bricks and cannot be raised any further.
porta_nigra-why-split = You cannot take that many: your bricks are worth only { $units }.
porta_nigra-why-split-first = First split your interim scoring into coins and points.

## The log

porta_nigra-log-round-began = Round { $round }: { $seat } goes first.
porta_nigra-supplied-color = { $count } { porta_nigra-color-plain }
porta_nigra-log-supplied =
    { $shuffled ->
        [0] { porta_nigra-supply-brought } to the market ({ $colors }), which now has { $market }.
       *[other] { porta_nigra-supply-brought } to the market ({ $colors }), which now has { $market }; the supply cards were reshuffled.
    }
porta_nigra-supply-brought =
    { $cards ->
        [one] { $bricks ->
            [one] { $cards } supply card brought { $bricks } brick
           *[other] { $cards } supply card brought { $bricks } bricks
        }
       *[other] { $bricks ->
            [one] { $cards } supply cards brought { $bricks } brick
           *[other] { $cards } supply cards brought { $bricks } bricks
        }
    }
porta_nigra-log-showed-building-card =
    { $count ->
        [one] New building card: { $cards }.
       *[other] New building cards: { $cards }.
    }
porta_nigra-log-showed-honor =
    { $count ->
        [one] New honour card: { $cards }.
       *[other] New honour cards: { $cards }.
    }
porta_nigra-log-placed-builder = { $seat } began in the { porta_nigra-building } quarter.
porta_nigra-log-played-card =
    { $torches ->
        [one] { $seat } played { porta_nigra-card } (up to { $torches } action).
       *[other] { $seat } played { porta_nigra-card } (up to { $torches } actions).
    }
porta_nigra-log-used-torch = { $seat } used a torch token for one more action.
porta_nigra-log-moved = { $seat } moved to the { porta_nigra-building } quarter for { porta_nigra-coins }.
porta_nigra-log-bought = { $seat } bought { $parts }.
porta_nigra-log-bought-by-token =
    { $number ->
        [one] { $seat } used a torch token and bought { $parts }.
       *[other] { $seat } bought { $parts } (the first using a torch token).
    }
porta_nigra-bought-brick =
    { $move ->
        [0] { $count ->
            [one] { $cost ->
                [one] a { porta_nigra-color-plain } brick for { $cost } coin{ porta_nigra-token-told }
               *[other] a { porta_nigra-color-plain } brick for { $cost } coins{ porta_nigra-token-told }
            }
           *[other] { $cost ->
                [one] { $count } { porta_nigra-color-plain } bricks for { $cost } coin each{ porta_nigra-token-told }
               *[other] { $count } { porta_nigra-color-plain } bricks for { $cost } coins each{ porta_nigra-token-told }
            }
        }
       *[other] { $token ->
            [0] a { porta_nigra-color-plain } brick in the { porta_nigra-building } quarter for { $cost } coins ({ $move } of them for moving)
           *[other] a { porta_nigra-color-plain } brick in the { porta_nigra-building } quarter for { $cost } coins ({ $move } of them for moving; using a torch token)
        }
    }
# stands at the end of a line about an action that cost a torch token
porta_nigra-token-told =
    { $token ->
        [0] {""}
        [one] {" "}(using a torch token)
       *[other] {" "}(using { $token } torch tokens)
    }
# the rewards at the end of the line about a segment
porta_nigra-reward-told =
    { $rewards ->
        [0] {""}
       *[other] { $kinds ->
            [0] ; nothing was left in the stock for the master builder reward
           *[other] { $rewards ->
                [one] , plus { $reward } as a master builder reward
               *[other] , plus { $reward } as { $rewards } master builder rewards
            }
        }
    }
porta_nigra-move-told =
    { $move ->
        [0] {""}
        [one] {" "}(after moving there for { $move } coin)
       *[other] {" "}(after moving there for { $move } coins)
    }
porta_nigra-log-built = { $seat } built { porta_nigra-bricks-of }{ porta_nigra-white-used } on { porta_nigra-site-of }{ porta_nigra-move-told } and received { $gains }{ porta_nigra-reward-told }.
porta_nigra-log-built-by-token = { $seat } built { porta_nigra-bricks-of }{ porta_nigra-white-used } on { porta_nigra-site-of }{ porta_nigra-move-told } and received { $gains }{ porta_nigra-reward-told } (using a torch token).
porta_nigra-log-took-influence =
    { $count ->
        [one] { $seat } took { $count } influence token{ porta_nigra-token-told }.
       *[other] { $seat } took { $count } influence tokens{ porta_nigra-token-told }.
    }
porta_nigra-log-took-torches =
    { $count ->
        [one] { $seat } took { $count } torch token{ porta_nigra-token-told }.
       *[other] { $seat } took { $count } torch tokens{ porta_nigra-token-told }.
    }
porta_nigra-log-took-coins = { $seat } took { porta_nigra-coins } from the bank{ porta_nigra-token-told }.
porta_nigra-log-gave-up-torches =
    { $count ->
        [one] { $seat } gave up a card torch for { porta_nigra-coins }.
       *[other] { $seat } gave up { $count } card torches for { porta_nigra-coins }.
    }
porta_nigra-log-sold-torch =
    { $count ->
        [one] { $seat } returned a torch token for { porta_nigra-coins }.
       *[other] { $seat } returned { $count } torch tokens for { porta_nigra-coins }.
    }
porta_nigra-log-paid-for-romans =
    { $romans ->
        [one] { $seat } paid { $influence } influence for { $romans } Roman.
       *[other] { $seat } paid { $influence } influence for { $romans } Romans.
    }
porta_nigra-log-paid-for-build = { $seat } paid { $influence } influence to build.
porta_nigra-log-built-by-influence = { $seat } paid { $influence } influence, built { porta_nigra-bricks-of }{ porta_nigra-white-used } on { porta_nigra-site-of }{ porta_nigra-move-told } and received { $gains }{ porta_nigra-reward-told }.
porta_nigra-log-bought-honor =
    { $kind ->
        [final_scoring] { $set ->
            [0] { $seat } bought { porta_nigra-honor } for { $price } influence and the card worth { $discard }; it will be worth { $final } points at the end.
           *[other] { $seat } bought { porta_nigra-honor } for { $price } influence and { $set } building cards; it will be worth { $final } points at the end.
        }
        [substitute_building] { $seat } bought the { porta_nigra-honor } for { $price } influence: it counts as a building card.
        [porta_nigra_brick] { $seat } bought { porta_nigra-honor } for { $price } influence.
       *[instant] { $seat } bought { porta_nigra-honor } for { $price } influence and received { $brought }.
    }
porta_nigra-log-raised =
    { $rewards ->
        [0] { $seat } raised the segment on { porta_nigra-site-of } to { porta_nigra-bricks-of }.
       *[other] { $seat } raised the segment on { porta_nigra-site-of } to { porta_nigra-bricks-of }{ porta_nigra-reward-raised }.
    }
porta_nigra-log-bought-and-raised =
    { $rewards ->
        [0] { $seat } bought { porta_nigra-honor } for { $price } influence and raised the segment on { porta_nigra-site-of } to { porta_nigra-bricks-of }.
       *[other] { $seat } bought { porta_nigra-honor } for { $price } influence and raised the segment on { porta_nigra-site-of } to { porta_nigra-bricks-of }{ porta_nigra-reward-raised }.
    }
porta_nigra-reward-raised =
    { $kinds ->
        [0] ; nothing was left in the stock for the master builder reward
       *[other] , receiving { $reward } as a master builder reward
    }
porta_nigra-log-drew-card = { $seat } drew { $cards }.
porta_nigra-log-began-early-end =
    { $why ->
        [bricks] The reserve and the market are empty: { $seat } received { porta_nigra-points }, and everybody else has one last turn.
       *[segments] { $seat } placed their last segment and received { porta_nigra-points }; everybody else has one last turn.
    }
porta_nigra-log-split-interim = Interim scoring: { $parts }.
porta_nigra-seat-split =
    { $bricks ->
        [0] { $seat } – nothing (no bricks on the board)
        [one] { $seat } – { porta_nigra-split-object } ({ $bricks } brick on the board)
       *[other] { $seat } – { porta_nigra-split-object } ({ $bricks } bricks on the board)
    }
porta_nigra-tie-for-last =
    { $tied ->
        [0] {""}
       *[other] {" "}(tied, but last in turn order)
    }
porta_nigra-log-named-start =
    { $own ->
        [0] Round { $round }: { $seat } had the fewest points{ porta_nigra-tie-for-last } and chose { $start_seat } to go first.
       *[other] Round { $round }: { $seat } had the fewest points{ porta_nigra-tie-for-last } and chose to go first.
    }
porta_nigra-seat-points = { $seat } +{ $points }
porta_nigra-log-scored =
    { $what ->
        [sets] Points for building cards: { $parts }.
        [finals] Points for final-scoring cards: { $parts }.
       *[play_area] Points for what is left in the play areas: { $parts }.
    }
porta_nigra-brick-first =
    { $first_brick ->
        [0] {""}
       *[other] {" "}(more valuable brick)
    }
porta_nigra-brick-second =
    { $second_brick ->
        [0] {""}
       *[other] {" "}(more valuable brick)
    }
porta_nigra-majority-both = { porta_nigra-area-before }{ $first_seat } +{ $first }{ porta_nigra-brick-first }, { $second_seat } +{ $second }{ porta_nigra-brick-second }
porta_nigra-majority-first = { porta_nigra-area-before }{ $first_seat } +{ $first }{ porta_nigra-brick-first }
porta_nigra-majority-tied = { porta_nigra-area-before }{ $seats } tied for { $second } each
porta_nigra-log-scored-majority = Majority points for the { porta_nigra-building }: { $parts }.
porta_nigra-log-game-ended =
    { $early ->
        [0] The last round is over: final scoring follows.
       *[other] The last turns are over: final scoring follows.
    }

## Tables

porta_nigra-cells = { $cells }
porta_nigra-table-shops =
    { $reserve ->
        [one] Brick market in round { $round } of { $rounds }, { $reserve } brick in the reserve
       *[other] Brick market in round { $round } of { $rounds }, { $reserve } bricks in the reserve
    }
porta_nigra-table-sites = Building sites
porta_nigra-table-displays = On display
porta_nigra-table-majorities = Majorities: what each player has, and in brackets the points now
porta_nigra-table-seats = Players
porta_nigra-table-bricks = Bricks and cards
porta_nigra-table-cards = Action cards
porta_nigra-site-free =
    { $bricks ->
        [one] { $bricks } { porta_nigra-color-plain } ({ $points })
       *[other] { $bricks } { porta_nigra-color-plain } ({ $points })
    }
porta_nigra-site-free-gate = { porta_nigra-color-plain }
porta_nigra-site-taken = { $seat }: { $height } { porta_nigra-color-plain }
porta_nigra-display-building-cards = Building cards ({ $left } more in the deck)
porta_nigra-display-honors = Honour cards, with their prices ({ $left } more in the deck)
porta_nigra-measure =
    { $points ->
        [0] { $measure }
       *[other] { $measure } ({ $points })
    }
porta_nigra-cards-of = Building cards: { porta_nigra-building }
porta_nigra-own-card =
    { $left ->
        [one] { $seat } plays { porta_nigra-card }, { $left } torch left
       *[other] { $seat } plays { porta_nigra-card }, { $left } torches left
    }
porta_nigra-own-hand = In your hand
porta_nigra-column-shop = Shop
porta_nigra-column-bricks = Bricks
porta_nigra-column-price = Price
porta_nigra-column-cost = With moving
porta_nigra-column-row = Row
porta_nigra-column-sites = Sites: bricks (points), or who has built there
porta_nigra-column-display = Display
porta_nigra-column-cards = Cards
porta_nigra-column-area = Area
porta_nigra-column-places = 1st / 2nd
porta_nigra-column-seat = { $seat }
porta_nigra-column-seat-name = Player
porta_nigra-column-points = Points
porta_nigra-column-total = If it ended now
porta_nigra-column-coins = Coins
porta_nigra-column-torches = Torches
porta_nigra-column-influence = Influence
porta_nigra-column-romans = Romans
porta_nigra-column-stock = In the stock
porta_nigra-column-builder = Builder
porta_nigra-column-kept = In front of the player
porta_nigra-column-finals = Points of final-scoring cards
porta_nigra-column-where = Where

## The end

porta_nigra-score-sites = Basilica, Amphitheatre and City Wall sites
porta_nigra-score-gate = Porta Nigra sites
porta_nigra-score-honors = Honour cards
porta_nigra-score-interim = Interim scoring
porta_nigra-score-early-end = Early end
porta_nigra-score-sets = Building cards
porta_nigra-score-finals = Final-scoring cards
porta_nigra-score-play-area = Left over: coins, tokens, Romans, bricks
porta_nigra-score-majority-basilica = Majorities: Basilica
porta_nigra-score-majority-amphitheatre = Majorities: Amphitheatre
porta_nigra-score-majority-city-wall = Majority: City Wall
porta_nigra-score-majority-porta-nigra = Majorities: Porta Nigra
porta_nigra-score-total = Total
porta_nigra-outcome-won =
    { $early ->
        [0] { $seat } wins with { $points } points.
       *[other] The game ended early, and { $seat } wins with { $points } points.
    }
porta_nigra-outcome-shared =
    { $early ->
        [0] { $seats } win together with { $points } points each.
       *[other] The game ended early, and { $seats } win together with { $points } points each.
    }

## Who would win now

porta_nigra-standing-points = Points if the game ended now
porta_nigra-standing-counted = Majorities, sets of building cards and leftovers are counted as they stand now; they can still change until the end.
porta_nigra-standing-rounds =
    { $rounds ->
        [0] This is the last round.
        [one] { $rounds } more round comes after this one, and an interim scoring before it.
       *[other] { $rounds } more rounds come after this one, and an interim scoring before each.
    }
porta_nigra-standing-segments =
    { $count ->
        [0] The game ends early when a player has built { $total } segments, or when reserve and market run empty; nobody has built yet.
       *[other] The game ends early when a player has built { $total } segments, or when reserve and market run empty; { $seat } has built the most ({ $count }).
    }
porta_nigra-standing-early-end = { $seat } has brought about the early end: everybody else takes one more turn.

## The board

porta_nigra-board-city = The city
porta_nigra-board-streets = Master builders move clockwise from quarter to quarter.
porta_nigra-board-builder = { $seat } is in the { porta_nigra-building } quarter.
porta_nigra-board-way =
    { $cost ->
        [one] Moving your master builder here costs { $cost } coin.
       *[other] Moving your master builder here costs { $cost } coins.
    }
porta_nigra-board-way-none = Your master builder is here.
porta_nigra-board-to-reward =
    { $built ->
        [0] { $count ->
            [one] You have no bricks there; { $count } brick brings the first reward.
           *[other] You have no bricks there; { $count } bricks bring the first reward.
        }
        [one] { $count ->
            [one] You have { $built } brick there; { $count } more brings the next reward.
           *[other] You have { $built } brick there; { $count } more bring the next reward.
        }
       *[other] { $count ->
            [one] You have { $built } bricks there; { $count } more brings the next reward.
           *[other] You have { $built } bricks there; { $count } more bring the next reward.
        }
    }
porta_nigra-board-shop = { porta_nigra-color } shop
porta_nigra-board-shop-facts =
    { $bricks ->
        [0] { $price ->
            [one] It is empty; a brick would cost { $price } coin.
           *[other] It is empty; a brick would cost { $price } coins.
        }
        [one] { $price ->
            [one] It has { $bricks } brick for { $price } coin.
           *[other] It has { $bricks } brick for { $price } coins.
        }
       *[other] { $price ->
            [one] It has { $bricks } bricks for { $price } coin each.
           *[other] It has { $bricks } bricks for { $price } coins each.
        }
    }
porta_nigra-board-shop-cost =
    { $move ->
        [0] Your master builder need not move for it.
       *[other] A brick costs you { $cost } coins, { $move } of them for moving.
    }
porta_nigra-board-site =
    { $bricks ->
        [one] For { $bricks } { porta_nigra-color-plain } brick and one of your Romans you receive { porta_nigra-points }.
       *[other] For { $bricks } { porta_nigra-color-plain } bricks and one of your Romans you receive { porta_nigra-points }.
    }
porta_nigra-board-gate-site =
    { $each ->
        [one] For one of your Romans and { $least } to { $most } { porta_nigra-color-plain } bricks you receive { $each } point for each brick.
       *[other] For one of your Romans and { $least } to { $most } { porta_nigra-color-plain } bricks you receive { $each } points for each brick.
    }
porta_nigra-board-segment = { $seat } has a segment of { porta_nigra-bricks-of } here.
porta_nigra-board-site-missing =
    { $missing ->
        [one] You need { $missing } more brick for it.
       *[other] You need { $missing } more bricks for it.
    }
porta_nigra-board-site-supplied = You have the bricks for it.
porta_nigra-board-site-card = It earns you a building card from the display.
porta_nigra-board-places = 1st/2nd place
porta_nigra-board-majority-worth =
    { $counts ->
        [bricks] { $free ->
            [0] First place is worth { $first } points, second place { $second }; no more bricks can come here.
            [one] First place is worth { $first } points, second place { $second }; { $free } more brick can come here.
           *[other] First place is worth { $first } points, second place { $second }; { $free } more bricks can come here.
        }
       *[segments] { $free ->
            [0] First place is worth { $first } points, second place { $second }; no more segments can come here.
            [one] First place is worth { $first } points, second place { $second }; { $free } more segment can come here.
           *[other] First place is worth { $first } points, second place { $second }; { $free } more segments can come here.
        }
    }
porta_nigra-board-majority-seat =
    { $place ->
        [first] { $seat } has { $measure }: first place, { porta_nigra-points } now.
        [second] { $seat } has { $measure }: second place, { porta_nigra-points } now.
        [tied] { $seat } has { $measure }: a tie for first place, { porta_nigra-points } now.
       *[none] { $seat } has { $measure }: no points now.
    }
porta_nigra-board-majority-needed =
    { $counts ->
        [bricks] { $needed ->
            [one] { $needed } more brick would bring more points.
           *[other] { $needed } more bricks would bring more points.
        }
       *[segments] { $needed ->
            [one] { $needed } more segment of that height would bring more points.
           *[other] { $needed } more segments of that height would bring more points.
        }
    }
# row C of the Amphitheatre earns no building card (POR-4.24)
porta_nigra-board-building-card =
    { $building ->
        [amphitheatre] Whoever builds on a { porta_nigra-color-plain } site in row A or B of the Amphitheatre takes this card.
       *[other] Whoever builds on a { porta_nigra-color-plain } site of the { porta_nigra-building } takes this card.
    }
porta_nigra-board-honors = Honour cards ({ $left } more in the deck)
porta_nigra-board-honor-price =
    { $count ->
        [one] It costs { $price } influence.
       *[other] It costs { $price } influence; { $count } such cards are on display.
    }
# what a row of the table of players is about
porta_nigra-board-about =
    { $what ->
        [points] Points scored so far.
        [total] All points there would be if the game ended now.
        [coins] Coins pay for bricks and for moving; three of them are a point at the end.
        [torches] Each torch token allows one more action of a card, or brings a coin.
        [influence] Influence buys Romans, segments and honour cards (POR-5).
        [romans] Romans in the play area: each segment needs one.
        [stock] Romans still in the stock: rewards and influence bring them into the play area.
        [bricks] Bricks on the player board, ready to build with.
        [cards] Building cards: sets of different ones score at the end.
        [finals] Points of final-scoring cards.
        [places] Points for first place, and for second.
       *[cards_left] Action cards still to be played this round.
    }
porta_nigra-board-total-parts = { $total } if the game ended now: { $points } so far, { $sets } for sets of building cards, { $finals } for final-scoring cards, { $play_area } for the coins, tokens, Romans and bricks left over, and { $majorities } for majorities.
porta_nigra-board-cards-left = Cards to play
porta_nigra-board-tab =
    { $tab ->
        [city] City
        [hand] My cards
        [majorities] Majorities
        [displays] Displays
       *[players] Players
    }
porta_nigra-board-any = do { $torches } of these
porta_nigra-board-start = Start player of this round
porta_nigra-board-mine = Your player board
porta_nigra-board-deck = In your deck ({ $deck })
porta_nigra-board-torches-left = Card torches left: { $left } of { $torches }
porta_nigra-board-symbol-used = This symbol has been used.
# a short name on cards and buttons, beside its picture
porta_nigra-board-symbol =
    { $symbol ->
        [buy_black] black brick
        [buy_blue] blue brick
        [buy_red] red brick
        [buy_yellow] yellow brick
        [buy_white] white brick
        [buy_any] any brick
        [build] build
        [influence] influence
        [torch] torch
       *[coins] coins
    }
porta_nigra-board-symbol-spent = done
porta_nigra-board-build-best =
    { $points ->
        [one] { $points } point at most
       *[other] { $points } points at most
    }
# why not now
porta_nigra-board-blocked =
    { $why ->
        [torch] no torch left
        [romans] no Roman
        [bricks] no bricks for it
       *[coins] too few coins
    }
porta_nigra-board-blocked-about =
    { $why ->
        [torch] The card has no torch left for it; a torch token would allow it.
        [romans] Every segment needs a Roman, and there is none in your play area.
        [bricks] You do not have the number and colour of bricks that any empty site asks for.
       *[coins] You do not have the coins for the brick and the move.
    }
# what one has, below its picture
porta_nigra-board-have =
    { $what ->
        [coins] coins
        [torches] torches
        [influence] influence
       *[romans] Romans
    }
porta_nigra-board-becomes-any = Its shop is empty: it buys a brick of any colour.
# short buttons; a picture and a number after them say what they give or cost
porta_nigra-board-give-up-card-torch = Give up a card torch
porta_nigra-board-sell-torch = Return a torch token
porta_nigra-board-influence-roman = Roman from the stock
porta_nigra-board-influence-build = Build with influence
porta_nigra-board-end-turn = End the turn
porta_nigra-board-heights = How high?
porta_nigra-board-split = How many coins you take; the rest are points
porta_nigra-board-split-value = { porta_nigra-coins }, { porta_nigra-points }
porta_nigra-board-coins-after = { $coins } in all
porta_nigra-board-points-after = { $points } in all
porta_nigra-board-take = Take { porta_nigra-split-object }
