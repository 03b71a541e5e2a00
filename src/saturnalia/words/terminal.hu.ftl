# A parancssor és a terminálos játék. Az azonosítók „terminal-”-lal kezdődnek.

# ---- az asztal

terminal-player = Játékos
terminal-seat-name = { $seat }
terminal-compiling = A szabályok előkészítése ({ $game }): ehhez a parancshoz csak egyszer kell, körülbelül { $seconds } másodperc…
terminal-keys = Írj be egy számot.  b tábla · u vissza · h tipp · l napló · q kilépés · ? súgó
terminal-log-more = … és még { $count } sor (az l parancs megmutatja)
terminal-score-sheet = Pontok
terminal-place = Helyezés
terminal-place-number = { $place }.

# ---- amit be lehet írni: az első szó látszik a súgóban, a többi is működik

terminal-command-help = ? súgó
terminal-command-hint = h tipp tanács
terminal-command-why = miért why
terminal-command-undo = u vissza
terminal-command-board = b tábla
terminal-command-log = l napló
terminal-command-save = s mentés
terminal-command-quit = q kilépés

terminal-help = Írd be a válaszod számát vagy az alábbiak egyikét. Az Enter magában újra kirajzolja az asztalt.
terminal-help-help = ez a súgó; a „? { $clause }” egy szabálypontot mutat meg, a „? 5” egy fejezetet, a „? bevétel” minden pontot, amelyben ez a szó szerepel
terminal-help-hint = mit válaszolna a helyedben egy gépi játékos
terminal-help-why = miért nem választhatsz most valamit, a szabályponttal együtt: „miért { $example }”
terminal-help-undo = az utolsó döntésed visszavonása, amíg semmi rejtett nem derült ki
terminal-help-board = csak a tábla, ha kicsi az ablak
terminal-help-log = minden, ami eddig történt
terminal-help-save = mentés most (minden lépés után magától is megtörténik); az „s FÁJL” másolatot ment
terminal-help-quit = mentés és felállás az asztaltól

terminal-hint = Egy gépi játékos ezt válaszolná ({ $number }): { $answer }
terminal-why-allowed = Ezt megteheted, a válasz száma: { $number }.
terminal-why-what = Írd be, mit szeretnél, például „miért { $example }”. Ezek a nevek is jók: { $names }.
terminal-number-unknown = Nincs { $number }. válasz: 1 és { $count } között választhatsz. A „miért { $example }” megmondja, mit miért nem választhatsz.
terminal-not-understood = Ezt nem értem: „{ $text }”. Írj be egy számot, vagy kérj súgót a ? jellel.
terminal-saved = A játszma elmentve ide: { $file }
terminal-cannot-save = A játszmát nem sikerült elmenteni ide: { $file } ({ $problem })
terminal-resume = A játszma el van mentve. Így folytathatod: saturnalia play --resume { $file }
terminal-campaign-open = Megnyílt a kampány { $level }. szintje.
terminal-replay = Így olvashatod végig újra: saturnalia replay { $file }

# ---- listák és kimutatások

terminal-games-name = Név
terminal-games-title = Cím
terminal-games-seats = Játékosok
terminal-games-options = Beállítások
terminal-games-reconstructed = Rekonstruált
terminal-games-note = Rekonstruált: a játékelemek azon adatainak aránya, amelyek a mieink, mert csak a valódi kártyákon és lapkákon szerepelnek.

terminal-clauses = { $game }: { $count } szabálypont; ebből { $proven } pontot teszt igazol, { $excused } pont pedig játék közben nem mutatható ki.
terminal-clauses-untested = { $game }: { $count } szabálypont. A tesztek a forráskóddal járnak, a telepített csomagban nincsenek benne, ezért itt nem számolható meg, mit igazolnak.
terminal-clauses-unproven = { $count } pontot még nem igazol teszt:

terminal-simulated-seat = Hely
terminal-simulated-bot = Gépi játékos
terminal-simulated-wins = Győzelem
terminal-simulated-mean = Átlag
terminal-simulated-least = Legkevesebb
terminal-simulated-most = Legtöbb
terminal-number = { $number }
terminal-simulated-no-winner = Győztes nélküli játszmák: { $share }.
terminal-simulated-speed = { $games } játszma, { $actions } lépés { $seconds } s alatt: másodpercenként { $actions_rate } lépés és { $games_rate } játszma.

terminal-learn-begins = { $game }: a tanulás folytatódik, eddig { $generation } nemzedék volt. Fájl: { $file }
terminal-learn-generation = { $generation }. nemzedék, { $minutes } perc után: { $fitness }
terminal-learn-opponent = Ellenfél
terminal-learn-seats = Hely
terminal-learn-today = Most
terminal-learn-learned = Tanult
terminal-learn-outcome = { $wins }, { $points } pont
terminal-learn-file = A súlyok itt vannak: { $file }. Tedd a fájlt weights.toml néven a játék mappájába, és életbe lépnek.
terminal-learn-no-card = Grafikus kártya nélkül ({ $reason }) a tanulás lassan, a processzoron megy.
terminal-learn-net-begins = { $game }: az önmagával játszott tanulás folytatódik, eddig { $choices } döntés volt. Fájl: { $file }
terminal-learn-net = { $choices } döntés, másodpercenként { $rate }. Győzelmi arány: { $wins }.
terminal-learn-net-file = A háló itt van: { $file }. Tedd a fájlt judgement.npz néven a játék mappájába, és életbe lép.

terminal-range = { $low } – { $high }
terminal-plus-minus = { $number } ± { $spread }
terminal-milliseconds = { $number } ms
terminal-column-bot = Gépi játékos
terminal-column-seat = Hely
terminal-column-faction = Oldal
terminal-column-component = Elem
terminal-column-category = Átlagpont
terminal-column-games = Játszmák
terminal-column-wins = Győzelem
terminal-column-interval = 95%-os tartomány
terminal-column-mean = Átlag
terminal-column-middle = Középső fél
terminal-column-taken = Megszerezve
terminal-column-change = Szám
terminal-column-most-moved = Kit mozdít leginkább
terminal-column-moved = Mennyivel
terminal-column-mean-moved = Átlagpont
terminal-change = { $number }: { $value } → { $changed }
terminal-change-unfit = nem illik bele
terminal-report = { $game }: mennyire kiegyensúlyozott?
terminal-report-about = { $games } játszma egyenlő gépi játékosok között ({ $bots }), kezdőszám: { $seed }. Arányok 95%-os tartománnyal; a pontozott vonal az egyenlő esély.
terminal-report-seats = Helyek
terminal-report-factions = Oldalak
terminal-report-components = Elemek: kinél voltak a végén
terminal-report-changes = Rekonstruált számok, egyenként megváltoztatva
terminal-report-wins = győzelmi arány, %
terminal-report-points = pontok a végén
terminal-report-matches = a játszmák aránya, %
terminal-report-moves = a leginkább elmozduló arány változása, százalékpont
terminal-report-written = A jelentés itt van: { $file }.
terminal-column-others = A többiek
terminal-column-winners = A győztesek
terminal-report-categories = Miből jönnek a pontok
terminal-column-openskill = OpenSkill
terminal-column-elo = Élő-pont
terminal-column-time = Lépésenként
balance-board = { $board } játékostábla
terminal-balance-played = { $games } játszma, { $actions } lépés.
terminal-arena-length = { $games } játszma, átlagosan { $mean } lépés (legalább { $least }, legfeljebb { $most }).
terminal-arena-known = Ebből { $count } már korábban lezajlott.
terminal-arena-file = Minden játszma itt van: { $file }.
terminal-sprt-so-far = { $deals } osztás: a változtatás nyerési aránya { $share } ({ $low } – { $high }), loglikelihood-hányados: { $ratio } (a határok: { $least } és { $most }).
terminal-sprt-better = Eredmény: { $change } több mint { $elo } Élő-ponttal jobb, mint { $baseline }.
terminal-sprt-not-better = Eredmény: { $change } nem jobb { $elo } Élő-ponttal, mint { $baseline }.
terminal-sprt-open = Még nincs eredmény: { $change }, { $baseline }. Ugyanez a parancs folytatja, nagyobb --games értékkel, ha elfogytak a játszmák.

terminal-verified = A fájl ép: { $game }-játszma, eddig { $actions } lépés, állás: { $hash }.
terminal-verified-over = A fájl ép: befejezett { $game }-játszma, { $actions } lépés, végállás: { $hash }.
terminal-verified-commitment = A keverés megegyezik a játszma előtt ígérttel.

# ---- mi működik ezen a gépen

terminal-doctor-python = Saturnalia { $version }, { $python }
terminal-doctor-compiler = A fordító működik (Numba { $numba }, NumPy { $numpy }).
terminal-doctor-interpreted = Semmi sincs lefordítva: a SATURNALIA_INTERPRET be van állítva, ezért a szabályok közönséges Pythonként futnak, több százszor lassabban.
terminal-doctor-cache = A lefordított szabályok helye: { $file }
terminal-doctor-no-cache = A lefordított szabályokat nem lehet elmenteni ide: { $file }. Ezért minden alkalommal újra le kell fordítani őket.
terminal-doctor-game = { $made ->
    [here] { $game } (szabályok: { $version }) le van fordítva erre a processzorra; egy próbajátszma { $seconds } s alatt lezajlott.
    [elsewhere] { $game } (szabályok: { $version }) lefordítva érkezett a csomagban; egy próbajátszma { $seconds } s alatt lezajlott.
   *[interpreted] { $game } (szabályok: { $version }) nincs lefordítva; egy próbajátszma { $seconds } s alatt lezajlott.
}
terminal-doctor-game-uncompiled = { $game } (szabályok: { $version }) még nincs lefordítva. Ez az első játszma előtt történik meg, körülbelül { $seconds } s alatt.
terminal-doctor-game-broken = { $game } (szabályok: { $version }) nem játszható: { $problem }
terminal-doctor-page = A böngészőben megnyitható oldal megvan.
terminal-doctor-no-page = A böngészőben megnyitható oldal hiányzik innen: { $file }. Forráskódból a „make build-web” állítja össze; ha egy telepített csomagból hiányzik, a csomag hibás: telepítsd újra.
terminal-doctor-browser = Van böngésző: { $browser }
terminal-doctor-no-browser = Itt nincs megnyitható böngésző. Nyisd meg az oldalt te magad, vagy egy másik eszközön.
terminal-doctor-database = Az adatbázis olvasható és írható: { $file }
terminal-doctor-database-new = Még nincs adatbázis, majd a szerver létrehozza: { $file }
terminal-doctor-no-database = Az adatbázist nem lehet létrehozni: { $file }
terminal-doctor-matches = A terminálban játszott játszmák helye: { $file }
terminal-doctor-no-matches = A terminálban játszott játszmákat nem lehet elmenteni ide: { $file }
terminal-doctor-card = Van NVIDIA-kártya, amely játszani tud (kutatóknak).
terminal-doctor-no-card = Itt nincs NVIDIA-kártya, amely játszani tudna; ez csak kutatóknak hiányozhat: { $problem }
terminal-doctor-no-card-software = Az NVIDIA-kártyákhoz való programok nincsenek telepítve; ez csak kutatóknak hiányozhat: saturnalia[gpu]
terminal-doctor-problem = { $problem }
terminal-doctor-fine = Minden működik, ami a játékhoz kell.
terminal-doctor-broken = Valami nem működik, ami a játékhoz kell: lásd a ✗ jelű sorokat.

# ---- ami elromolhat

terminal-error-which-game = Írd be, melyik játékról van szó: { $known }.
terminal-error-seat = Nincs ilyen számú hely ({ $number }): 0 és { $last } között választhatsz.
terminal-error-option = Ez nem beállítás: „{ $text }”. Írd így: név=érték.
terminal-error-sprt-same = Egy változtatás nem mérhető össze önmagával: { $bot }.
terminal-error-sprt-bounds = A teszthez két különböző erősség kell, előbb a kisebb, és 0 és 0,5 közötti hibaarányok.
terminal-error-vary = Ebben a játékban ({ $game }) nincs ilyen nevű rekonstruált szám: „{ $pattern }”. Például: { $examples }.
terminal-error-clause = A szabályokban nincs ilyen pont, fejezet vagy szó: „{ $clause }”. A pontok így néznek ki: { $first }.
terminal-error-commitment = A keverés nem egyezik a játszma előtt ígérttel: az ujjlenyomat nem illik a kezdőszámhoz.

terminal-new-game = A játékod szabályai itt vannak: { $rules }, a tesztjei pedig itt: { $tests }. { $where ->
    [checkout] Folytasd így: make dev, azután make test ARGS="tests/games/{ $name }", azután saturnalia play { $name }.
   *[package] Folytasd így ebben a mappában: { $name } – pip install -e . pytest, azután pytest, azután saturnalia play { $name }.
}
terminal-error-game-name = Egy játék neve nem lehet „{ $name }”: írj a és z közötti kisbetűket, a szavakat kösd össze _ jellel, és ne válaszd a Python egyik szavát vagy moduljának nevét.
terminal-error-game-exists = Már van valami „{ $name }” néven.
