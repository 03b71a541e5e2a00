### Ave Roma. Arguments: seat is a name; card, old, place, area, good, colour, metric and effect are ids; the rest are numbers. The names of things stand in names.en.toml.

## How things are named inside other sentences

ave_roma-the-place =
    { $place ->
        [roma] Roma
       *[other] the { ave_roma-place }
    }
ave_roma-area-numbered = { $number } { ave_roma-area }
# the good as the object of a sentence
ave_roma-good-object = { ave_roma-good }
ave_roma-amount =
    { $good ->
        [denarii] { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
       *[other] { $count } { ave_roma-good }
    }
ave_roma-list = { $parts }
ave_roma-colour =
    { $colour ->
        [black] black
        [red] red
        [green] green
       *[other] { $colour }
    }
ave_roma-kind =
    { $kind ->
        [building] building
        [war] war
        [patron] patron
       *[area] area
    }
ave_roma-effect =
    { $effect ->
        [denarii] { $amount ->
            [one] { $amount } denarius
           *[other] { $amount } denarii
        }
        [vp] { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }
        [surplus] { $amount } surplus
        [political_influence] { $amount } political influence
        [area_influence] { $amount } influence in that area
        [resource_black] { $amount ->
            [one] { $amount } black resource of your choice
           *[other] { $amount } black resources of your choice
        }
        [resource_red] { $amount ->
            [one] { $amount } red resource of your choice
           *[other] { $amount } red resources of your choice
        }
        [resource_green] { $amount ->
            [one] { $amount } green resource of your choice
           *[other] { $amount } green resources of your choice
        }
        [wood] { $amount } wood
        [stone] { $amount } stone
        [cattle] { $amount } cattle
        [ore] { $amount } ore
        [grain] { $amount } grain
        [wine] { $amount } wine
       *[other] { $amount } { $effect }
    }
ave_roma-metric =
    { $per ->
        [one] { $metric ->
            [denarii] denarius left
            [stored_red] stored red resource
            [stored_green] stored green resource
            [stored_black] stored black resource
            [stored_total] stored resource
            [surplus] surplus
            [buildings] building card
            [wars] war card
            [patrons] patron card
            [area_cards] area card
            [active_patrons] active patron
            [building_pairs] complete building pair
            [building_types] different building
            [war_types] different war set
            [war_largest_set] card of your largest war set
            [war_sets_of_3] war set with at least 3 cards
            [area_card_pairs] complete pair of area cards
            [political_influence] level of political influence
            [areas_first] area in which you are first
            [areas_present] area in which you have influence
            [areas_level4] area in which your cube stands on space 4 or higher
            [area_influence_total] space of influence in all areas together
            [used_cards] turned building or war card
            [card_trios] trio of building, war and patron card
           *[other] { $metric }
        }
       *[other] { $metric ->
            [denarii] denarii left
            [stored_red] stored red resources
            [stored_green] stored green resources
            [stored_black] stored black resources
            [stored_total] stored resources
            [surplus] surplus
            [buildings] building cards
            [wars] war cards
            [patrons] patron cards
            [area_cards] area cards
            [active_patrons] active patrons
            [building_pairs] complete building pairs
            [building_types] different buildings
            [war_types] different war sets
            [war_largest_set] cards of your largest war set
            [war_sets_of_3] war sets with at least 3 cards
            [area_card_pairs] complete pairs of area cards
            [political_influence] levels of political influence
            [areas_first] areas in which you are first
            [areas_present] areas in which you have influence
            [areas_level4] areas in which your cube stands on space 4 or higher
            [area_influence_total] spaces of influence in all areas together
            [used_cards] turned building or war cards
            [card_trios] trios of building, war and patron card
           *[other] { $metric }
        }
    }
ave_roma-every =
    { $per ->
        [one] for each
       *[other] for every { $per }
    }
ave_roma-goal =
    { $vp ->
        [one] { $vp } point { ave_roma-every } { ave_roma-metric } (at most { $max })
       *[other] { $vp } points { ave_roma-every } { ave_roma-metric } (at most { $max })
    }
ave_roma-area-card = { $upper } / { $lower } ({ ave_roma-colour } half-symbol)
ave_roma-card-gives =
    { $vp ->
        [one] { $vp } point, influence { $influence }
       *[other] { $vp } points, influence { $influence }
    }
ave_roma-patron-gives = { ave_roma-place }: { $bonus }; { $goal }
ave_roma-cube =
    { $space ->
        [0] –
       *[other] { $space } ({ $points })
    }
ave_roma-slot = { $slot } (value { $range })
ave_roma-position =
    { $position ->
        [upper] upper
        [lower] lower
       *[empty] empty
    }
ave_roma-owned =
    { $rotated ->
        [0] { ave_roma-card }
       *[other] { ave_roma-card } (turned)
    }
ave_roma-own =
    { $what ->
        [building] Buildings
        [war] Wars
        [active] Active patrons
       *[waiting] Inactive patrons
    }
# what somebody received or paid, as the object of a sentence
ave_roma-gained =
    { $good ->
        [vp] { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        [lost] { $count } more surplus (lost for lack of room)
       *[other] { ave_roma-amount }
    }
ave_roma-paid = { ave_roma-amount }
# workers by value: "a 2", "three 5s"
ave_roma-workers-taken =
    { $count ->
        [1] a { $value }
        [2] two { $value }s
        [3] three { $value }s
        [4] four { $value }s
       *[5] five { $value }s
    }
ave_roma-workers-from = { $workers } from { ave_roma-the-place }
ave_roma-traded = { $count } { ave_roma-good-object }
ave_roma-card-turned =
    { $count ->
        [one] the { ave_roma-card }
       *[other] { $count } { ave_roma-card } cards
    }
ave_roma-card-counted =
    { $count ->
        [one] { ave_roma-card }
       *[other] { $count } × { ave_roma-card }
    }
ave_roma-card-left = { ave_roma-card-counted }
ave_roma-workers-there = { ave_roma-workers-taken }
ave_roma-in-order = { $seat } ({ $sum })
ave_roma-seat-points = { $seat } +{ $points }
ave_roma-new-cards =
    { $kind ->
        [building] Aedificator: { $cards }
        [war] Legatus: { $cards }
       *[patron] Senatus: { $cards }
    }
ave_roma-at-place =
    { $place ->
        [roma] in Roma
        [senatus] in { ave_roma-the-place }
       *[other] at { ave_roma-the-place }
    }

## The game in the lobby

ave_roma-title = Ave Roma
ave_roma-designer = Attila Szőgyi
ave_roma-tagline = Place your workers, and think twice about which ones you take back.
ave_roma-about = Neutral workers numbered 1 to 5 collect resources from five areas, trade, build, support wars, win patrons and walk the Roma track; the value of a worker decides what it can reach, and the workers you take back decide who begins. Two to five players, 45 to 120 minutes. The values on cards and boards are a community reconstruction, not the printed ones.
ave_roma-aim = Send workers for resources, buildings, wars and patrons: whoever has the most points at the end wins. No worker stays yours: after each round everybody takes back any of those on the board. The game ends when one of the decks runs out, after 45 to 120 minutes.
ave_roma-reconstructed = Card values: community reconstruction. About { $percent }% of the component data could not be found and is reconstructed.

## Options

ave_roma-option-seats = Players
ave_roma-option-seats-about = More players use more cards and more worker spaces.
ave_roma-option-seats-2 = 2 players
ave_roma-option-seats-3 = 3 players
ave_roma-option-seats-4 = 4 players
ave_roma-option-seats-5 = 5 players
ave_roma-option-training_ready = A trained worker is ready
ave_roma-option-training_ready-about = The rulebook can be read either way: a trained worker may be used in the next round, or as early as its owner’s next turn.
ave_roma-option-training_ready-next_round = In the next round
ave_roma-option-training_ready-next_turn = In the next turn
ave_roma-option-propraetor_area = The Propraetor raises influence
ave_roma-option-propraetor_area-about = Cards turned at the Propraetor raise your influence “in one area”, but the rulebook does not say which: the area with the worker’s number, or an area of your choice, the same one for all cards of the action.
ave_roma-option-propraetor_area-worker_value = In the worker’s area
ave_roma-option-propraetor_area-any_area = In an area of your choice
ave_roma-option-board_sides = Player boards
ave_roma-option-board_sides-about = Every player board has two sides with different prices and storage.
ave_roma-option-board_sides-a = Side A for everyone
ave_roma-option-board_sides-b = Side B for everyone
ave_roma-option-board_sides-random = A random side each

## What the places do

ave_roma-place-quaestor-about = Receive { $number } times the value of the worker in denarii.
ave_roma-place-aedilis-about = Receive the four resources of the area card that has the number of the worker.
ave_roma-place-mercator-about = Sell any number of resources first, then buy up to { $number } of the kinds on the area card that has the number of the worker, all at the prices on your own board.
ave_roma-place-propraetor-about = Receive one half of the area card that has the number of the worker; then take { $number } more resource from it, or turn building and war cards to raise your influence.
ave_roma-place-aedificator-about = Pay for a building; the value of the worker must fit the slot.
ave_roma-place-legatus-about = Pay for a war card; the value of the worker must fit the slot.
ave_roma-place-senatus-about = Win a patron; the value of the worker must fit the slot.
ave_roma-place-roma-about = Move as many spaces as the value of the worker, pay their tolls except where others stand, and gain political influence for each icon.
ave_roma-place-training-about = Train a worker: later it may be used with any value.

## Questions

ave_roma-ask-nothing = The game is over.
ave_roma-ask-worker = Choose a worker and where to place it, or pass.
ave_roma-ask-target =
    { $how ->
        [trained] Choose where to place the trained worker as a { $value }.
        [imaginary] Choose where to use the imaginary { $value }.
       *[ordinary] Choose where to place the { $value }.
    }
ave_roma-denarii-now =
    { $denarii ->
        [0] you have no denarii
        [one] you have { $denarii } denarius
       *[other] you have { $denarii } denarii
    }
ave_roma-ask-sell =
    { $surcharge ->
        [0] Choose what to sell, or stop ({ ave_roma-denarii-now }).
       *[other] Choose what to sell; then you pay a surcharge of { ave_roma-surcharge-told } ({ ave_roma-denarii-now }).
    }
ave_roma-ask-buy =
    { $left ->
        [one] Choose one more resource to buy, or stop ({ ave_roma-denarii-now }).
       *[other] Choose a resource to buy, up to { $left } more, or stop ({ ave_roma-denarii-now }).
    }
ave_roma-ask-half = Choose which half of the area card you receive.
ave_roma-ask-addition = Take one more resource, turn cards for influence or do neither.
ave_roma-ask-extra-resource = Choose one more resource from the card.
ave_roma-ask-area = Choose the area in which your influence rises.
ave_roma-ask-rotate =
    { $influence ->
        [0] Choose a card to turn for influence in { ave_roma-area }.
       *[other] Choose another card to turn for influence in { ave_roma-area }, or stop ({ $influence } influence so far).
    }
ave_roma-ask-overflow = There is no room for 1 more { ave_roma-good }: choose surplus or denarii instead.
ave_roma-ask-colour = Choose which { ave_roma-colour } resource you receive.
ave_roma-ask-place-patron = You have no free patron slot: choose whether { ave_roma-card } replaces an active patron.
ave_roma-ask-fill-slot = Patron slot { $slot } has opened: choose who becomes active in it.
ave_roma-ask-recruit-place =
    { $left ->
        [one] Choose a place to take one more worker back from, whoever put it there. High values reach more; the lowest sum goes first in the next round (yours is { $sum } so far).
       *[other] Choose a place and take back the workers that stand there, whoever put them there; you need { $left } more. High values reach more; the lowest sum goes first in the next round (yours is { $sum } so far).
    }
ave_roma-ask-recruit-worker =
    { $left ->
        [one] Choose one more worker to take back from { ave_roma-the-place }.
       *[other] Choose a worker to take back from { ave_roma-the-place }; you need { $left } more.
    }
ave_roma-ask-extra-action = Choose the value of your imaginary worker for one extra action, or decline.

## Answers

ave_roma-do-pass =
    { $count ->
        [one] Pass: send nobody else this round, keep { $count } worker, and score only { ave_roma-vp-told }
       *[other] Pass: send nobody else this round, keep { $count } workers, and score only { ave_roma-vp-told }
    }
ave_roma-do-worker =
    { $how ->
        [imaginary] Use an imaginary { $value }
       *[ordinary] Place a { $value }
    }
ave_roma-do-trained = Use the trained { $printed } as a { $value }
ave_roma-do-decline-extra = Decline the extra action
ave_roma-do-quaestor = Quaestor: receive { $denarii } denarii
ave_roma-surcharge-told =
    { $surcharge ->
        [one] { $surcharge } denarius
       *[other] { $surcharge } denarii
    }
ave_roma-do-aedilis =
    { $position ->
        [empty] Aedilis, { ave_roma-area }: pay { ave_roma-surcharge-told } and receive nothing, because the slot is empty
       *[card] { $surcharge ->
            [0] Aedilis, { ave_roma-area }: receive { $parts }
           *[other] Aedilis, { ave_roma-area }: pay { ave_roma-surcharge-told }, receive { $parts }, and take the card
        }
    }
ave_roma-do-mercator =
    { $position ->
        [empty] Mercator, { ave_roma-area }: sell and pay { ave_roma-surcharge-told }, but buy nothing, because the slot is empty
       *[card] { $surcharge ->
            [0] Mercator, { ave_roma-area }: sell, then buy from these: { $parts }
           *[other] Mercator, { ave_roma-area }: sell, pay { ave_roma-surcharge-told }, take the card, and buy from these: { $parts }
        }
    }
ave_roma-do-propraetor =
    { $position ->
        [empty] Propraetor, { ave_roma-area }: pay { ave_roma-surcharge-told } and only turn cards, because the slot is empty
       *[card] { $surcharge ->
            [0] Propraetor, { ave_roma-area }: receive one half of the card ({ $upper }, or { $lower }), then one more resource or influence
           *[other] Propraetor, { ave_roma-area }: pay { ave_roma-surcharge-told }, receive one half of the card ({ $upper }, or { $lower }), then one more resource or influence, and take the card
        }
    }
ave_roma-toll-told =
    { $toll ->
        [0] without a toll
        [one] for a toll of { $toll } denarius
       *[other] for a toll of { $toll } denarii
    }
ave_roma-icons-told =
    { $icons ->
        [0] {""}
       *[other] {" "}and gain { $icons } political influence
    }
ave_roma-do-roma =
    { $steps ->
        [one] Roma: move { $steps } space { ave_roma-toll-told }{ ave_roma-icons-told }
       *[other] Roma: move { $steps } spaces { ave_roma-toll-told }{ ave_roma-icons-told }
    }
ave_roma-do-training =
    { $ready ->
        [turn] Train the worker: it may be used with any value from your next turn on
       *[round] Train the worker: it may be used with any value from the next round on
    }
ave_roma-vp-told =
    { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
ave_roma-do-take-building =
    { $set ->
        [0] Aedificator, slot { $slot }: build the { ave_roma-card } (cost: { $cost }) and score { ave_roma-vp-told }
       *[other] Aedificator, slot { $slot }: build the { ave_roma-card } (cost: { $cost }), score { ave_roma-vp-told }, and receive this for the pair: { $bonus }
    }
ave_roma-do-take-war =
    { $set ->
        [0] Legatus, slot { $slot }: support a { ave_roma-card } war (cost: { $cost }) and score { ave_roma-vp-told }
       *[other] Legatus, slot { $slot }: support a { ave_roma-card } war (cost: { $cost }), score { ave_roma-vp-told }, and receive this for the set: { $bonus }
    }
ave_roma-do-take-patron = Senatus, slot { $slot }: win { ave_roma-card } as a patron (cost: { $cost })
ave_roma-do-sell =
    { $denarii ->
        [one] Sell 1 { ave_roma-good } for { $denarii } denarius (you have { $have })
       *[other] Sell 1 { ave_roma-good } for { $denarii } denarii (you have { $have })
    }
ave_roma-do-sell-done =
    { $surcharge ->
        [0] Stop selling
       *[other] Stop selling and pay the surcharge of { ave_roma-surcharge-told }
    }
ave_roma-do-buy =
    { $room ->
        [0] { $denarii ->
            [one] Buy 1 { ave_roma-good } for { $denarii } denarius (no room: surplus or denarii instead)
           *[other] Buy 1 { ave_roma-good } for { $denarii } denarii (no room: surplus or denarii instead)
        }
       *[other] { $denarii ->
            [one] Buy 1 { ave_roma-good } for { $denarii } denarius (room for { $room })
           *[other] Buy 1 { ave_roma-good } for { $denarii } denarii (room for { $room })
        }
    }
ave_roma-do-buy-done = Stop buying
ave_roma-do-half =
    { $half ->
        [upper] The upper half: { $parts }
       *[lower] The lower half: { $parts }
    }
ave_roma-do-take-extra = Take one more resource from the card ({ $parts })
ave_roma-do-use-cards = Turn cards for influence ({ $count } can be used)
ave_roma-do-no-addition = Neither
ave_roma-do-take =
    { $room ->
        [0] Take 1 { ave_roma-good } (no room: surplus or denarii instead)
       *[other] Take 1 { ave_roma-good } (room for { $room })
    }
ave_roma-do-colour =
    { $room ->
        [0] Take 1 { ave_roma-good } (no room: surplus or denarii instead)
       *[other] Take 1 { ave_roma-good } (room for { $room })
    }
ave_roma-do-area =
    { $space ->
        [0] { ave_roma-area }: you have no influence there yet; prestige { $prestige }
       *[other] { ave_roma-area }: your cube stands on space { $space }; prestige { $prestige }
    }
ave_roma-do-rotate = Turn the { ave_roma-card } for { $influence } influence: your cube would reach space { $space }
ave_roma-do-rotate-done = Turn no more: your cube goes to space { $space }
ave_roma-do-to-surplus =
    { $have ->
        [0] Take 1 surplus instead, which pays for wars (you have none)
       *[other] Take 1 surplus instead, which pays for wars (you have { $have })
    }
ave_roma-do-to-money =
    { $denarii ->
        [one] Take { $denarii } denarius instead
       *[other] Take { $denarii } denarii instead
    }
ave_roma-do-keep-inactive = Keep { ave_roma-card } inactive
ave_roma-do-swap = Put { ave_roma-card } into slot { $slot } in place of { ave_roma-old-patron }
ave_roma-do-fill = Activate { ave_roma-card } ({ ave_roma-place }: { $bonus })
ave_roma-do-recruit =
    { $some ->
        [0] Take { $workers } from { ave_roma-the-place }: your sum becomes { $sum }
       *[other] { $left ->
            [one] Take one worker from { ave_roma-the-place }, where { $workers } stand
           *[other] Take { $left } workers from { ave_roma-the-place }, where { $workers } stand
        }
    }
ave_roma-do-recruit-worker = Take a { $value } back: your sum becomes { $sum }

## Refusals

ave_roma-why-worker-first = First choose a worker, or pass.
ave_roma-why-extra-action-first = First choose the value of your imaginary worker, or decline.
ave_roma-why-target-first = First choose where the worker goes.
ave_roma-why-sell-first = First sell something, or stop.
ave_roma-why-buy-first = First buy something, or stop.
ave_roma-why-half-first = First choose the upper or the lower half of the area card.
ave_roma-why-addition-first = First choose one more resource, cards to turn for influence or neither.
ave_roma-why-extra-resource-first = First choose the resource that you take.
ave_roma-why-area-first = First choose the area in which your influence rises.
ave_roma-why-rotate-first = First choose a card to turn.
ave_roma-why-overflow-first = First choose surplus or denarii for the resource that you cannot store.
ave_roma-why-colour-first = First choose the resource that you receive.
ave_roma-why-place-patron-first = First decide where the new patron goes.
ave_roma-why-fill-slot-first = First choose the patron for the slot that has opened.
ave_roma-why-recruit-place-first = First choose a place to take workers back from; you may not decline.
ave_roma-why-recruit-worker-first = First choose which worker you take back.
ave_roma-why-no-worker = You have no worker of value { $value } left.
ave_roma-why-no-target = There is nowhere for a worker of value { $value } to go: every place is full, or you cannot pay for it.
ave_roma-why-nobody-trained = You have no worker on your training space.
ave_roma-why-not-ready = Your worker of value { $value } is still in training; it is ready in the next round.
ave_roma-why-no-training-at-the-end = You cannot train a worker as your extra action.
ave_roma-why-already-trained = A trained worker cannot be trained again.
ave_roma-why-training-occupied = Your training space is occupied by a worker of value { $value }.
ave_roma-why-place-full =
    { $count ->
        [one] No worker space is free { ave_roma-at-place }: the only one is taken.
        [2] No worker space is free { ave_roma-at-place }: both are taken.
       *[other] No worker space is free { ave_roma-at-place }: all { $count } are taken.
    }
ave_roma-denarii-had =
    { $denarii ->
        [0] none
       *[other] { $denarii }
    }
ave_roma-why-toll =
    { $missing ->
        [one] You need { $missing } more denarius: the tolls on the way are { $toll }, and you have { ave_roma-denarii-had }.
       *[other] You need { $missing } more denarii: the tolls on the way are { $toll }, and you have { ave_roma-denarii-had }.
    }
ave_roma-why-surcharge =
    { $missing ->
        [one] You need { $missing } more denarius: the surcharge for { ave_roma-area } is now { $surcharge }, and you have { ave_roma-denarii-had }.
       *[other] You need { $missing } more denarii: the surcharge for { ave_roma-area } is now { $surcharge }, and you have { ave_roma-denarii-had }.
    }
ave_roma-why-sale-too-small =
    { $missing ->
        [one] You need { $missing } more denarius: the surcharge for { ave_roma-area } is now { $surcharge }, you have { ave_roma-denarii-had }, and all your resources would bring { $sale }.
       *[other] You need { $missing } more denarii: the surcharge for { ave_roma-area } is now { $surcharge }, you have { ave_roma-denarii-had }, and all your resources would bring { $sale }.
    }
ave_roma-why-no-card = There is no card left in slot { $slot } of { ave_roma-the-place } this round.
ave_roma-why-range = Slot { $slot } takes only a worker of value { $range }, and yours counts as a { $value }.
ave_roma-why-cost = You cannot pay for { ave_roma-card }: you still need { $parts }.
ave_roma-why-sell-more =
    { $missing ->
        [one] Sell more first: you need { $missing } more denarius for the surcharge of { $surcharge }, and you have { ave_roma-denarii-had }.
       *[other] Sell more first: you need { $missing } more denarii for the surcharge of { $surcharge }, and you have { ave_roma-denarii-had }.
    }
ave_roma-why-nothing-to-sell = You have no { ave_roma-good } to sell.
ave_roma-why-not-on-card = The area card does not show { ave_roma-good }.
ave_roma-why-too-dear =
    { $missing ->
        [one] You need { $missing } more denarius: { ave_roma-good } costs you { $price }, and you have { ave_roma-denarii-had }.
       *[other] You need { $missing } more denarii: { ave_roma-good } costs you { $price }, and you have { ave_roma-denarii-had }.
    }
ave_roma-why-no-area-card = There is no area card to take one more resource from.
ave_roma-why-no-usable-card = You have no unturned building or war card that could raise your influence.
ave_roma-why-not-of-colour = You may choose only { ave_roma-colour } resources, and { ave_roma-good } is not { ave_roma-colour }.
ave_roma-why-rotate-one = Turn at least one card before you stop.
ave_roma-why-not-your-card = You do not own the { ave_roma-card }.
ave_roma-why-already-used = You have already turned the { ave_roma-card }.
ave_roma-why-no-influence = The { ave_roma-card } gives no influence.
ave_roma-why-same-card-first = Turn your other { ave_roma-card } first.
ave_roma-why-slot-closed =
    { $level ->
        [0] Patron slot { $slot } is not open yet: you have no political influence.
       *[other] Patron slot { $slot } is not open yet: your political influence is only at level { $level }.
    }
ave_roma-why-not-your-patron = { ave_roma-card } is not your patron.
ave_roma-why-already-active = { ave_roma-card } is already active.
ave_roma-why-nobody-there = There is no worker { ave_roma-at-place }.
ave_roma-why-no-such-worker = There is no worker of value { $value } { ave_roma-at-place }.

## The log

ave_roma-log-round-began = Round { $round }: { $seat } goes first.
ave_roma-log-ordered =
    { $tied ->
        [0] Round { $round }. Player order, lowest worker total first: { $parts }.
       *[other] Round { $round }. Player order, lowest worker total first: { $parts }; tied players reverse their previous order.
    }
ave_roma-worker-placed =
    { $how ->
        [trained] { $seat } placed their trained worker as a { $value } { ave_roma-at-place }
        [imaginary] { $seat } used an imaginary { $value } { ave_roma-at-place }
       *[ordinary] { $seat } placed a { $value } { ave_roma-at-place }
    }
ave_roma-surcharge-paid =
    { $surcharge ->
        [0] {""}
       *[other] {" "}for a surcharge of { ave_roma-surcharge-told }
    }
ave_roma-log-placed = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }.
ave_roma-log-placed-with = { ave_roma-worker-placed }{ ave_roma-surcharge-paid } and received { $gains }.
ave_roma-log-trained = { $seat } put a { $value } on their training space.
ave_roma-log-passed =
    { $count ->
        [0] { $seat } passed.
        [one] { $vp ->
            [one] { $seat } passed with { $count } worker left and scored { $vp } point.
           *[other] { $seat } passed with { $count } worker left and scored { $vp } points.
        }
       *[other] { $vp ->
            [one] { $seat } passed with { $count } workers left and scored { $vp } point.
           *[other] { $seat } passed with { $count } workers left and scored { $vp } points.
        }
    }
ave_roma-influence-gained =
    { $level ->
        [0] {""}
       *[other] {" "}and reached level { $level } of political influence
    }
# "and" stands before the last thing that is told
ave_roma-and-then =
    { $level ->
        [0] {" "}and
       *[other] ,
    }
ave_roma-log-paid-toll =
    { $denarii ->
        [0] { ave_roma-worker-placed }{ ave_roma-and-then } moved to space { $space } without a toll{ ave_roma-influence-gained }.
        [one] { ave_roma-worker-placed }{ ave_roma-and-then } moved to space { $space } for a toll of { $denarii } denarius{ ave_roma-influence-gained }.
       *[other] { ave_roma-worker-placed }{ ave_roma-and-then } moved to space { $space } for a toll of { $denarii } denarii{ ave_roma-influence-gained }.
    }
ave_roma-log-gained = { $seat } received { $gains }.
# what somebody received in place of a resource that did not fit: "received 1 wood and 3 denarii (instead of 1 stone)"
ave_roma-gained-instead = { $got } (instead of { $instead })
# what was sold, paid and bought at the Mercator, in an enumeration
ave_roma-deal-sold =
    { $count ->
        [one] sold { $goods } for { $count } denarius
       *[other] sold { $goods } for { $count } denarii
    }
ave_roma-deal-paid-surcharge =
    { $count ->
        [one] paid a surcharge of { $count } denarius
       *[other] paid a surcharge of { $count } denarii
    }
ave_roma-deal-bought =
    { $count ->
        [one] bought { $goods } for { $count } denarius
       *[other] bought { $goods } for { $count } denarii
    }
ave_roma-log-dealt =
    { $got ->
        [0] { $seat } { $deeds }.
       *[other] { $seat } { $deeds }, and received { $gains }.
    }
ave_roma-log-placed-and-dealt =
    { $got ->
        [0] { ave_roma-worker-placed }{ ave_roma-surcharge-paid }: { $deeds }.
       *[other] { ave_roma-worker-placed }{ ave_roma-surcharge-paid }: { $deeds }, receiving { $gains }.
    }
# a resource from the Propraetor and turned cards, in the middle of a sentence
ave_roma-got-there =
    { $got ->
        [0] {""}
       *[other] , received { $gains }
    }
ave_roma-turned-there =
    { $influence ->
        [0] {""}
       *[other] , turned { $cards } for { $influence } influence
    }
ave_roma-log-placed-and-turned = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }{ ave_roma-got-there }, and turned { $cards } for { $influence } influence.
ave_roma-log-placed-and-rose = { ave_roma-worker-placed }{ ave_roma-surcharge-paid }{ ave_roma-got-there }{ ave_roma-turned-there } and rose to space { $space } in { ave_roma-area }.
ave_roma-log-rotated = { $seat } turned { $cards } and gained { $influence } influence.
ave_roma-log-rotated-and-rose = { $seat } turned { $cards }, gained { $influence } influence and rose to space { $space } in { ave_roma-area }.
ave_roma-log-rose = { $seat } rose to space { $space } in { ave_roma-area }.
ave_roma-points-scored =
    { $vp ->
        [0] {""}
        [one] , scoring { $vp } point
       *[other] , scoring { $vp } points
    }
ave_roma-card-cost =
    { $parts ->
        [0] {" "}for free
       *[other] {" "}for { $cost }
    }
ave_roma-log-took-card =
    { $kind ->
        [building] { ave_roma-worker-placed } and built the { ave_roma-card }{ ave_roma-card-cost }{ ave_roma-points-scored }.
        [war] { ave_roma-worker-placed } and supported a { ave_roma-card } war{ ave_roma-card-cost }{ ave_roma-points-scored }.
       *[patron] { ave_roma-worker-placed } and won { ave_roma-card } as a patron{ ave_roma-card-cost }.
    }
ave_roma-log-set-part =
    { $kind ->
        [building] { $seat } completed the { ave_roma-card } pair
        [war] { $seat } now has { $count } cards of the { ave_roma-card } set
       *[area] { $seat } completed a { $card ->
            [black] black
            [red] red
           *[green] green
        } pair of area cards
    }
ave_roma-log-completed-set = { ave_roma-log-set-part }.
ave_roma-log-completed-set-with = { ave_roma-log-set-part } and received { $gains }.
ave_roma-log-got-political = { $seat } reached level { $level } of political influence.
ave_roma-log-beyond = { $seat } scored { ave_roma-vp-told } for political influence beyond the top level.
ave_roma-log-activated = { $seat } activated { ave_roma-card } in patron slot { $slot }.
ave_roma-log-kept-inactive = { $seat } kept { ave_roma-card } as an inactive patron.
ave_roma-log-swapped = { $seat } replaced { ave_roma-old-patron } with { ave_roma-card } in patron slot { $slot }.
ave_roma-log-took-area-card =
    { $refilled ->
        [0] { $seat } took the { $taken } { ave_roma-area } card; the prestige there is now { $prestige }.
       *[other] { $seat } took the { $taken } { ave_roma-area } card; the prestige there is now { $prestige }, and a { $new } card replaced it.
    }
ave_roma-log-area-empty =
    { $first ->
        [0] No card is left to refill { ave_roma-area }.
       *[other] No card is left to refill { ave_roma-area }, so this is the last round.
    }
ave_roma-log-patron-bonus = { $seat } received a bonus from { ave_roma-card }.
ave_roma-log-patron-bonus-with = { $seat } received { $gains } from { ave_roma-card }.
ave_roma-log-discarded =
    { $count ->
        [one] { $cards } left the game because nobody took a card from that row.
       *[other] { $cards } left the game because nobody took a card from those rows.
    }
ave_roma-log-refilled-row =
    { $count ->
        [one] New card – { $parts }.
       *[other] New cards – { $parts }.
    }
ave_roma-log-row-short =
    { $count ->
        [one] The { ave_roma-kind } cards have run out: { $count } slot stays empty.
       *[other] The { ave_roma-kind } cards have run out: { $count } slots stay empty.
    }
ave_roma-log-recruited = { $seat } took back { $parts }.
ave_roma-log-extra-began =
    { $end ->
        [area] The area cards have run out, so the game ends: everybody may take one extra action.
       *[row] A row could not be refilled, so the game ends: everybody may take one extra action.
    }
ave_roma-log-declined-extra = { $seat } declined the extra action.
ave_roma-log-game-ended = The game ended in round { $round }: final scoring follows.
ave_roma-log-scored =
    { $what ->
        [areas] Points for areas: { $parts }.
        [patrons] Points for patron goals: { $parts }.
        [political] Points for political influence: { $parts }.
        [denarii] Points for denarii left over: { $parts }.
       *[goods] Points for resources and surplus left over: { $parts }.
    }

## Tables

ave_roma-table-places =
    { $phase ->
        [recruiting] Round { $round }, recruiting (card values: community reconstruction, { $percent }% of the data)
        [extra] Round { $round }, extra actions (card values: community reconstruction, { $percent }% of the data)
        [over] The end, round { $round } (card values: community reconstruction, { $percent }% of the data)
       *[action] Round { $round }, action phase (card values: community reconstruction, { $percent }% of the data)
    }
ave_roma-table-areas =
    { $count ->
        [one] Areas: cubes and, in brackets, points now; { $count } card in the deck
       *[other] Areas: cubes and, in brackets, points now; { $count } cards in the deck
    }
ave_roma-table-row =
    { $count ->
        [one] { ave_roma-place }: { $count } card in the deck
       *[other] { ave_roma-place }: { $count } cards in the deck
    }
ave_roma-table-seats = Players in order
ave_roma-table-stock = Your store
ave_roma-table-own = Your cards
ave_roma-column-place = Place
ave_roma-column-workers = Workers
ave_roma-column-free = Free spaces
ave_roma-column-area = Area
ave_roma-column-card = Card
ave_roma-column-position = Position
ave_roma-column-surcharge = Surcharge
ave_roma-column-prestige = Prestige
ave_roma-column-seat = { $seat }
ave_roma-column-slot = Slot
ave_roma-column-cost = Cost
ave_roma-column-gives = Gives
ave_roma-column-missing = You still need
ave_roma-column-seat-name = Player
ave_roma-column-training = Training
ave_roma-column-denarii = Denarii
ave_roma-column-surplus = Surplus
ave_roma-column-level = Political influence
ave_roma-column-roma = Roma track
ave_roma-column-points = Points
ave_roma-column-projected = If it ended now
ave_roma-column-resource = Resource
ave_roma-column-count = Stored
ave_roma-column-limit = Limit
ave_roma-column-price = Price
ave_roma-column-what = What
ave_roma-column-cards = Cards

## The end

ave_roma-score-buildings = Buildings
ave_roma-score-wars = Wars
ave_roma-score-sets = Set bonuses
ave_roma-score-bonuses = Patron bonuses
ave_roma-score-passing = Workers kept
ave_roma-score-influence = Influence beyond the top level
ave_roma-score-areas = Areas
ave_roma-score-patrons = Patron goals
ave_roma-score-political = Political influence
ave_roma-score-denarii = Denarii left
ave_roma-score-goods = Resources and surplus left
ave_roma-score-total = Total
ave_roma-outcome-points = { $seat } wins with { $points } points.
ave_roma-outcome-denarii = { $seat } wins with { $points } points, breaking the tie with the most denarii ({ $denarii }).
ave_roma-outcome-influence = { $seat } wins with { $points } points, breaking the tie with the most influence ({ $influence } spaces).
ave_roma-outcome-order = { $seat } wins with { $points } points, breaking the tie as the last in player order.

## Who would win now

ave_roma-standing-tie =
    { $by ->
        [denarii] { $seat } would win the tie with the most denarii.
        [influence] { $seat } would win the tie with the most spaces of influence.
       *[order] { $seat } would win the tie as the last in player order.
    }
ave_roma-standing-deck =
    { $count ->
        [one] The game ends when a deck runs out; the deck of { ave_roma-kind } cards is nearest to it, with { $count } card.
       *[other] The game ends when a deck runs out; the deck of { ave_roma-kind } cards is nearest to it, with { $count } cards.
    }
ave_roma-standing-ending = The game is about to end: no more workers are taken back, and everybody may take one extra action.
ave_roma-standing-counted = Areas, goals, political influence and leftovers are counted as they stand now; they can still change until the end.

## The board

ave_roma-board-round = Round { $round }
ave_roma-board-phase =
    { $phase ->
        [recruiting] recruiting
        [extra] extra actions
        [over] the end
       *[action] action phase
    }
ave_roma-board-last-round = last round
ave_roma-board-reconstructed = Card values: a community reconstruction ({ $percent }%)
ave_roma-board-card-reconstructed = The numbers of this card are reconstructed, not the printed ones.
ave_roma-board-places = Places of the board
ave_roma-board-area-deck =
    { $count ->
        [one] { $count } area card in the deck
       *[other] { $count } area cards in the deck
    }
ave_roma-board-deck =
    { $count ->
        [one] { $count } { ave_roma-kind } card in the deck
       *[other] { $count } { ave_roma-kind } cards in the deck
    }
ave_roma-board-space = Space { $space } of the Roma track
ave_roma-board-space-price =
    { $price ->
        [0] It costs nothing.
        [one] It costs { $price } denarius.
       *[other] It costs { $price } denarii.
    }
ave_roma-board-space-waived = You pay nothing here now, because somebody else stands on it.
ave_roma-board-space-icon = It raises your political influence by 1.
ave_roma-board-spaces =
    { $free ->
        [0] No worker space is free.
        [one] { $free } of { $capacity } worker spaces is free.
       *[other] { $free } of { $capacity } worker spaces are free.
    }
ave_roma-board-patron-adds = { ave_roma-card } adds { $bonus }.
ave_roma-board-area-position =
    { $position ->
        [lower] The card lies in the lower position: no surcharge.
        [upper] The card lies in the upper position: a surcharge of { $surcharge } denarii, and the card becomes yours.
       *[empty] The slot is empty: it costs { $surcharge } denarii and gives no resources.
    }
ave_roma-board-area-worth =
    { $third ->
        [0] Prestige { $prestige }: at the end { $first } points for the first, { $second } for the second.
       *[other] Prestige { $prestige }: at the end { $first } points for the first, { $second } for the second, { $third } for the third.
    }
ave_roma-board-area-seat =
    { $points ->
        [one] { $seat }: space { $space }, now { $points } point.
       *[other] { $seat }: space { $space }, now { $points } points.
    }
ave_roma-board-area-reach = With all your unturned cards you would reach space { $space }.
ave_roma-board-prestige = Prestige { $prestige }
ave_roma-board-leads = { $seat } leads
ave_roma-board-slot = Slot { $slot }: a worker of value { $range }.
ave_roma-board-slot-empty =
    { $last ->
        [0] The card was taken; the slot is filled in the refill phase.
       *[other] The slot is empty and will not be filled any more.
    }
ave_roma-board-cost = Cost: { $parts }.
ave_roma-board-missing = You still need { $parts }.
ave_roma-board-deed =
    { $vp ->
        [one] { $vp } point at once; turned at the Propraetor, it brings influence { $influence }, a single time.
       *[other] { $vp } points at once; turned at the Propraetor, it brings influence { $influence }, a single time.
    }
ave_roma-board-pair = The second card of this building also gives { $bonus }.
ave_roma-board-set = The 2nd, 3rd, 4th and 5th card of this set also give, in this order: { $bonus }.
ave_roma-board-set-now = For you it would bring the set bonus now: { $bonus }.
ave_roma-board-patron-bonus = While active: { ave_roma-place } also gives { $bonus }.
ave_roma-board-patron-goal = At the end: { $goal }.
ave_roma-board-goal-now =
    { $points ->
        [one] That would be { $points } point for you now.
       *[other] That would be { $points } points for you now.
    }
ave_roma-board-would-wait = You have no free patron slot: it would be inactive until political influence opens one, but would score its goal at the end.
ave_roma-board-waiting = Inactive: it waits for a free slot, but scores its goal at the end.
ave_roma-board-put-back = Put the { $value } back
# what a place gives while no worker is in hand; the picture of a coin follows that of the Quaestor
ave_roma-board-brief =
    { $place ->
        [quaestor] value × { $number }
        [aedilis] { $number } resources of a card
        [mercator] sell, then buy
        [propraetor] half a card + { $number } resource
       *[roma] walk the track
    }
ave_roma-board-then-place = Take up a worker, then choose its place. What you pass up usually brings more than the points for passing.
ave_roma-column-patrons = Patrons
ave_roma-board-halves = Area cards, { ave_roma-colour }
ave_roma-board-tab =
    { $tab ->
        [places] Places
        [wheel] Board
        [cards] Cards
        [mine] Mine
       *[players] Players
    }
# what a row of the table of players is about
ave_roma-board-about =
    { $what ->
        [points] Points scored so far.
        [projected] All points if the game ended now: tap a number to see what it is made of.
        [denarii] Denarii pay for cards, surcharges and tolls.
        [resource] Stored resources pay for cards and can be sold at the Mercator.
        [surplus] Surplus pays for wars; it comes instead of what has no room.
        [buildings] Building cards; two of a kind are a pair, which brings a bonus.
        [wars] War cards; those of one set bring growing bonuses.
        [patrons] Patrons, in brackets those that are not active; each scores a goal at the end.
        [halves] Area cards with this half-symbol; two of a colour are a pair, which brings a resource of that colour.
        [level] Political influence: each level opens a slot for a patron.
       *[workers] Workers still in the supply. They reach places by their value and cost nothing.
    }
ave_roma-board-sum = The sum of the workers’ values; the lowest goes first in the next round.
ave_roma-board-out = out
ave_roma-board-show = Show the board of { $seat }
ave_roma-board-of = Player board of { $seat }
ave_roma-board-worker = Worker of value { $value }
ave_roma-board-no-workers = No workers left.
ave_roma-board-no-deeds = No buildings or wars yet.
ave_roma-board-deeds = Building and war cards
ave_roma-board-training =
    { $ready ->
        [0] A worker of value { $value } is being trained.
       *[other] The worker of value { $value } is ready and may be used with any value.
    }
ave_roma-board-train-as = The value with which the trained worker is used
ave_roma-board-stock =
    { $price ->
        [one] { $count } stored, room for { $limit }. Your price: { $price } denarius.
       *[other] { $count } stored, room for { $limit }. Your price: { $price } denarii.
    }
ave_roma-board-surplus = { $count } of at most { $limit }. It pays for wars; it can be neither sold nor bought.
ave_roma-board-slot-open = Patron slot { $slot } is open and empty.
ave_roma-board-slots = Open patron slots: { $open } of { $slots }; each level of political influence opens one.
ave_roma-board-no-slots = No patron slot yet.
ave_roma-board-pass =
    { $decision ->
        [addition] Neither
        [extra_action] Decline
       *[other] Pass
    }
ave_roma-board-done =
    { $decision ->
        [sell] Stop selling
        [buy] Stop buying
       *[other] Done
    }
ave_roma-board-use-cards = Turn cards
