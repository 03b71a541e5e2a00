# A játék minden mondata. Amit az előtér mutat:
twelve-title = Twelve
twelve-tagline = Játszd ki a legnagyobb lapokat!
twelve-about = Húzz lapokat, és játszd ki közülük a lehető legnagyobbakat: négy forduló után az nyer, akinek a kijátszott lapjai a legtöbbet érik.
twelve-aim = Játszd ki a nagy lapjaidat: az nyer, akinek a végén a legtöbb pontja van. A játék négy fordulóból áll, és pár percig tart.
twelve-option-seats = Játékosok
twelve-option-seats-about = Ennyien játszotok.
twelve-option-seats-2 = 2 játékos
twelve-option-seats-3 = 3 játékos

twelve-table-seats = { $round }. forduló
twelve-table-hand = A kezed
twelve-column-seat = Játékos
twelve-column-cards = Kézben
twelve-column-points = Pont
twelve-column-card = Lap
twelve-seat = { $seat }

twelve-ask-draw = Húzol egy lapot?
twelve-ask-play = Kijátszol egy lapot?
twelve-do-pass = Nem
twelve-do-draw = Húzok egy lapot
twelve-do-play = Kijátszom ezt: { $card }

twelve-why-deck-empty = A pakli elfogyott.
twelve-why-not-in-hand = Ez a lap nincs a kezedben.
twelve-why-other-question = Most nem erről van szó.

twelve-log-drew = { $seat } ezt húzta: { $card }.
twelve-log-drew-hidden = { $seat } húzott egy lapot.
twelve-log-played = { $seat } ezt játszotta ki: { $card }.
twelve-log-passed = { $seat } nem játszott ki lapot.

twelve-outcome = { $count ->
    [one] { $seats } nyert { $points } ponttal.
   *[other] { $seats } holtversenyben nyert, { $points }-{ $points } ponttal.
}
