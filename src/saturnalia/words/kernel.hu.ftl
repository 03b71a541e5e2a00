### Ami minden játékban közös: hibák, helyek, nyelvek, beállítások és a gépi játékosok szintjei.

## Helyek és nyelvek

seat-number = { $number }. hely

## Beállítások

option-seats = Játékosok

## Ki nyerne most

standing-points = Pontok, ha most érne véget a játék
standing-leads = { $seat } vezet { $points } ponttal
standing-level = Holtverseny { $points } ponttal: { $seats }
standing-all-level = Mindenkinek { $points } pontja van
standing-alone = Most { $points } pont

## A gépi játékosok szintjei, a leggyengébbtől

level-tiro = Tiro
level-tiro-about = Zöldfülű újonc, aki látja, mi volna jó, de gyakran mást választ.
level-miles = Miles
level-miles-about = Közkatona, aki teszi, amit tanult, de olykor hibázik.
level-centurio = Centurio
level-centurio-about = Tapasztalt tiszt, aki ritkán hibázik.
level-consul = Consul
level-consul-about = Államférfi, akit nehéz meglepni.
level-imperator = Imperator
level-imperator-about = A legerősebb ellenfél: ő lát a legmesszebbre.
level-nobody = Senki

## Játékok és gépi játékosok

error-unknown-game = Nincs „{ $game }” nevű játék. Ismert játékok: { $known }.
error-unknown-bot = Nincs „{ $bot }” nevű gépi játékos. Ismert gépi játékosok: { $known }.
error-bots-count = A megadott gépi játékosok száma { $found }, pedig { $expected } kell (vagy egyetlen név mindegyikhez).

## Egy játszma beállításai

error-option-unknown = Nincs „{ $option }” nevű beállítás. Ismert beállítások: { $allowed }.
error-option-value = Ennek a beállításnak („{ $option }”) nem lehet az értéke „{ $value }”. Megengedett értékek: { $allowed }.
error-option-idle = Ez a beállítás („{ $option }”) csak akkor számít, ha teljesül ez a feltétel: { $condition }. Egyébként hagyd ki.

## Adatfájlok

error-components-unreadable = Nem olvasható a játékelemek adatfájlja: „{ $file }”.
error-components-syntax = A játékelemek adatfájlja („{ $file }”) nem érvényes TOML: { $problem }.
error-components-kind =
    { $expected ->
        [int] A játékelemek adatfájljában („{ $file }”) egész számnak kell állnia itt: „{ $place }”.
        [float] A játékelemek adatfájljában („{ $file }”) számnak kell állnia itt: „{ $place }”.
        [bool] A játékelemek adatfájljában („{ $file }”) true vagy false értéknek kell állnia itt: „{ $place }”.
        [str] A játékelemek adatfájljában („{ $file }”) szövegnek kell állnia itt: „{ $place }”.
        [list] A játékelemek adatfájljában („{ $file }”) listának kell állnia itt: „{ $place }”.
        [dict] A játékelemek adatfájljában („{ $file }”) táblázatnak kell állnia itt: „{ $place }”.
       *[other] A játékelemek adatfájljában („{ $file }”) „{ $expected }” fajtájú értéknek kell állnia itt: „{ $place }”.
    }
error-components-missing = A játékelemek adatfájljából („{ $file }”) hiányzik ez: „{ $place }”.
error-components-count = A játékelemek adatfájljában („{ $file }”) ennek a listának pontosan { $expected } elemből kell állnia: „{ $place }”.
error-components-range = A játékelemek adatfájljában („{ $file }”) túl nagy vagy túl kicsi szám áll itt: „{ $place }” ({ $value }).
error-components-unusable = A játékelemek adatfájljának („{ $file }”) számai nem illenek össze: { $problem }.

## Játszmák

error-match-seed = Ez nem lehet kezdőszám: { $seed }. A kezdőszám 0 és 2⁶³ − 1 közötti egész szám lehet.
error-match-over = A játszma már véget ért.
error-match-format = Ez a fájl nem Saturnalia-játszma.
error-match-damaged = A játszma fájlja sérült, vagy valaki átírta.
error-match-version = A játszmához a szabályok { $found } jelű változata kell, de { $installed } jelű van telepítve.
error-match-start = A szabályok játék közben megváltoztak, és a játszma egy mentett állásból folytatódott. Az ilyen fájl megőrizhető, de nem nyitható meg.
misfit-fields = A mai szabályokhoz más adatok kellenek: { $fields }.
error-match-replay = A játszma nem játszható vissza, mert szabálytalan lépés van benne (sorszáma: { $number }).
error-match-position = A játszmát visszajátszva más állás jön ki, mint ami a fájlban van.
error-match-unreadable = Nem olvasható a játszma fájlja: „{ $file }” ({ $problem }).
error-match-large = Túl nagy a fájl ahhoz, hogy játszma legyen: „{ $file }”.
error-action-unknown = Nincs ilyen számú lépés: { $action }.

## Visszavonás

error-undo-nothing = Nincs mit visszavonnod.
error-undo-revealed = Az utolsó döntésed nem vonható vissza: azóta kiderült valami, vagy más is válaszolt már.
