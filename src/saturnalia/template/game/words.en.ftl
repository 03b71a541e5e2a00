# Every sentence of the game. What the lobby shows:
twelve-title = Twelve
twelve-tagline = Play the highest cards.
twelve-about = Draw cards and play the highest ones you can: the player whose cards add up to most after four rounds wins.
twelve-aim = Play high cards: whoever has the most points at the end wins. A match has four rounds and takes a few minutes.
twelve-option-seats = Players
twelve-option-seats-about = How many play.
twelve-option-seats-2 = 2 players
twelve-option-seats-3 = 3 players

twelve-table-seats = Round { $round }
twelve-table-hand = Your hand
twelve-column-seat = Player
twelve-column-cards = Cards in hand
twelve-column-points = Points
twelve-column-card = Card
twelve-seat = { $seat }

twelve-ask-draw = Do you draw a card?
twelve-ask-play = Do you play a card?
twelve-do-pass = No
twelve-do-draw = Draw a card
twelve-do-play = Play the { $card }

twelve-why-deck-empty = The deck is empty.
twelve-why-not-in-hand = You do not hold this card.
twelve-why-other-question = This is not what you are asked now.

twelve-log-drew = { $seat } drew the { $card }.
twelve-log-drew-hidden = { $seat } drew a card.
twelve-log-played = { $seat } played the { $card }.
twelve-log-passed = { $seat } played no card.

twelve-outcome = { $count ->
    [one] { $seats } won with { $points } points.
   *[other] { $seats } shared the victory with { $points } points each.
}
