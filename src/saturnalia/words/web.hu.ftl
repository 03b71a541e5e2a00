### A webes felület szavai: előtér, asztal, szabályok, a játszma vége. Az azonosítók eleje „web-”.

## Mindenütt

web-close = Bezárás
web-cancel = Mégse
web-language = Nyelv
web-theme = Színek
web-theme-system = Rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-sound = Hangok
web-vibration = Rezgés, amikor én jövök
web-pace = A többiek lépései
web-pace-step = Lépésenként
web-pace-slow = Lassan
web-pace-normal = Normál tempóban
web-pace-once = Azonnal
web-guard = Új kérdésnél az első 0,4 másodpercben nem számít a koppintás
web-plain = Tábla helyett egyszerű táblázatok
web-guest = Vendég
web-my-name = A neved
web-copy = Másolás
web-copied = Kimásolva
web-copy-failed = A böngésződ nem engedi a másolást. A linket kijelöltük: nyomj Ctrl+C-t.
web-share-send = Megosztás…
web-share-invite = { $name } játszani hív: { $game }. Itt ülhetsz le:
web-share-seat = { $game }: üres { $name } helye az asztalnál. Itt ülhetsz le:
web-share-watch = { $game }: itt nézheted, hogyan játszunk:
web-qr = A link QR-kódja
web-qr-show = QR-kód mutatása
web-devices = Eszközeim
web-devices-about = Nincs fiókod: a neved és a helyeid ehhez a böngészőhöz tartoznak. Itt átviheted őket egy másik eszközre, megnézheted, hol vagy bejelentkezve, és ki is jelentkezhetsz.
web-transfer = Átviszem a nevemet és a helyeimet egy másik eszközre
web-transfer-link = Nyisd meg ezt a linket a másik eszközön. Egyszer használható, { $minutes } percen belül. Ne add ki másnak.
web-transfer-title = Folytatás itt
web-transfer-about = Ezen az eszközön is te leszel { $name }: ugyanazzal a névvel, ugyanazoknál az asztaloknál, ugyanazokon a helyeken.
web-transfer-instead = Ez az eszköz eddig { $name } nevén volt. Az itteni helyek elvesznek: ha még kellenek, előbb vidd át őket egy másik eszközre.
web-transfer-here = { $name } vagyok, itt folytatom
web-device-phone = Telefon
web-device-tablet = Táblagép
web-device-computer = Számítógép
web-device-unknown = Eszköz
web-device-this = ez itt
web-device-since = bejelentkezve: { $date }
web-leave = Kijelentkezés
web-leave-everywhere = Kijelentkezés mindenhol
web-leave-sure = Máshol nem vagy bejelentkezve: ha itt kijelentkezel, a neved és a helyeid végleg elvesznek. Ha még kellenek, előbb vidd át őket egy másik eszközre.
web-leave-everywhere-sure = Ezen és minden másik eszközödön kijelentkezel: a neved és a helyeid végleg elvesznek.
web-leave-yes = Igen, kijelentkezem
web-forget = Minden adatom törlése…
web-forget-sure = Töröljük a nevedet, az eszközeidet és a kampányaidat, a helyeid pedig senkié sem lesznek. Ezt nem lehet visszavonni.
web-forget-yes = Törlés
web-share-only-here = A linkek csak ezen a gépen működnek. Ha mások is csatlakoznának, indítsd így: make play HOST=0.0.0.0 (vagy saturnalia serve --host 0.0.0.0), és nyisd meg az oldalt az ott kiírt címen.
web-to-lobby = Vissza az előtérbe
web-error-network = A szerver nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
web-error-server = Hiba történt a szerveren. Próbáld újra egy pillanat múlva.
web-error-unexpected = Váratlan hiba történt. Töltsd be újra az oldalt.

## Előtér

web-lobby-title = Saturnalia – római társasjátékok
web-lobby-title-asked = ({ $count }) Te jössz – Saturnalia
web-lobby-tagline = Római társasjátékok egy otthoni estére vagy a birodalom két vége között: egyedül gépi játékosok ellen, közösen egy képernyőnél, vagy linken át a barátaiddal.
web-my-tables = Az asztalaid
web-finished-tables = { $count } befejezett játszma
web-open-tables = Asztalok szabad hellyel
web-listed-tables = Megnézhető játszmák
web-more-tables = További asztalok
web-table-expires = Ez az asztal ezen a napon törlődik: { $date }.
web-table-expires-why = Régóta nem játszott itt senki.
web-table-keep = Maradjon meg
web-choose-game = Válassz játékot!
web-play-now = Játssz most gépi ellenfelek ellen
web-set-up-table = Asztal összeállítása…
web-game-seats = { $least }–{ $most } játékos
web-game-minutes = kb. { $minutes } perc
web-game-designer = Tervezte: { $designer }, { $year }.
web-game-reconstructed = { $percent ->
    [0] A játékelemek minden adata a szabálykönyvből származik.
   *[other] A játékelemek adatainak { $percent }%-a rekonstruált, a többi a szabálykönyvből és más kiadványokból származik.
}
web-pack = A játékelemek számai a házigazda javított adatfájljából valók („{ $pack }”), és eltérhetnek a Saturnalia saját adataitól.
web-pack-short = javított játékelemek
web-imported = Ez a játszma fájlból való: aki hozta, tudhatja, mi rejtőzik benne, és a keverését sem rögzítette előre senki.
web-imported-short = fájlból
web-preparing = { $game }: még előkészítjük, kb. { $seconds } másodperc.
web-preparing-failed = { $game }: ezt a játékot nem sikerült előkészíteni ezen a szerveren, ezért most nem játszható. Az okát a házigazda a szerver naplójában találja.
web-import = Játszma megnyitása fájlból…
web-import-about = Folytathatsz vagy visszanézhetsz egy fájlba mentett játszmát.
web-status-waiting = Játékosokra vár
web-status-preparing = Előkészítés alatt
web-status-playing = Folyamatban
web-status-over = Befejeződött
web-status-read-only = Megváltoztak a szabályok
web-just-now = az imént

## Új asztal

web-new-table = { $game }: új asztal
web-options = A játék
web-options-finer = Szabályváltozatok
web-options-finer-about = Ahol a szabálykönyv többféleképpen érthető. Ha most ismerkedsz a játékkal, hagyd így.
web-seats = Helyek
web-seats-note = A játszma azonnal kezdődik. Akik ennél a képernyőnél ültök, adjátok kézről kézre az eszközt: mindenki lapjai rejtve maradnak, amíg át nem veszi.
web-seats-note-open = Kapsz egy meghívólinket. A játszma akkor kezdődik, amikor már senki sem hiányzik, és mindenki készen áll.
web-seat-me = Te
web-seat-local = Még valaki ennél a képernyőnél
web-seat-bot = Gépi játékos: { $level }
web-seat-open-choice = Szabad hely, meghívólinkkel
web-seat-open = Szabad hely
web-seat-name = { $label }: név
web-their-name = A játékos neve
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-live-5 = Fejenként 5 perc, lépésenként +5 másodperc
web-clock-live-15 = Fejenként 15 perc, lépésenként +10 másodperc
web-clock-live-45 = Fejenként 45 perc, lépésenként +15 másodperc
web-clock-days-1 = Egy nap minden lépésre
web-clock-days-3 = Három nap minden lépésre
web-clock-days-7 = Egy hét minden lépésre
web-clock-other = { $kind ->
    [live] Fejenként { $minutes } perc, lépésenként +{ $increment } másodperc
   *[other] { $minutes } perc minden lépésre
}
web-visibility = Ki találhatja meg az asztalt?
web-visibility-private = Csak az, akinek megvan a link
web-visibility-listed = Bárki, az előtérben
web-undo-beyond = Lépést akkor is vissza lehet vonni, ha közben kiderült valami (a napló jelzi).
web-hints = Tippek
web-hints-yes = Kérhetők
web-hints-no = Nem kérhetők
web-hints-allowed = Lehet tippet kérni: mit lépne egy gépi játékos.
web-substitute = Helyettes, ha valaki kiszáll vagy nincs itt
web-substitute-about = { $who ->
    [nobody] A hely üresen marad: ahol a szabályok engedik, passzol, máskor az első választ adja. Ilyen helyet egyik szabálykönyv sem ismer.
   *[bot] Egyik szabálykönyv szerint sem maradhat üresen egy hely játszma közben, ezért gépi játékos folytatja.
} Két játékosnál az veszít, aki feladja, vagy akinek lejár az ideje.
web-start = Kezdődjön a játszma!
web-open-table = Asztal megnyitása

## Érkezés az asztalhoz

web-connecting = Leülünk az asztalhoz…
web-cannot-show = Ez az asztal nem jeleníthető meg
web-board-broken = A tábla nem jeleníthető meg; a játszma egyszerű táblázatokkal megy tovább. Töltsd újra az oldalt, ha újra meg akarod próbálni a táblával.
web-page-broken = Valami elromlott ezen az oldalon. A játszma megvan: töltsd újra az oldalt, és folytathatod.
web-invited = Meghívtak egy játszmára: { $game }
web-invited-by = { $name } játszani hív: { $game }
web-link-leads =
    { $kind ->
        [open] { $number ->
            [1] Ez a link az 1. helyre szól.
            [5] Ez a link az 5. helyre szól.
           *[other] Ez a link a { $number }. helyre szól.
        }
        [away] Ez a link { $name } helyére szól: onnan folytatod a játszmát.
       *[same] Ez a link { $name } helyére szól.
    }
web-sit-down = Leülök
web-no-open-seat = Minden hely foglalt.
web-lost-seat = Ha már ültél ennél az asztalnál, de ez a böngésző nem ismer meg, kérj új linket a helyedhez a házigazdától vagy bárkitől, aki az asztalnál ül.
web-watch = Megnézem a játszmát
web-waiting-title = { $game }: terítve az asztal
web-waiting-ready = Minden hely foglalt. { $me ->
    [too] A játszma akkor kezdődik, amikor te is készen állsz, és ők is: { $names }.
   *[no] A játszma akkor kezdődik, amikor ők is készen állnak: { $names }.
}
web-waiting-absent = { $count ->
    [one] { $names } nincs itt: ha a többiek készen állnak, pár másodpercen belül nélküle is elkezdődik.
   *[other] Nincs itt: { $names }. Ha a többiek készen állnak, pár másodpercen belül nélkülük is elkezdődik.
}
web-waiting-you = Minden hely foglalt, már csak rád várunk: szólj, ha készen állsz.
web-waiting-vote = Minden hely foglalt. A játszma a szavazás után kezdődik.
web-waiting-soon = Minden hely foglalt, mindjárt kezdődik a játszma.
web-ready = Készen állok
web-not-ready = Mégsem állok készen
web-seat-ready = kész
web-seat-not-ready = még nem kész
web-seat-remove = Ez a hely nem kell
web-propose = Javaslat erre a helyre…
web-propose-seat = { $number ->
    [1] Javaslat az 1. helyre
    [5] Javaslat az 5. helyre
   *[other] Javaslat a { $number }. helyre
}
web-proposal = { $taken ->
    [yes] { $by } javaslata { $name } helyére, mert { $name } nincs itt:
   *[no] { $number ->
        [1] { $by } javaslata az 1. helyre:
        [5] { $by } javaslata az 5. helyre:
       *[other] { $by } javaslata a { $number }. helyre:
    }
} { $change ->
    [bot] üljön oda gépi játékos ({ $level }).
    [open] legyen szabad, hogy a meghívóval leülhessen oda valaki.
   *[remove] ne legyen ilyen hely, játsszatok eggyel kevesebben.
}
web-proposal-about = Akkor lép életbe, ha a házigazda vagy mindenki más beleegyezik, vagy ha egy percig senki sem ellenzi.
web-vote-missing = Még nem válaszolt: { $names }.
web-proposal-refused = { $name } nem egyezett bele, minden marad, ahogy volt.
web-waiting = { $count ->
    [one] Még egy játékos hiányzik. A játszma akkor kezdődik, amikor leült, és mindenki készen áll.
   *[other] Még { $count } játékos hiányzik. A játszma akkor kezdődik, amikor mindenki leült, és készen áll.
}
web-preparing-begins = Az asztal magától megnyílik, amint elkészül a játék.
web-link-invite = Meghívó: küldd el a linket annak, akivel játszani szeretnél
web-more-links = További linkek: egy-egy helyre, nézőknek
web-link-seat = { $number ->
    [1] Link csak az 1. helyhez
    [5] Link csak az 5. helyhez
   *[other] Link csak a { $number }. helyhez
}
web-link-own-seat = { $name } egy másik eszközön (ezt a linket ne add ki másnak)
web-link-watch = Link nézőknek
web-kind-bot = gépi
web-kind-open = várunk rá
web-kind-mine = te
web-kind-local = ennél a képernyőnél
web-kind-person = játékos
web-read-only = Ez az asztal csak megnézhető: a telepített szabályokkal már nem játszható tovább.
web-rules-changed = A szabályok megváltoztak, mióta ez a játszma elkezdődött.
web-play-on = Folytatás innen a mai szabályokkal
web-play-on-ask = Folytassátok a játszmát innen a mai szabályokkal? Mindenkinek bele kell egyeznie, aki itt játszik.
web-play-on-lost = { $count ->
    [one] Az utolsó válasz nem került bele a mentett állásba, ezért elvész.
   *[other] Az utolsó { $count } válasz nem került bele a mentett állásba, ezért elvész.
}
web-play-on-misfit = A mai szabályokkal nem folytatható: { $why }
web-close-table = Az asztal lezárása
web-close-ask = Lezárjátok ezt az asztalt? A játszma győztes nélkül ér véget, és a fájlja elmenthető. Mindenkinek bele kell egyeznie, aki itt játszik.

## Az eszköz átadása

web-hand-over = { $name } jön: add át az eszközt
web-hand-over-about = A lapok rejtve maradnak, amíg a következő játékos át nem veszi az eszközt.
web-hand-over-done = { $name } vagyok, mutasd a lapjaimat
web-who-holds = Kinél van az eszköz?
web-who-holds-about = Többen játszotok ennél a képernyőnél. Mondd meg, ki nézi most, hogy a többiek lapjai rejtve maradjanak.

## Az asztal

web-page-table = { $game } – Saturnalia
web-page-your-turn = ● Te jössz – { $game }
web-round = { $round }. forduló
web-tools = Eszközök
web-undo = Visszavonás
web-undo-ask = Visszavonást kérek
web-undo-wish = { $name } szeretné visszavonni az utolsó döntését.
web-undo-wish-beyond = { $name } szeretné visszavonni az utolsó döntését, pedig azóta kiderült valami.
web-undo-agree = Beleegyezem
web-undo-refuse = Nem
web-undo-about = Ha bárki nemet mond, vagy egy percen belül nem egyezik bele mindenki, marad a döntés.
web-undo-waiting = Válaszra várunk: { $names }.
web-replay = Visszanézés
web-log = Napló
web-rules = Szabályok
web-menu = Menü
web-help = Súgó
web-question = A kérdés
web-board = Játéktábla
web-answers-on-board = A táblán válassz: amit választhatsz, azt arany szegély jelöli.
web-answers-also-on-board = Válassz a táblán az arany szegélyűek közül, vagy itt:
web-hold-to-read = Hosszan nyomva leírást kapsz.
web-answers-unfold = Mind egy listában ({ $count })
web-answers-fold = Lista bezárása
web-tap-again = Új kérdés: koppints még egyszer
web-tap-to-choose = Ha ezt választod, koppints rá még egyszer.
web-standing = Ki nyerne most
web-standing-why = Miért, és min múlik még
web-standing-total = Összesen
web-standing-value = { $name }: { $points }
web-standing-part = { $points } – { $part }
web-since = Amióta utoljára léptél: { $count } esemény
web-since-points = állásod: { $before } → { $after }
web-since-why = Ami nálad változott: { $parts }.
web-story = Ez történt
web-story-next = Tovább
web-story-pause = Szünet
web-story-go-on = Folytatás
web-story-all = Ugrás a jelenbe (még { $count })
web-your-turn = Te jössz
web-plays-for-you = { $who ->
    [nobody] Senki sem játszik helyetted
   *[bot] { $level } játszik helyetted
}
web-turn-of = { $name }, te jössz
web-not-your-turn = Nem te jössz
web-watching = Nézőként vagy itt
web-is-choosing = Most { $name } választ.
web-bot-waits = { $name } arra vár, hogy gondolkodhasson: most sok gépi játékos játszik ezen a szerveren.
web-hint = Tipp
web-hint-thinking = Gondolkodik…
web-hinted = egy gépi játékos ezt lépné
web-seat-left = kiszállt
web-seat-stand-in = { $who ->
    [nobody] csak passzol
   *[bot] { $level } játszik tovább
}
web-is-away = { $name } nincs itt.
web-absent-bot = { $who ->
    [nobody] Folytassátok { $name } nélkül
   *[bot] { $level } játsszon tovább
}
web-absent-link = Új link ehhez a helyhez
web-absent-propose-bot = { $who ->
    [nobody] Javaslom: folytassuk { $name } nélkül
   *[bot] Javaslom: { $level } játsszon tovább
}
web-absent-propose-link = Javaslom: adjunk ki új linket
web-absent-about = Várhattok is. Aki visszajön, egy koppintással visszaülhet a helyére. Új link akkor kell, ha { $name } másik böngészőből jönne vissza, vagy más ülne a helyére.
web-link-handed-out = { $name } helyére: küldd el a linket annak, aki leül ide
web-free-stand-in = { $who ->
    [nobody] { $name } helye csak passzol.
   *[bot] { $name } helyén { $level } játszik tovább.
}
web-free-bot = Itt gépi játékos ül: { $name }.
web-vote-bot = { $who ->
    [nobody] { $by } azt javasolja, hogy folytassátok { $name } nélkül, mert { $name } nincs itt.
   *[bot] { $by } azt javasolja, hogy { $name } helyén játsszon tovább { $level }, mert { $name } nincs itt.
}
web-vote-link = { $by } azt javasolja, hogy { $name } helyéhez adjatok ki új linket.
web-vote-about = Akkor lép életbe, ha a házigazda vagy mindenki más beleegyezik, vagy ha egy percig senki sem ellenzi. Ha { $name } visszatér, nem történik semmi.
web-given-away = Amíg nem voltál itt, kiadtak egy új linket a helyedhez, és azóta { $name } játszik ott. Innen nézheted a játszmát. Ha vissza szeretnél ülni, kérd meg, hogy zárja be ezt az oldalt: akkor a többiek adhatnak neked új linket.
web-return = { $why ->
    [time] Lejárt az időd, ezért { $who ->
        [nobody] a helyed csak passzol.
       *[bot] { $level } játszik tovább helyetted.
    }
   *[away] Nem voltál itt, ezért { $who ->
        [nobody] a helyed csak passzol.
       *[bot] { $level } játszik tovább helyetted.
    }
} { $count ->
    [0] Azóta még nem kellett helyetted dönteni.
   *[other] Azóta { $count } döntés született a nevedben.
}
web-return-now = Visszaülök a helyemre
web-resigned = { $who ->
    [nobody] Kiszálltál a játszmából, { $name } helye csak passzol.
   *[bot] Kiszálltál a játszmából, { $name } helyén { $level } játszik tovább.
} A végéig nézheted.
web-seat-here = itt van
web-seat-away = nincs itt
web-time-left = hátralévő idő
web-take-over-ask = { $name } kiszállt. Ki játsszon tovább a helyén?
web-log-details = Részletek (még { $count } mondat)
web-log-earlier = Korábbi lépések
web-log-empty = Még nem történt semmi.
web-connection-lost = Megszakadt a kapcsolat. Újra próbálkozunk…
web-connection-lost-sending = Megszakadt a kapcsolat. Amint helyreáll, elküldjük, amit választottál.
web-sending = küldés…
web-still-sending = Az előbbi választásod még úton van. Várj egy pillanatot.
web-not-sent = Ez nem jutott el a szerverhez. Nézd meg az állást, és próbáld újra.
web-see-clause = ({ $clause })

## Korábbi állások

web-past = Állás: { $seq } / { $last }
web-past-about = Egy korábbi állást nézel.
web-past-choice = Egy korábbi állást nézel: térj vissza a jelenbe, ha lépni szeretnél.
web-back-to-now = Vissza a jelenbe
web-replay-back = Egy lépést vissza
web-replay-forward = Egy lépést előre
web-replay-slider = A játszma állása
web-replay-at = { $seq } / { $last }

## Feladás

web-resign = Feladás
web-resign-sure =
    { $then ->
        [lost] Biztosan végleg kiszáll a játszmából { $name }? Akkor az ellenfele nyer.
        [abandoned] Biztosan végleg kiszáll a játszmából { $name }? A játszma itt, eredmény nélkül ér véget.
        [nobody] Biztosan végleg kiszáll a játszmából { $name }? A helye akkor csak passzol.
       *[bot] Biztosan végleg kiszáll a játszmából { $name }? A helyén { $level } játszik tovább.
    }
web-resign-yes = Feladom a játszmát
web-resign-no = Játszom tovább

## Súgó

web-help-choose = Kattints a táblán egy kiemelt elemre vagy a listában a gombjára: a kettő ugyanaz.
web-help-why = Ha valami nincs kiemelve, kattints rá nyugodtan: megtudod, melyik szabály tiltja.
web-help-log = A naplóban a legújabb esemény van felül. Ha rákattintasz egy sorra, az utána kialakult állást látod.
web-help-keys = Billentyűk
web-key-choose = választás szám szerint; ha a szám még folytatódhatna, az Enter zárja le
web-key-tab = végiglépkedés a lehetőségeken, választás
web-key-undo = az utolsó döntésed visszavonása
web-key-hint = mit lépne egy gépi játékos
web-key-next = mi történt ezután (lépésenkénti mutatásnál)
web-key-pause = a többiek lépéseinek megállítása és folytatása
web-key-rules = szabályok
web-key-escape = vissza a jelenbe, bezárás
web-key-help = ez a súgó

## Szabályok

web-rules-of = { $game }: szabályok
web-rules-loading = Betöltjük a szabályokat…
web-rules-search = Keresés a szabályokban
web-rules-chapters = Ugrás egy fejezethez
web-rules-nothing = Egyik szabálypontban sincsenek benne ezek a szavak.
web-rules-rulebook = szabálykönyv
web-rules-mark = Kis karika jelzi, amit mi döntöttünk el, vagy más kiadványból vettünk át: kattints rá, és megtudod, melyik az.
web-rules-source = Honnan való ez a szabály

## A vége

web-end-title = Vége a játszmának
web-over = Vége a játszmának
web-show-scores = Eredmények
web-score-sheet = Pontozólap
web-place = Helyezés
web-place-number = { $place }.
web-result = Eredmény
web-won = nyert
web-lost = vesztett
web-score-unfold = Még { $count } tétel, amely senkinek sem adott pontot
web-score-fold = Elrejtem, ami senkinek sem adott pontot
web-score-graph = { $unit ->
    [round] Állás az egyes fordulók után, mintha akkor ért volna véget a játszma
    [turn] Állás az egyes körök után, mintha akkor ért volna véget a játszma
   *[moment] Állás a játszma során, mintha épp akkor ért volna véget
}
web-score-graph-rounds = Forduló
web-score-graph-about = A pontok alakulása a játszma során. A végén: { $scores }.
web-campaign-open = A kampány { $level }. szintje nyitva áll.
web-campaign-won = A kampány minden szintjét megnyerted.
web-campaign-play =
    { $level ->
        [1] Jöhet az 1. szint
        [5] Jöhet az 5. szint
       *[other] Jöhet a { $level }. szint
    }
web-campaign-choose =
    { $level ->
        [1] Az 1. szintet választom
        [5] Az 5. szintet választom
       *[other] A { $level }. szintet választom
    }
web-rematch = Még egy játszma
web-rematch-go = A következő játszmához
web-export = Mentés fájlba
web-look-back = Visszanézem a játszmát
web-fingerprint = A keverés ujjlenyomata
web-fingerprint-about = A szerver még az első lap kiosztása előtt rögzítette a keverést. Őrizd meg az ujjlenyomatát: a játszma végén ellenőrizheted, hogy azóta nem változott.
web-copy-text = Másolás
web-fairness = A szerver még az első lap kiosztása előtt közzétette a keverés ujjlenyomatát. Most, a játszma végén ellenőrizheted, hogy állta-e a szavát.
web-fairness-check = A keverés ellenőrzése
web-fairness-fair = A keverés megegyezik a játszma előtt ígérttel.
web-fairness-unfair = A keverés nem egyezik a játszma előtt ígérttel!
web-fairness-impossible = A böngésződ csak biztonságos kapcsolaton tudja ellenőrizni. Mentsd el a játszmát fájlba, és futtasd: saturnalia verify FÁJL
web-fairness-commitment = Ujjlenyomat
web-fairness-seed = Kezdőszám
web-fairness-salt = Só
