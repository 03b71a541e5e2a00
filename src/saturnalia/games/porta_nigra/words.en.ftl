### Porta Nigra. Arguments: seat and seats are names; building, row, color, card, honor, symbol and area are ids; the rest are numbers.

## Names

porta_nigra-color =
    { $color ->
        [black] Black
        [blue] Blue
        [red] Red
        [yellow] Yellow
        [white] White
       *[any] Any colour
    }
porta_nigra-color-plain =
    { $color ->
        [black] black
        [blue] blue
        [red] red
        [yellow] yellow
        [white] white
       *[any] any
    }
porta_nigra-color-bricks =
    { $color ->
        [black] Black bricks
        [blue] Blue bricks
        [red] Red bricks
        [yellow] Yellow bricks
       *[white] White bricks
    }
porta_nigra-building =
    { $building ->
        [basilica] Basilica
        [amphitheatre] Amphitheatre
        [city_wall] City Wall
       *[porta_nigra] Porta Nigra
    }
porta_nigra-row =
    { $row ->
        [a] A
        [b] B
       *[c] C
    }
porta_nigra-area =
    { $area ->
        [basilica_a] Basilica row A
        [basilica_b] Basilica row B
        [amphitheatre_a] Amphitheatre row A
        [amphitheatre_b] Amphitheatre row B
        [amphitheatre_c] Amphitheatre row C
        [city_wall] City Wall
       *[porta_nigra] Porta Nigra level { $level }
    }
# a site without what it asks for: "Basilica row A, site 4"
porta_nigra-site =
    { $row ->
        [single] { porta_nigra-building }, site { $position }
       *[other] { porta_nigra-building } row { porta_nigra-row }, site { $position }
    }
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
porta_nigra-card =
    { $card ->
        [free_hand] Free Hand
        [foundations] Foundations
        [toll_road] Toll Road
        [marble] Marble
        [great_works] Great Works
        [night_shift] Night Shift
        [quarry] Quarry
       *[pay_day] Pay Day
    }
porta_nigra-card-facts =
    { $torches ->
        [one] { porta_nigra-card } ({ $torches } torch: { $symbols })
       *[other] { porta_nigra-card } ({ $torches } torches: { $symbols })
    }
porta_nigra-building-card = { porta_nigra-building } ({ porta_nigra-color-plain })
porta_nigra-honor =
    { $honor ->
        [final_30] Triumph I
        [final_42] Triumph II
        [final_56] Triumph III
        [substitute_basilica] Substitute: Basilica
        [substitute_amphitheatre] Substitute: Amphitheatre
        [substitute_city_wall] Substitute: City Wall
        [substitute_porta_nigra] Substitute: Porta Nigra
        [raise_gate] Raise the Gate
        [acclaim] Acclaim
        [ovation] Ovation
        [donation] Donation
        [torchbearers] Torchbearers
        [recruits] Recruits
       *[marble_gift] Gift of Marble
    }
# what an honor card does, after a colon
porta_nigra-honor-effect =
    { $kind ->
        [final_scoring] { $set ->
            [0] { $final } points at the end, for your card worth { $discard }
           *[other] { $final } points at the end, for { $set } cards of different buildings
        }
        [substitute_building] counts as a building card of the { porta_nigra-building }
        [porta_nigra_brick] one brick more on one of your Porta Nigra segments
       *[instant] { $gains }
    }
# the same as a whole sentence, for the detail panel
porta_nigra-honor-about =
    { $kind ->
        [final_scoring] { $set ->
            [0] Discard your final-scoring card worth { $discard } points; this one is worth { $final } points at final scoring.
           *[other] Discard { $set } building cards of different buildings; this card is worth { $final } points at final scoring.
        }
        [substitute_building] It stays with you and counts in every respect as a building card of the { porta_nigra-building }.
        [porta_nigra_brick] Put a brick from the reserve under the Roman of one of your Porta Nigra segments: it brings no points, but it can bring rewards.
       *[instant] You receive this at once: { $gains }.
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
porta_nigra-reward-about =
    { $every ->
        [one] For every brick that you have on the { porta_nigra-building } you receive: { $gains }.
       *[other] For every { $every } bricks that you have on the { porta_nigra-building } you receive: { $gains }.
    }

## The game in the lobby

porta_nigra-title = Porta Nigra
porta_nigra-tagline = Build the great monuments of Roman Trier, brick by brick, with never quite enough coins.
porta_nigra-about = Two to four master builders walk the four quarters of Augusta Treverorum. They buy bricks of five colours, and with them they raise segments of the Amphitheatre, the Basilica, the City Wall and the Porta Nigra. Each turn one card says which actions are open, and torches say how many. Whoever combines sites, building cards, honor cards and twelve majorities best has the most points. About an hour and a half.

## Options

porta_nigra-option-seats = Players
porta_nigra-option-seats-about = Two players play three rounds; three or four play two.
porta_nigra-option-seats-2 = 2 players
porta_nigra-option-seats-3 = 3 players
porta_nigra-option-seats-4 = 4 players

## Questions

porta_nigra-ask-place-builder = Choose the quarter in which your master builder begins.
porta_nigra-ask-play-card = Choose the action card that you play.
porta_nigra-ask-turn-menu =
    { $left ->
        [0] { $torches ->
            [0] Take influence actions, or end your turn: no torch is left.
            [one] Use your { $torches } torch token for another symbol, take influence actions, or end your turn.
           *[other] Use your { $torches } torch tokens for other symbols, take influence actions, or end your turn.
        }
        [one] Choose your next action: { $left } card torch is left.
       *[other] Choose your next action: { $left } card torches are left.
    }
porta_nigra-ask-buy-color = Choose the shop in which you buy a brick (you have { porta_nigra-coins }).
porta_nigra-ask-build-site = Choose the site for your segment.
porta_nigra-ask-gate-height = Choose how many { porta_nigra-color-plain } bricks your segment of the Porta Nigra has.
porta_nigra-ask-raise-site = Choose the segment that you raise by one brick.
porta_nigra-ask-interim-tens =
    { $bricks ->
        [one] Interim scoring: your { $bricks } brick on the board is worth { $units } coins or points. Choose how many coins you take; the rest are points.
       *[other] Interim scoring: your { $bricks } bricks on the board are worth { $units } coins or points. Choose how many coins you take; the rest are points.
    }
porta_nigra-ask-interim-units = Your bricks are worth { $units } coins or points. Choose exactly how many coins you take; the rest are points.
porta_nigra-ask-name-start-player = You have the fewest points: choose who begins the next round.

## Answers

# stands at the end of an answer that costs a torch token
porta_nigra-by-token =
    { $token ->
        [0] {""}
       *[1] {" "}(for a torch token)
    }
porta_nigra-do-place-builder = Begin in the { porta_nigra-building } quarter, which has the { porta_nigra-color-plain } shop
porta_nigra-do-play-card = Play { porta_nigra-card-facts }
porta_nigra-do-buy =
    { $move ->
        [0] Buy a { porta_nigra-color-plain } brick for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } and keep { $left }{ porta_nigra-by-token }
       *[other] Buy a { porta_nigra-color-plain } brick for { $cost } coins, { $move } of them for the way, and keep { $left }{ porta_nigra-by-token }
    }
porta_nigra-do-buy-any = Buy a brick of any colour{ porta_nigra-by-token }
porta_nigra-do-buy-instead = Buy a brick of any colour, because the { porta_nigra-color-plain } shop is empty{ porta_nigra-by-token }
porta_nigra-do-build = Place a segment{ porta_nigra-by-token }
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
        [one] Take { $amount } coin{ porta_nigra-by-token }
       *[other] Take { $amount } coins{ porta_nigra-by-token }
    }
porta_nigra-do-give-up-card-torch = Give up a card torch for { porta_nigra-coins }
porta_nigra-do-sell-torch = Return a torch token for { porta_nigra-coins }
porta_nigra-do-influence-roman =
    { $romans ->
        [one] Pay { $price } influence for { $romans } Roman from the stock and keep { $left }
       *[other] Pay { $price } influence for { $romans } Romans from the stock and keep { $left }
    }
porta_nigra-do-influence-build = Pay { $price } influence to place a segment and keep { $left }
porta_nigra-do-buy-honor = Buy { porta_nigra-honor } for { $price } influence and keep { $left }: { porta_nigra-honor-effect }
porta_nigra-do-end-turn =
    { $coins ->
        [0] End the turn
       *[other] End the turn and take { porta_nigra-coins } for the card torches left
    }
# what a segment costs and brings, after a colon
porta_nigra-white-used =
    { $white ->
        [0] {""}
       *[other] {" "}({ $white } of them white)
    }
porta_nigra-way-paid =
    { $move ->
        [0] {""}
        [one] , { $move } coin for the way
       *[other] , { $move } coins for the way
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
porta_nigra-do-build-site = { porta_nigra-site } with { porta_nigra-bricks-of }{ porta_nigra-white-used }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }{ porta_nigra-way-paid }
porta_nigra-do-build-gate = { porta_nigra-site } with { $least } to { $most } { porta_nigra-color-plain } bricks{ porta_nigra-card-earned }{ porta_nigra-way-paid }
porta_nigra-do-gate-height = { porta_nigra-bricks-of }{ porta_nigra-white-used }: { porta_nigra-points }{ porta_nigra-card-earned }{ porta_nigra-rewards-earned }{ porta_nigra-way-paid }
porta_nigra-do-raise = Raise { porta_nigra-site } to { porta_nigra-bricks-of }{ porta_nigra-rewards-earned }
porta_nigra-do-interim-tens =
    { $several ->
        [0] { $first ->
            [one] Take { $first } coin
           *[other] Take { $first } coins
        }
       *[other] Take { $first } to { $last } coins
    }
porta_nigra-do-interim-units = Take { porta_nigra-split-object }: that makes { $all_coins } and { $all_points } in all
porta_nigra-do-name-start-player = { $seat } begins

## Short labels of answers

porta_nigra-short-buy-honor = { porta_nigra-honor } ({ $price })
porta_nigra-short-buy-honor-about = After an honor card stands its price in influence.
# as short as it can be: "Basilica A4"
porta_nigra-site-short =
    { $building ->
        [basilica] Basilica { porta_nigra-row }{ $position }
        [amphitheatre] Amph. { porta_nigra-row }{ $position }
        [city_wall] Wall { $position }
       *[porta_nigra] Gate { $position }
    }
porta_nigra-short-build-site = { porta_nigra-site-short }: { $points }
porta_nigra-short-build-site-about = After a site stand the points that it brings at once.
porta_nigra-short-build-gate = { porta_nigra-site-short }: { $least }–{ $most }
porta_nigra-short-build-gate-about = After a site of the Porta Nigra stand the heights that you can build.
porta_nigra-short-interim-tens =
    { $several ->
        [0] { $first }
       *[other] { $first }–{ $last }
    }
porta_nigra-short-interim-units = { $coins } + { $points }
porta_nigra-short-interim-units-about = Coins + points.
porta_nigra-short-buy = { porta_nigra-color } ({ $cost })
porta_nigra-short-buy-about = After a colour stands what the brick costs with the way.

## Refusals

porta_nigra-why-place-builder-first = First choose a quarter for your master builder.
porta_nigra-why-play-card-first = First play an action card; everything else comes after it.
porta_nigra-why-card-played = You have already played { porta_nigra-card } in this round.
porta_nigra-why-card-not-used = { porta_nigra-card } is not used with so many players.
porta_nigra-why-card-not-in-hand = { porta_nigra-card } is not in your hand.
porta_nigra-why-buy-first = First choose the shop in which you buy.
porta_nigra-why-build-first = First choose the site on which you build.
porta_nigra-why-raise-first = First choose the segment that you raise.
porta_nigra-why-name-first = First choose who begins the next round.
porta_nigra-why-no-card-torch = No card torch is left on your card.
porta_nigra-why-no-torch = You have no torch token.
porta_nigra-why-no-torch-left = You need a torch for this symbol: no card torch is left, and you have no torch token.
porta_nigra-why-no-such-symbol = Your card has no such symbol.
porta_nigra-why-symbol-used = You have already used this symbol in this turn.
porta_nigra-why-use-the-first = This symbol is on your card twice; use the other one first.
porta_nigra-why-influence =
    { $missing ->
        [one] You need { $missing } more influence token: this costs { $price }, and you have { $have }.
       *[other] You need { $missing } more influence tokens: this costs { $price }, and you have { $have }.
    }
porta_nigra-why-no-roman-in-stock = None of your Romans is left in the stock.
porta_nigra-why-no-roman = You need a Roman in your play area to place a segment.
porta_nigra-why-no-site = There is no empty site for which you have the bricks and can pay the way.
porta_nigra-why-buy-by-symbol = You buy a brick by using a purchase symbol of your card.
porta_nigra-why-build-by-symbol = You build by using the build symbol of your card, or by paying { $price } influence.
porta_nigra-why-raise-by-honor = A finished segment grows only by an honor card that puts a brick on it.
porta_nigra-why-builder-moves-along = Your master builder moves only when you buy or build, and pays for the way then.
porta_nigra-why-one-card-a-turn = You play only one action card in a turn.
porta_nigra-why-not-now = This is not decided now.
porta_nigra-why-market-empty = All five shops are empty.
porta_nigra-why-no-brick-affordable =
    { $coins ->
        [one] You cannot pay any brick and the way to it with { $coins } coin.
       *[other] You cannot pay any brick and the way to it with { $coins } coins.
    }
porta_nigra-why-shop-empty = The { porta_nigra-color-plain } shop is empty.
porta_nigra-why-brick-too-dear =
    { $missing ->
        [one] You need { $missing } more coin: the { porta_nigra-color-plain } brick costs { $price }, the way { $move }, and you have { $coins }.
       *[other] You need { $missing } more coins: the { porta_nigra-color-plain } brick costs { $price }, the way { $move }, and you have { $coins }.
    }
porta_nigra-why-site-taken = { $seat } has already built there: each site holds only one segment.
# in the Porta Nigra (bricks = 0) the height is free; on white sites white bricks are no jokers
porta_nigra-bricks-asked =
    { $bricks ->
        [0] at least { porta_nigra-bricks-of }
       *[other] { porta_nigra-bricks-of }
    }
porta_nigra-bricks-had =
    { $color ->
        [white] you have { $have }
       *[other] with white ones you have { $have }
    }
porta_nigra-why-site-bricks =
    { $missing ->
        [one] You need { $missing } more brick: this site asks for { porta_nigra-bricks-asked }, and { porta_nigra-bricks-had }.
       *[other] You need { $missing } more bricks: this site asks for { porta_nigra-bricks-asked }, and { porta_nigra-bricks-had }.
    }
porta_nigra-why-site-too-far =
    { $missing ->
        [one] You need { $missing } more coin: the way to this quarter costs { $move }, and you have { $coins }.
       *[other] You need { $missing } more coins: the way to this quarter costs { $move }, and you have { $coins }.
    }
porta_nigra-why-height = Your bricks allow a height of at most { $most }.
porta_nigra-why-height-first = First choose the height of your segment.
porta_nigra-why-honor-limit =
    { $most ->
        [one] You may buy only { $most } honor card in a turn.
       *[other] You may buy only { $most } honor cards in a turn.
    }
porta_nigra-why-honor-not-shown = No card { porta_nigra-honor } is on display.
porta_nigra-why-honor-set = You must discard { $set } building cards of different buildings for it, and you do not have them all.
porta_nigra-why-honor-discard = You must discard a final-scoring card worth { $discard } points for it, and you have none.
porta_nigra-why-honor-no-effect = { porta_nigra-honor } would give you nothing: the stock has nothing left for you.
porta_nigra-why-nothing-to-raise = You have no segment in the Porta Nigra that can still be raised.
porta_nigra-why-reserve-empty = The reserve has no brick left.
porta_nigra-why-raise-own = You can only raise your own segments in the Porta Nigra.
porta_nigra-why-raise-highest = This segment is already { $most } bricks high, which is the most.
porta_nigra-why-split = You cannot take that many: your bricks are worth only { $units }.
porta_nigra-why-split-first = First split your interim scoring into coins and points.

## The log

porta_nigra-log-round-began = Round { $round } began, with { $seat } as start player.
porta_nigra-log-supplied =
    { $cards ->
        [one] { $cards } supply card brought new bricks ({ $bricks }), and the market now has { $market }.
       *[other] { $cards } supply cards brought new bricks ({ $bricks }), and the market now has { $market }.
    }
porta_nigra-log-supply-shuffled = The supply cards were shuffled again.
porta_nigra-log-showed-building-card = A building card was turned up: { porta_nigra-building-card }.
porta_nigra-log-showed-honor = An honor card was turned up: { porta_nigra-honor }.
porta_nigra-log-placed-builder = { $seat } began in the { porta_nigra-building } quarter.
porta_nigra-log-played-card = { $seat } played { porta_nigra-card-facts }.
porta_nigra-log-used-torch = { $seat } used a torch token for one more symbol.
porta_nigra-log-moved = { $seat } walked to the { porta_nigra-building } quarter for { porta_nigra-coins }.
porta_nigra-log-bought =
    { $price ->
        [one] { $seat } bought a { porta_nigra-color-plain } brick for { $price } coin.
       *[other] { $seat } bought a { porta_nigra-color-plain } brick for { $price } coins.
    }
porta_nigra-log-built = { $seat } built on { porta_nigra-site } with { porta_nigra-bricks-of } for { porta_nigra-points }.
porta_nigra-log-took-building-card = { $seat } took the building card { porta_nigra-building-card }.
porta_nigra-log-got-reward =
    { $times ->
        [1] { $seat } received the reward of the { porta_nigra-building }: { $gains }.
       *[other] { $seat } received the reward of the { porta_nigra-building } { $times } times: { $gains }.
    }
porta_nigra-log-earned-reward =
    { $times ->
        [1] { $seat } earned the reward of the { porta_nigra-building }.
       *[other] { $seat } earned the reward of the { porta_nigra-building } { $times } times.
    }
porta_nigra-log-took-bricks =
    { $count ->
        [one] { $seat } took { $count } { porta_nigra-color-plain } brick from the reserve.
       *[other] { $seat } took { $count } { porta_nigra-color-plain } bricks from the reserve.
    }
porta_nigra-log-took-influence =
    { $count ->
        [one] { $seat } took { $count } influence token.
       *[other] { $seat } took { $count } influence tokens.
    }
porta_nigra-log-took-torches =
    { $count ->
        [one] { $seat } took { $count } torch token.
       *[other] { $seat } took { $count } torch tokens.
    }
porta_nigra-log-took-coins = { $seat } took { porta_nigra-coins }.
porta_nigra-log-took-romans =
    { $count ->
        [0] { $seat } had no Roman left in the stock.
        [one] { $seat } took { $count } Roman from the stock.
       *[other] { $seat } took { $count } Romans from the stock.
    }
porta_nigra-log-got-points = { $seat } received { porta_nigra-points }.
porta_nigra-log-gave-up-torches =
    { $count ->
        [one] { $seat } gave up a card torch for { porta_nigra-coins }.
       *[other] { $seat } gave up { $count } card torches for { porta_nigra-coins }.
    }
porta_nigra-log-sold-torch = { $seat } returned a torch token for { porta_nigra-coins }.
porta_nigra-log-paid-for-romans =
    { $romans ->
        [one] { $seat } paid { $influence } influence for { $romans } Roman.
       *[other] { $seat } paid { $influence } influence for { $romans } Romans.
    }
porta_nigra-log-paid-for-build = { $seat } paid { $influence } influence to build.
porta_nigra-log-bought-honor = { $seat } bought { porta_nigra-honor } for { $influence } influence: { porta_nigra-honor-effect }.
porta_nigra-log-raised = { $seat } raised the segment on { porta_nigra-site } to { porta_nigra-bricks-of }.
porta_nigra-log-drew-card = { $seat } drew { porta_nigra-card-facts }.
porta_nigra-log-began-early-end =
    { $why ->
        [bricks] There is no brick left in the reserve and the market: { $seat } received { porta_nigra-points }, and everybody else has one last turn.
       *[segments] { $seat } placed the last own Roman and received { porta_nigra-points }; everybody else has one last turn.
    }
porta_nigra-log-split-interim =
    { $bricks ->
        [0] { $seat } had no brick on the board and received nothing.
        [one] { $seat } had { $bricks } brick on the board and received { porta_nigra-split-object }.
       *[other] { $seat } had { $bricks } bricks on the board and received { porta_nigra-split-object }.
    }
porta_nigra-log-named-start = { $seat } had the fewest points and named { $start_seat } as start player.
porta_nigra-log-majority-both = { porta_nigra-area }: { $first_seat } received { $first } points for the majority and { $second_seat } { $second } for second place.
porta_nigra-log-majority-first = { porta_nigra-area }: { $first_seat } received { $first } points for the majority.
porta_nigra-log-majority-tied = { porta_nigra-area }: these were tied and received { $second } points each: { $seats }.
porta_nigra-log-game-ended =
    { $early ->
        [0] The last round is over, and the final scoring follows.
       *[other] The last turns are over, and the final scoring follows.
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
porta_nigra-display-building-cards = Building cards ({ $left } more)
porta_nigra-display-honors = Honor cards and their price ({ $left } more)
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
porta_nigra-column-cost = With the way
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
porta_nigra-score-honors = Honor cards
porta_nigra-score-interim = Interim scoring
porta_nigra-score-early-end = Early end
porta_nigra-score-sets = Building cards
porta_nigra-score-finals = Final-scoring cards
porta_nigra-score-play-area = Play area
porta_nigra-score-majority-basilica = Majorities: Basilica
porta_nigra-score-majority-amphitheatre = Majorities: Amphitheatre
porta_nigra-score-majority-city-wall = Majority: City Wall
porta_nigra-score-majority-porta-nigra = Majorities: Porta Nigra
porta_nigra-score-total = Total
porta_nigra-outcome-won =
    { $early ->
        [0] { $seat } has the most points and wins with { $points }.
       *[other] The game ended early; { $seat } has the most points and wins with { $points }.
    }
porta_nigra-outcome-shared =
    { $early ->
        [0] These players have { $points } points each and win together: { $seats }.
       *[other] The game ended early; these players have { $points } points each and win together: { $seats }.
    }

## The board

porta_nigra-board-city = The city
porta_nigra-board-streets = The master builders walk clockwise from quarter to quarter.
porta_nigra-board-builder = { $seat } stands in the { porta_nigra-building } quarter.
porta_nigra-board-way =
    { $cost ->
        [one] The way here costs your master builder { $cost } coin.
       *[other] The way here costs your master builder { $cost } coins.
    }
porta_nigra-board-way-none = Your master builder stands here.
porta_nigra-board-to-reward =
    { $built ->
        [0] { $count ->
            [one] You have no brick there; { $count } brick brings the first reward.
           *[other] You have no brick there; { $count } bricks bring the first reward.
        }
       *[other] { $count ->
            [one] You have { $built } there; { $count } more brick brings the next reward.
           *[other] You have { $built } there; { $count } more bricks bring the next reward.
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
        [0] Your master builder need not walk for it.
       *[other] A brick costs you { $cost } coins, { $move } of them for the way.
    }
porta_nigra-board-site =
    { $bricks ->
        [one] For { $bricks } { porta_nigra-color-plain } brick you receive { porta_nigra-points }.
       *[other] For { $bricks } { porta_nigra-color-plain } bricks you receive { porta_nigra-points }.
    }
porta_nigra-board-gate-site =
    { $each ->
        [one] For { $least } to { $most } { porta_nigra-color-plain } bricks you receive { $each } point each.
       *[other] For { $least } to { $most } { porta_nigra-color-plain } bricks you receive { $each } points each.
    }
porta_nigra-board-segment = { $seat } has a segment of { porta_nigra-bricks-of } here.
porta_nigra-board-site-missing =
    { $missing ->
        [one] You need { $missing } more brick for it.
       *[other] You need { $missing } more bricks for it.
    }
porta_nigra-board-site-supplied = You have the bricks for it.
porta_nigra-board-site-card = It brings a building card from the display.
porta_nigra-board-majorities = Majorities now
porta_nigra-board-places = 1st/2nd
porta_nigra-board-area =
    { $area ->
        [basilica_a] Basilica A
        [basilica_b] Basilica B
        [amphitheatre_a] Amphitheatre A
        [amphitheatre_b] Amphitheatre B
        [amphitheatre_c] Amphitheatre C
        [city_wall] City Wall
       *[porta_nigra] Porta Nigra { $level }
    }
porta_nigra-board-needed = Need
porta_nigra-board-needed-about = How many more bricks or segments would bring you more points
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
porta_nigra-board-honors = Honor cards ({ $left } more)
porta_nigra-board-honor-price =
    { $count ->
        [one] It costs { $price } influence.
       *[other] It costs { $price } influence; { $count } such cards are on display.
    }
porta_nigra-board-total = at end
porta_nigra-board-total-about = Points if the game ended now
porta_nigra-board-romans-about = Romans in the play area / in the stock
porta_nigra-board-cards-left = Action cards still to be played in this round
porta_nigra-board-start = Start player of this round
porta_nigra-board-mine = Your player board
porta_nigra-board-deck = In your deck ({ $deck })
porta_nigra-board-torches-left = Card torches left: { $left } of { $torches }
porta_nigra-board-symbol-used = This symbol has been used.
porta_nigra-board-becomes-any = Its shop is empty: it buys a brick of any colour.
# short buttons; a picture and a number after them say what they give or cost
porta_nigra-board-give-up-card-torch = A card torch
porta_nigra-board-sell-torch = A torch token
porta_nigra-board-influence-roman = Roman from the stock
porta_nigra-board-influence-build = Build
porta_nigra-board-end-turn = End the turn
porta_nigra-board-heights = How high?
porta_nigra-board-split = How many coins you take; the rest are points
porta_nigra-board-split-value = { porta_nigra-coins }, { porta_nigra-points }
porta_nigra-board-coins-after = { $coins } in all
porta_nigra-board-points-after = { $points } in all
porta_nigra-board-take = Take { porta_nigra-split-object }
