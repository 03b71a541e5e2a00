### PAX. Arguments: seat and seats are names, category is an id, legion a Roman numeral, the rest are numbers. The names of things stand in names.en.toml.

## How a category, a card and a legion are named inside other sentences

# so many cards of a category: "2 estates"
pax-cards-of =
    { $cards ->
        [one] { $cards } { pax-category-one }
       *[other] { $cards } { pax-category-many }
    }
pax-card-facts =
    { $symbols ->
        [one] { $value ->
            [one] ({ $symbols } symbol, { $value } aureus)
           *[other] ({ $symbols } symbol, { $value } aurei)
        }
       *[other] { $value ->
            [one] ({ $symbols } symbols, { $value } aureus)
           *[other] ({ $symbols } symbols, { $value } aurei)
        }
    }
pax-card = { pax-category } { pax-card-facts }
pax-cards = { $cards }
# a card in an enumeration, with how many there are
pax-card-listed =
    { $count ->
        [1] { pax-category-plain } { pax-card-facts }
       *[other] { $count } × { pax-category-plain } { pax-card-facts }
    }
# a card turned up under a legion, and how many cards somebody draws, in enumerations
pax-under = { $legion } – { pax-category-plain } { pax-card-facts }
pax-drew = { $seat } { $count }
pax-card-brief =
    { $symbols ->
        [one] { pax-category-plain } with { $symbols } symbol
       *[other] { pax-category-plain } with { $symbols } symbols
    }
pax-points-gained =
    { $points ->
        [0] no points
        [one] +{ $points } point
       *[other] +{ $points } points
    }
# what the points of a card are for; alone, what it does for the goal
pax-gain-played = { $points } for a new category
pax-gain-above-rome = { $points } for being stronger than Rome
pax-gain-fleets = { $points } for fleets
pax-gain-armies = { $points } for armies
pax-gain-conspiratus = { $points } for Primus Conspiratus
pax-gain-played-count = your first card of the category
pax-gain-above-rome-count =
    { $points ->
        [one] stronger than Rome in one more category
       *[other] stronger than Rome in { $points } more categories
    }
pax-card-brings =
    { $alone ->
        [0] { pax-points-gained }{ $kinds ->
            [0] {""}
           *[other] {" "}({ $gains })
        }
       *[other] { $kinds ->
            [0] no step towards your goal
           *[other] { $gains }
        }
    }
# what playing a card does to the income of the turn, and to Primus Conspiratus
pax-playing-leads-to =
    { $income ->
        [0] no income this turn
        [one] an income of { $income } aureus if you stop then
       *[other] an income of { $income } aurei if you stop then
    }{ $conspiratus ->
        [0] {""}
       *[other] ; you take Primus Conspiratus
    }
# the card in the middle of a sentence: "an estate (1 symbol, 2 aurei)"
pax-card-a = { pax-category-a } { pax-card-facts }
# the same, of several equal ones: "2 estates (1 symbol, 2 aurei)"
pax-card-object =
    { $count ->
        [one] { pax-card-a }
       *[other] { $count } { pax-category-many } { pax-card-facts }
    }
pax-card-the = { pax-category-the } { pax-card-facts }
# the card on a button, one of several equal ones where there are more
pax-card-offered =
    { $count ->
        [one] { pax-card-the }
       *[other] one of { $count } { pax-category-many } { pax-card-facts }
    }
# the legion in the middle of a sentence
pax-legion-the = legion { $legion }
# the two halves of the goal of solitaire
pax-now-above =
    { $above ->
        [0] you are not stronger than Rome in any category
        [one] you are stronger than Rome in { $above } category
       *[other] you are stronger than Rome in { $above } categories
    }
pax-now-covered =
    { $covered ->
        [0] you have played cards of none
       *[other] you have played cards of { $covered }
    }

## The game in the lobby

pax-title = PAX
pax-tagline = Rise above Rome together, or betray the rebellion and win at Rome’s side.
pax-about = Escaped slaves gather influence in seven categories, from estates and fleets to the senate, while each round Rome takes the most valuable stack that they leave. If the players rise above Rome, the one with the most points wins; if Rome holds its ground, the leader of the conspiracy wins instead. One to eight players, about half an hour, with the Nocturnus expansion and two solitaire campaigns.
pax-aim =
    { $players ->
        [1] Be stronger than Rome in as many categories as your level asks for, and play at least one card in every category. The game ends when the deck runs out, after about half an hour.
       *[other] If the players are stronger than Rome in enough categories, whoever has the most points wins; otherwise whoever holds Primus Conspiratus wins at Rome’s side. The game ends when the deck runs out, after about half an hour.
    }

## Options

pax-option-seats = Players
pax-option-seats-about = Alone you play solitaire against Rome; five or more players use two sets of cards.
pax-option-seats-1 = 1 player (solitaire)
pax-option-seats-2 = 2 players
pax-option-seats-3 = 3 players
pax-option-seats-4 = 4 players
pax-option-seats-5 = 5 players
pax-option-seats-6 = 6 players
pax-option-seats-7 = 7 players
pax-option-seats-8 = 8 players
pax-option-variant = Cards
pax-option-variant-about = Nocturnus adds militia, scouts and adversaries, which makes ten categories instead of seven.
pax-option-variant-base = Base game
pax-option-variant-nocturnus = With Nocturnus
pax-option-solo_level = Level
pax-option-solo_level-about = With every level you must be stronger than Rome in one more category.
pax-option-solo_level-1 = Level 1
pax-option-solo_level-2 = Level 2
pax-option-solo_level-3 = Level 3
pax-option-solo_level-4 = Level 4
pax-option-solo_level-5 = Level 5
pax-option-start_player = Start player
pax-option-start_player-about = Who takes the Primus card and begins the first round.
pax-option-start_player-random = Drawn by lot
pax-option-start_player-1 = Seat 1
pax-option-start_player-2 = Seat 2
pax-option-start_player-3 = Seat 3
pax-option-start_player-4 = Seat 4
pax-option-start_player-5 = Seat 5
pax-option-start_player-6 = Seat 6
pax-option-start_player-7 = Seat 7
pax-option-start_player-8 = Seat 8
pax-option-nocturnus_solo_head_start = Head start
pax-option-nocturnus_solo_head_start-about = With the head start you play one, two or three cards for free before level 3, 4 or 5 begins, as in the base game.
pax-option-nocturnus_solo_head_start-false = Without head start
pax-option-nocturnus_solo_head_start-true = With head start
pax-option-nocturnus_solo_legions = Legions
pax-option-nocturnus_solo_legions-about = Three legions as in solitaire with the base game, or two, which is one more than there are players.
pax-option-nocturnus_solo_legions-2 = 2 legions
pax-option-nocturnus_solo_legions-3 = 3 legions

## What the categories do

pax-category-wealth-ability = Every 3 wealth symbols lower the price of a stack that you buy by 1 aureus, down to 0.
pax-category-fleet-ability = At final scoring every 3 fleet symbols give you 1 bonus army; you may have as many fleet symbols as estate or conspiracy symbols, whichever you have more of.
pax-category-army-ability = At final scoring every 3 army symbols give you 1 bonus fleet; you may have as many army symbols as estate or conspiracy symbols, whichever you have more of.
pax-category-religion-ability = With 3 religion symbols you see two cards at once when you draw, and with 6 you see all of them.
pax-category-senator-ability = In a turn in which you play a senator your income is 1 aureus higher; with five or more players the others may react to it by playing a card each.
pax-category-estate-ability = You may have as many fleet symbols, and as many army symbols, as estate symbols.
pax-category-conspiracy-ability = It allows fleets and armies as an estate does, but a turn in which you play one brings no income; whoever has the most conspiracy symbols holds Primus Conspiratus.
pax-category-militia-ability = Every 4 militia symbols let you draw one more card and keep one more in your hand.
pax-category-scout-ability = Every 4 scout symbols let you play one more card for free in your turn.
pax-category-adversary-ability = For every 4 adversary symbols you must give Rome a card from your hand after your income; they also decide who holds Primus Conspiratus when conspiracy symbols are equal.

## Labels of the board

pax-rome = Rome
pax-legion = Legion { $legion }
pax-primus = Primus
pax-conspiratus = Primus Conspiratus
pax-aurei =
    { $count ->
        [one] { $count } aureus
       *[other] { $count } aurei
    }
pax-for-rome = Rome takes this stack at the end of the round.
pax-reconstructed = The symbols and the value of this card are reconstructed.

## Questions

pax-ask-solo-lay =
    { $left ->
        [one] Choose a card to play for free.
       *[other] Choose a card to play for free; you must still play { $left }.
    }
pax-ask-setup-keep = Choose the one card that you keep; the others go under the deck.
pax-ask-setup-return = Choose which card goes under the deck now ({ $left } left); each one goes below the one before.
pax-ask-turn-mode = Take a turn, or pass?
pax-ask-draw-extra =
    { $left ->
        [one] Your militia lets you draw one more card. Draw it, or stop?
       *[other] Your militia lets you draw up to { $left } more cards. Draw one, or stop?
    }
pax-ask-draw-card =
    { $hand ->
        [0] Card { $number } of { $total }: choose which of the drawn cards goes under a legion or under the deck; one for your hand comes later.
       *[other] Card { $number } of { $total }: choose which of the drawn cards to place now.
    }
pax-ask-draw-dest =
    { $total ->
        [1] Choose where to put { pax-card-the }.
       *[other] Card { $number } of { $total }: choose where to put { pax-card-the }.
    }
pax-ask-buy =
    { $money ->
        [0] Choose a stack to buy, or buy nothing (you have no aurei).
        [one] Choose a stack to buy, or buy nothing (you have { $money } aureus).
       *[other] Choose a stack to buy, or buy nothing (you have { $money } aurei).
    }
pax-ask-play =
    { $cost ->
        [0] { $money ->
            [0] Choose a card to play for free, or stop (you have no aurei).
            [one] Choose a card to play for free, or stop (you have { $money } aureus).
           *[other] Choose a card to play for free, or stop (you have { $money } aurei).
        }
        [one] Choose a card to play for { $cost } aureus, or stop (you have { $money }).
       *[other] Choose a card to play for { $cost } aurei, or stop (you have { $money }).
    }
pax-ask-give-to-rome =
    { $left ->
        [one] Choose a card from your hand to give to Rome.
       *[other] Choose a card from your hand to give to Rome; you must still give { $left }.
    }
pax-ask-react =
    { $cost ->
        [one] Choose a card to play for { $cost } aureus in reaction to the senator, or decline (you have { $money }).
       *[other] Choose a card to play for { $cost } aurei in reaction to the senator, or decline (you have { $money }).
    }

## Answers

pax-do-solo-lay-card = Play { pax-card-offered } for free
pax-do-setup-keep-card = Keep { pax-card-offered }
pax-do-setup-return-card = Slide { pax-card-offered } under the deck
pax-do-take-turn =
    { $deck ->
        [0] { $aurei ->
            [one] Take a turn: get { $aurei } aureus instead of drawing, then buy and play
           *[other] Take a turn: get { $aurei } aurei instead of drawing, then buy and play
        }
        [1] Take a turn: draw the last card, then buy and play
        [2] Take a turn: draw the last 2 cards, then buy and play
       *[other] Take a turn: draw cards, then buy a stack and play cards if you like, and get your income
    }
pax-do-pass =
    { $aurei ->
        [one] Pass: get { $aurei } aureus and look at Rome’s face-down cards
       *[other] Pass: get { $aurei } aurei and look at Rome’s face-down cards
    }
pax-do-draw-extra = Draw one more card
pax-do-draw-no-extra = Draw no more cards
pax-do-draw-card-card = Place { pax-card-offered }
pax-do-to-hand = Keep it in your hand
pax-do-to-deck = Slide it under the deck
pax-do-draw-dest-legion =
    { $count ->
        [0] { $value ->
            [one] Put it under legion { $legion }, where no card lies now: it will be worth { $value } aureus{ pax-would-be-romes }
           *[other] Put it under legion { $legion }, where no card lies now: it will be worth { $value } aurei{ pax-would-be-romes }
        }
       *[other] Put it under legion { $legion }: the stack will be worth { $value } aurei{ pax-would-be-romes }
    }
pax-would-be-romes =
    { $rome ->
        [0] {""}
       *[other] , and Rome would take it
    }
pax-do-buy-legion =
    { $price ->
        [0] Take the stack under legion { $legion } for free ({ $left } left): { $cards }
        [one] Buy the stack under legion { $legion } for { $price } aureus ({ $left } left): { $cards }
       *[other] Buy the stack under legion { $legion } for { $price } aurei ({ $left } left): { $cards }
    }
pax-do-buy-stop = Buy nothing
pax-do-play-card =
    { $cost ->
        [0] Play { pax-card-offered } for free: { pax-card-brings }; { pax-playing-leads-to }
        [one] Play { pax-card-offered } for { $cost } aureus: { pax-card-brings }; { pax-playing-leads-to }
       *[other] Play { pax-card-offered } for { $cost } aurei: { pax-card-brings }; { pax-playing-leads-to }
    }
pax-do-play-stop =
    { $aurei ->
        [0] Stop playing cards, without income
        [one] Stop playing cards and collect { $aurei } aureus
       *[other] Stop playing cards and collect { $aurei } aurei
    }
pax-do-give-to-rome-card = Give { pax-card-offered } to Rome
pax-do-react-card =
    { $cost ->
        [one] Play { pax-card-offered } for { $cost } aureus: { pax-card-brings }
       *[other] Play { pax-card-offered } for { $cost } aurei: { pax-card-brings }
    }
pax-do-react-stop = Do not react

## Refusals

pax-why-not-opening-card = You did not draw this card: { pax-category-plain } { pax-card-facts }.
pax-why-keep-first = First choose one of the cards that you drew.
pax-why-choose-turn = First decide whether to take a turn or to pass.
pax-why-extra-first = First decide whether to draw one more card.
pax-why-choose-drawn = First choose one of the cards that you have just drawn.
pax-why-hand-later = The first card that you place cannot go into your hand; put it under a legion or under the deck.
pax-why-hand-used = No other card can go into your hand in this draw.
pax-why-deck-used = You have already put a card under the deck in this draw.
pax-why-deck-too-small = The deck held too few cards, so none goes under it now.
pax-why-legion-used = You have already put a card under a legion in this draw.
pax-why-no-legion = There is no legion { $legion } in this match.
pax-why-place-first = First decide where the drawn card goes.
pax-why-buy-first = First buy a stack, or choose to buy nothing.
pax-why-empty-stack = There is no card under legion { $legion }.
pax-why-stack-too-dear =
    { $missing ->
        [one] You need { $missing } more aureus: the stack under legion { $legion } costs { $price }, and you have { $money }.
       *[other] You need { $missing } more aurei: the stack under legion { $legion } costs { $price }, and you have { $money }.
    }
pax-why-give-first =
    { $left ->
        [one] First give Rome { $left } card from your hand.
       *[other] First give Rome { $left } cards from your hand.
    }
pax-why-buying-is-over = You cannot buy anything now: buying comes in your own turn, before you play cards.
pax-why-play-or-stop = First choose a card from your hand, or stop playing cards.
pax-why-not-in-hand = You have no such card in hand: { pax-category-plain } { pax-card-facts }.
pax-why-limit =
    { $limit ->
        [0] You have no estate or conspiracy symbols in your tableau, so you cannot play { pax-category-a }.
        [one] Your estate or conspiracy symbols allow { $limit } { pax-category-plain } symbol; you have { $have }, and this card would add { $symbols }.
       *[other] Your estate or conspiracy symbols allow { $limit } { pax-category-plain } symbols; you have { $have }, and this card would add { $symbols }.
    }
pax-why-card-too-dear =
    { $missing ->
        [one] You need { $missing } more aureus: the card costs { $cost }, and you have { $money }.
       *[other] You need { $missing } more aurei: the card costs { $cost }, and you have { $money }.
    }

## The log

pax-log-drew-opening = Cards drawn at the start: { $parts }.
pax-log-laid-opening = { $seat } played { $cards } for free at the start.
pax-log-kept-opening = { $seat } kept { pax-card-a }.
pax-log-kept-opening-secret = { $seat } kept one card.
pax-log-returned-opening = { $seat } slid { $cards } under the deck.
pax-log-returned-opening-secret =
    { $count ->
        [one] { $seat } slid a card under the deck.
       *[other] { $seat } slid { $count } cards under the deck.
    }
pax-log-kept-and-returned = { $seat } kept { pax-card-a } and slid { $cards } under the deck.
pax-log-kept-and-returned-secret =
    { $count ->
        [one] { $seat } kept one card and slid the other under the deck.
       *[other] { $seat } kept one card and slid the other { $count } under the deck.
    }
pax-log-laid-out = Cards under the legions: { $parts }.
pax-log-round-began =
    { $alone ->
        [0] Round { $round }: { $seat } goes first.
       *[other] Round { $round }.
    }
pax-log-took-primus = Round { $round }: { $seat }, who holds Primus Conspiratus, takes Primus and goes first.
pax-log-passed =
    { $aurei ->
        [one] { $seat } passed, looked at Rome’s face-down cards and received { $aurei } aureus.
       *[other] { $seat } passed, looked at Rome’s face-down cards and received { $aurei } aurei.
    }
pax-log-drew-no-more = { $seat } drew no more cards.
pax-log-drew = { $seat } drew and { $deeds }.
pax-drawn-took-to-hand = kept { pax-card-a } in hand
pax-drawn-took-to-hand-secret = kept a card in hand
pax-drawn-put-under-deck = slid { pax-card-a } under the deck
pax-drawn-put-under-deck-secret = slid a card under the deck
pax-drawn-put-under-legion = put { pax-card-a } under legion { $legion }
pax-log-no-card-left =
    { $aurei ->
        [one] The deck is empty: instead of drawing, { $seat } received { $aurei } aureus.
       *[other] The deck is empty: instead of drawing, { $seat } received { $aurei } aurei.
    }
pax-log-bought =
    { $price ->
        [0] { $seat } took the stack under legion { $legion } for free: { $cards }.
        [one] { $seat } bought the stack under legion { $legion } for { $price } aureus: { $cards }.
       *[other] { $seat } bought the stack under legion { $legion } for { $price } aurei: { $cards }.
    }
pax-log-bought-nothing = { $seat } bought nothing.
pax-log-played = { $seat } played { $parts }.
pax-played-for =
    { $cost ->
        [0] { pax-card-a } for free
        [one] { pax-card-a } for { $cost } aureus
       *[other] { pax-card-a } for { $cost } aurei
    }
# the income, as the object of a sentence
pax-log-income-part =
    { $why ->
        [nothing] { $aurei ->
            [one] the basic income of { $aurei } aureus
           *[other] the basic income of { $aurei } aurei
        }
        [conspiracy] no income because of the conspiracy
       *[category] { $senator ->
            [0] { $aurei ->
                [one] an income of { $aurei } aureus for { pax-cards-of }
               *[other] an income of { $aurei } aurei for { pax-cards-of }
            }
           *[other] an income of { $aurei } aurei: { $cards } for { pax-cards-of } and { $senator } for playing a senator
        }
    }
pax-log-got-income =
    { $why ->
        [nothing] { $seat } played nothing, collecting { pax-log-income-part }.
       *[other] { $seat } collected { pax-log-income-part }.
    }
pax-log-played-for-income = { $seat } played { $parts }, collecting { pax-log-income-part }.
# whoever bought nothing, with what they did instead
pax-log-played-unbought = { $seat } bought nothing and played { $parts }.
pax-log-income-unbought =
    { $played ->
        [0] { $seat } bought and played nothing, collecting { pax-log-income-part }.
       *[other] { $seat } bought nothing and played { $parts }, collecting { pax-log-income-part }.
    }
pax-log-took-conspiratus =
    { $by_adversaries ->
        [0] { $seat } now has the most conspiracy symbols and took Primus Conspiratus from { $from_seat }.
       *[other] { $seat } has as many conspiracy symbols as { $from_seat } but more adversary symbols, and took Primus Conspiratus.
    }
pax-log-took-conspiratus-first = { $seat } was the first to play a conspiracy and took Primus Conspiratus.
pax-log-gave-to-rome = { $seat } had to give { $cards } to Rome because of their adversaries.
pax-log-reacted =
    { $cost ->
        [one] { $seat } reacted to the senator and played { pax-card-a } for { $cost } aureus.
       *[other] { $seat } reacted to the senator and played { pax-card-a } for { $cost } aurei.
    }
pax-log-did-not-react = { $parts } did not react to the senator.
pax-somebody = { $seat }
pax-log-rome-took =
    { $tied ->
        [0] { $value ->
            [one] Rome took the most valuable stack, worth { $value } aureus, from under legion { $legion }: { $cards }.
           *[other] Rome took the most valuable stack, worth { $value } aurei, from under legion { $legion }: { $cards }.
        }
       *[other] { $value ->
            [one] Rome took the lowest-numbered of the most valuable stacks, worth { $value } aureus, from under legion { $legion }: { $cards }.
           *[other] Rome took the lowest-numbered of the most valuable stacks, worth { $value } aurei, from under legion { $legion }: { $cards }.
        }
    }
pax-log-refilled = New cards under the empty legions: { $parts }.
pax-log-refilled-one = New card under legion { $legion }: { $cards }.
pax-log-deck-out =
    { $deck ->
        [0] The game is over: the deck is empty, so the empty legions cannot be refilled.
        [one] The game is over: { $deck } card is left in the deck, too few for the { $empty } empty legions.
       *[other] The game is over: { $deck } cards are left in the deck, too few for the { $empty } empty legions.
    }
pax-log-rome-revealed = Rome’s face-down cards were revealed: { $cards }.
pax-log-game-ended =
    { $rome_wins ->
        [0] { $rome_categories ->
            [0] Rome holds no categories and loses.
            [one] Rome holds { $rome_categories } category and loses.
           *[other] Rome holds { $rome_categories } categories and loses.
        }
       *[other] { $rome_categories ->
            [0] Rome holds no categories, but wins all the same.
            [one] Rome holds { $rome_categories } category and wins.
           *[other] Rome holds { $rome_categories } categories and wins.
        }
    }

# alone: both halves of the goal, and whether it is reached
pax-log-ended-alone =
    { $reached ->
        [0] { $above ->
            [0] { $seat } missed the goal: not stronger than Rome in any category, with cards played in { $covered }.
            [one] { $seat } missed the goal: stronger than Rome in { $above } category, with cards played in { $covered }.
           *[other] { $seat } missed the goal: stronger than Rome in { $above } categories, with cards played in { $covered }.
        }
       *[other] { $seat } reached the goal: stronger than Rome in { $above } categories, with cards played in { $covered }.
    }

## Tables

pax-table-market =
    { $round ->
        [0] { $deck ->
            [one] Market before the first round, { $deck } card in the deck
           *[other] Market before the first round, { $deck } cards in the deck
        }
       *[other] { $deck ->
            [one] Market in round { $round }, { $deck } card in the deck
           *[other] Market in round { $round }, { $deck } cards in the deck
        }
    }
pax-table-strength =
    { $rome ->
        [one] Strengths: Rome holds { $rome } category and needs { $needed } to win
       *[other] Strengths: Rome holds { $rome } categories and needs { $needed } to win
    }
pax-table-solo-strength = Strengths: be stronger than Rome in { $stronger } categories, and play a card in { $played }
pax-table-seats = Players
pax-table-own = What only you see
pax-table-for-rome = goes to Rome
pax-column-legion = Legion
pax-column-cards = Cards
pax-column-value = Value
pax-column-price = Price
pax-column-fate = At the end of the round
pax-column-category = Category
pax-column-rome = Rome
pax-column-seat = { $seat }
pax-column-seat-name = Player
pax-column-hand = Cards in hand
pax-column-aurei = Aurei
pax-column-limit = Fleet and army limit
pax-column-points = Points without money
pax-column-marks = Special cards
pax-column-where = Where
pax-own-hand = In your hand
pax-own-window = Cards drawn
pax-own-opening = Cards drawn at the start
pax-own-peeked = Rome’s face-down cards
pax-marks =
    { $kind ->
        [both] Primus, Primus Conspiratus
        [primus] Primus
       *[conspiratus] Primus Conspiratus
    }

## The end

pax-score-played = Categories played
pax-score-above-rome = Stronger than Rome
pax-score-fleets = Fleets
pax-score-armies = Armies
pax-score-conspiratus = Primus Conspiratus
pax-score-money = Most money
pax-score-total = Total
pax-score-above-rome-count = Categories above Rome
pax-score-played-count = Categories played
pax-outcome-solo-won = { $seat } won level { $level }: stronger than Rome in { $above } categories ({ $stronger } needed), with cards played in { $covered } ({ $played } needed).
pax-outcome-solo-lost =
    { $above ->
        [one] { $seat } lost level { $level }: stronger than Rome in { $above } category ({ $stronger } needed), with cards played in { $covered } ({ $played } needed).
       *[other] { $seat } lost level { $level }: stronger than Rome in { $above } categories ({ $stronger } needed), with cards played in { $covered } ({ $played } needed).
    }
pax-outcome-rome = Rome holds { $rome } of { $categories } categories and wins; { $seat }, who holds Primus Conspiratus, wins with Rome.
pax-outcome-rome-nobody = Rome holds { $rome } of { $categories } categories and wins; nobody holds Primus Conspiratus, so no player wins.
pax-outcome-players =
    { $rome ->
        [0] Rome holds none of { $categories } categories, so the players beat Rome, and { $seat } wins with { $points } points.
       *[other] Rome holds only { $rome } of { $categories } categories, so the players beat Rome, and { $seat } wins with { $points } points.
    }
pax-outcome-players-shared =
    { $rome ->
        [0] Rome holds none of { $categories } categories, so the players beat Rome; { $seats } win together with { $points } points each.
       *[other] Rome holds only { $rome } of { $categories } categories, so the players beat Rome; { $seats } win together with { $points } points each.
    }

## Who would win now

pax-standing-categories = Categories in which you are stronger than Rome
pax-standing-rome = Rome would win now, and { $seat } with it
pax-standing-rome-nobody = Rome would win now, and no player with it
pax-standing-players = { $seat } would win now
pax-standing-players-shared = { $seats } would win now together
pax-standing-solo =
    { $reached ->
        [1] Level { $level } would be won now
       *[other] Level { $level } is not won yet
    }
pax-now-conspiratus = Holds Primus Conspiratus: wins if Rome wins.
pax-now-rome-loses =
    { $count ->
        [one] Rome loses if the players take { $count } more category from it.
       *[other] Rome loses if the players take { $count } more categories from it.
    }
pax-now-rome-lacks =
    { $count ->
        [one] Rome needs { $count } more category to win.
       *[other] Rome needs { $count } more categories to win.
    }
pax-now-hidden =
    { $count ->
        [one] Rome has { $count } face-down card, which counts at the end.
       *[other] Rome has { $count } face-down cards, which count at the end.
    }
pax-now-money =
    { $points ->
        [one] At the end whoever has the most money gets { $points } more point; hands and money are hidden.
       *[other] At the end whoever has the most money gets { $points } more points; hands and money are hidden.
    }
pax-now-deck =
    { $count ->
        [one] { $count } card is left in the deck; the game ends after the round in which it no longer fills the legions.
       *[other] { $count } cards are left in the deck; the game ends after the round in which they no longer fill the legions.
    }

## The board in the browser: short labels, and whole sentences for those who listen

pax-board = The board of PAX
pax-board-market = The stacks under the legions
pax-board-mine = Your cards and money
pax-board-strengths = Rome and the players compared
pax-board-you = You
pax-board-best-other = Best of the others
pax-board-best = Best player
pax-board-rome-holds = Rome holds it
pax-board-points = Points
pax-board-value = Value { $value }
pax-board-price-then = Price { $price } → { $then }
pax-board-legion-about = { $value ->
        [one] Worth { $value } aureus.
       *[other] Worth { $value } aurei.
    } Whoever buys the stack pays that and takes all its cards into hand (1 aureus less for every 3 wealth symbols). At the end of the round Rome takes the most valuable stack.
pax-board-income-then = income { $income }
pax-board-hand-head = Hand
pax-board-last-to-hand = The last card that you drew went into your hand: { pax-card }
pax-board-last-to-deck = The last card that you drew went under the deck: { pax-card }
pax-board-last-to-legion = The last card that you drew went under { pax-legion-the }: { pax-card }
pax-board-price = Price { $price }
pax-board-empty = Empty
pax-board-to-rome = To Rome
pax-board-legion-empty = Legion { $legion }: no cards.
pax-board-legion-stack =
    { $count ->
        [one] Legion { $legion }, { $count } card worth { $value }, { $price } for you: { $cards }.
       *[other] Legion { $legion }, { $count } cards worth { $value }, { $price } for you: { $cards }.
    }
pax-board-legion-watched =
    { $count ->
        [one] Legion { $legion }, { $count } card worth { $value }: { $cards }.
       *[other] Legion { $legion }, { $count } cards worth { $value }: { $cards }.
    }
pax-board-rome-about = Rome holds a category in which no single player is stronger. With { $needed } of { $categories } it wins, and only whoever holds Primus Conspiratus wins with it (PAX-11.3 to PAX-11.5).
pax-board-open = Where the drawn cards go
pax-board-open-hand =
    { $left ->
        [0] Hand: done
        [1] 1 into your hand
       *[other] { $left } into your hand
    }
pax-board-open-legion =
    { $left ->
        [0] Legion: done
       *[other] { $left } under a legion
    }
pax-board-open-deck =
    { $left ->
        [0] Deck: done
       *[other] { $left } under the deck
    }
pax-board-points-about = { $points } = 2 × { $covered } categories played + 3 × { $above } above Rome + { $fleets } for fleets + { $armies } for armies + { $conspiratus } for Primus Conspiratus. At the end whoever has the most money gets 4 more (PAX-11.7).
pax-board-fell = Since your last turn you are no longer stronger than Rome in: { $parts } (−{ $points } points).
pax-board-conspiratus-lost = Since your last turn { $seat } has taken Primus Conspiratus from you (−1 point).
pax-board-hand-column-about = Each card in hand counts as 1 aureus at the end (PAX-11.7).
pax-board-deck =
    { $count ->
        [0] The deck is empty.
        [one] The deck holds { $count } card.
       *[other] The deck holds { $count } cards.
    }
pax-board-deck-yours = Cards you slid under it, and how many lie above each:
pax-board-deck-known = You slid these cards under it.
pax-board-deck-more = and { $count } more
pax-board-drawing =
    { $count ->
        [one] { $seat } is looking at a drawn card.
       *[other] { $seat } is looking at { $count } drawn cards.
    }
pax-board-hidden = Rome’s face-down cards
pax-board-hidden-about = Whoever passes may look at them; they count at the end.
pax-board-hidden-seen = Rome’s face-down cards, which only those who passed have seen
pax-board-rome-cards =
    { $count ->
        [0] Rome has no face-up cards.
        [one] Rome has { $count } face-up card.
       *[other] Rome has { $count } face-up cards.
    }
pax-board-rome-count = Rome holds { $rome } of { $categories } and wins with { $needed }
pax-board-goal-above = Stronger in { $have } of { $need }
pax-board-goal-covered = Played { $have } of { $need }
pax-board-held =
    { $held ->
        [rome] Rome holds it.
       *[players] The players hold it.
    }
pax-board-compare-seats = { pax-category }: Rome { $rome }, you { $mine }, best of the others { $best }{ $best ->
        [0] {""}
       *[other] {" "}({ $seats })
    }. { pax-board-held }
pax-board-compare-watched = { pax-category }: Rome { $rome }, best player { $best }{ $best ->
        [0] {""}
       *[other] {" "}({ $seats })
    }. { pax-board-held }
pax-board-compare-solo = { pax-category }: Rome { $rome }, you { $mine }. { $held ->
        [rome] You are not stronger than Rome.
       *[players] You are stronger than Rome.
    }
pax-board-seat-about = Cards in hand: { $count }. Limit of fleets and armies: { $limit }. Categories played: { $covered }, above Rome: { $above }. Points on the table: { $points }, money not counted.
pax-board-primus-about = Holds Primus and goes first this round.
pax-board-conspiratus-about = Holds Primus Conspiratus: starts the next round, and wins if Rome wins.
pax-board-hand-shown = Cards in hand:
pax-board-hand-known = Certainly in hand:
pax-board-hand =
    { $count ->
        [0] Your hand
        [one] Your hand: { $count } card
       *[other] Your hand: { $count } cards
    }
pax-board-hand-empty = No cards in hand.
# what a screen reader hears in the row of a player
pax-board-cell = { pax-category } { $symbols }
pax-board-copies = { $count } × { pax-card }
pax-board-limit = Limit { $limit }
pax-board-limit-head = Limit
pax-board-limit-about = Your estate or your conspiracy symbols, whichever you have more of: you may have that many fleet symbols, and that many army symbols.
pax-board-hand-partly-known = Known cards in hand
pax-board-money-change = How your last choice changed your money
pax-board-used = { pax-category }: { $used } of { $limit }
pax-board-discount = Stacks cost you { $discount } less
pax-board-play-cost =
    { $cost ->
        [0] The next card is free
        [one] The next card costs { $cost } aureus
       *[other] The next card costs { $cost } aurei
    }
pax-now-rome = Rome would win now with { $rome } of { $categories } categories, and { $seat }, who holds Primus Conspiratus, would win with it.
pax-now-rome-nobody = Rome would win now with { $rome } of { $categories } categories; nobody holds Primus Conspiratus, so no player would win.
pax-now-players =
    { $points ->
        [one] The players would win now, because Rome holds { $rome } of { $categories } and needs { $needed }; { $seat } leads with { $points } point, money not counted.
       *[other] The players would win now, because Rome holds { $rome } of { $categories } and needs { $needed }; { $seat } leads with { $points } points, money not counted.
    }
pax-now-players-shared =
    { $points ->
        [one] The players would win now, because Rome holds { $rome } of { $categories } and needs { $needed }; { $seats } share the lead with { $points } point, money not counted.
       *[other] The players would win now, because Rome holds { $rome } of { $categories } and needs { $needed }; { $seats } share the lead with { $points } points, money not counted.
    }
pax-now-solo = Not yet enough for level { $level }: { pax-now-above } ({ $stronger } needed), and { pax-now-covered } ({ $played } needed).
pax-now-solo-reached = Level { $level } would be won now: you are stronger than Rome in { $above } categories ({ $stronger } needed) and have played { $covered } ({ $played } needed).
