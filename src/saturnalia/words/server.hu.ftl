### Amit a szerver mond: elutasítások, a napló azon sorai, amelyeket nem a játék ír, és hogy miért csak megnézhető egy asztal.

## Elutasítások az asztalnál

refused-stale = Közben továbblépett a játszma. Nézd meg az új állást, és válassz újra.
refused-not-your-turn = Most nem te jössz, hanem { $seat }.
refused-foreign-seat = Ez nem a te helyed.
refused-seat-left = { $seat } kiszállt a játszmából, ezen a helyen ember már nem játszhat.
refused-no-such-seat = Ennél az asztalnál nincs { $number }. hely.
refused-not-seated = Ezt csak az teheti meg, aki az asztalnál ül.
refused-not-left = { $seat } még játszik. Gépi játékos csak elhagyott helyet vehet át.
refused-seat-present = { $seat } itt van az asztalnál. Csak olyan helyet lehet odaadni, ahol senki sincs.
refused-bot-already = { $seat } helyén már gépi játékos játszik.
refused-not-away = Ezen a helyen nem játszik helyetted gépi játékos.
refused-return-early = Ennél a kérdésnél lejárt az idő, erre még a gépi játékos válaszol. Utána vissza lehet ülni a helyre.
refused-seat-worn = Ez a hely ({ $seat }) már túl sokszor cserélt gazdát, más nem ülhet le ide.
refused-already-seated = Már játszol ennél az asztalnál. Ez a link másnak szól.
refused-vote-open = { $seat } már javasolt valamit. Előbb arról döntsetek.
refused-vote-again = Erre az előbb valaki nemet mondott. Egy perc múlva javasolhatod újra.
refused-vote-none = Most nincs miről szavazni.
refused-begun = A játszma már elkezdődött.
refused-over = A játszma véget ért.
refused-preparing = Még előkészítjük a játékot. A játszma mindjárt magától folytatódik.
refused-waiting = A játszma még nem kezdődött el: hiányzik valaki, vagy nem mindenki áll készen.
refused-read-only = A szabályok megváltoztak, mióta ez a játszma elkezdődött. Először döntsétek el, folytatjátok-e az új szabályokkal.
refused-rules-unchanged = Ez a játszma már a mai szabályokkal folyik.
refused-change-asked = Ennél az asztalnál már javasolt valaki mást. Előbb arra válaszolj.
refused-former-rules = A szabályok változása előtti állások már nem nézhetők meg.
refused-out-of-time = { $seat } ideje lejárt.
refused-undo-nothing = Nincs mit visszavonnod.
refused-undo-revealed = Az utolsó döntésed nem vonható vissza: azóta kiderült valami, vagy más is válaszolt már.
refused-undo-beyond-off = Ennél az asztalnál semmit sem lehet visszavonni, miután kiderült valami.
refused-undo-often = Ehhez az álláshoz már túl sokszor tértél vissza. Most már válassz.
refused-undo-asked = { $seat } már szeretne visszavonni egy döntést. Előbb arra válaszoljatok.
refused-undo-declined = A többiek nem egyeztek bele. A következő lépés után kérheted újra.
refused-undo-not-asked = Most senki sem kéri a beleegyezésedet visszavonáshoz.
refused-no-such-position = A játszma még nem tart ott: { $seq }. állás.
refused-hints-off = Ennél az asztalnál nincsenek tippek.
refused-hint-broken = A gépi játékos most nem tud tippet adni.

## Elutasítások az előtérben

refused-table-unknown = Nincs ilyen asztal, vagy hiányos a link.
refused-link = Ez a link már nem érvényes. Kérj újat.
refused-too-many-devices = Már { $count } eszközön vagy bejelentkezve. Előbb jelentkezz ki valamelyiken.
refused-code = Ezt a linket már felhasználták, vagy lejárt. Készíts újat azon az eszközön, ahol be vagy jelentkezve.
refused-full = Ennél az asztalnál minden hely foglalt.
refused-seat-taken = { $number ->
    [1] Az 1. hely foglalt.
    [5] Az 5. hely foglalt.
   *[other] A { $number }. hely foglalt.
}
refused-seat-count = Ezt a játékot nem lehet { $count } játékossal játszani.
refused-seat-option = Az asztalnál { $count } hely van, a beállítás szerint viszont { $option }.
refused-level = Nincs „{ $level }” szintű gépi játékos. Ismert szintek: { $known }.
refused-game-unknown = Nincs „{ $game }” nevű játék.
refused-not-prepared = { $game }: ezt a játékot nem sikerült előkészíteni ezen a szerveren, ezért most nem játszható. Az okát a házigazda a szerver naplójában találja.
refused-name = A névben legyen legalább egy betű.
refused-rematch-early = Akkor játszhattok újra, ha ez a játszma véget ért.
refused-export-unfinished = A fájlból kiderülnének a rejtett lapok. A játszma végén mentheted el.

## Minden más elutasítás

refused-invalid = { $problem ->
    [missing] Hiányzik valami: „{ $where }”.
    [unknown] A szerver nem ismeri ezt a mezőt: „{ $where }”.
    [too-long] Ez túl hosszú: „{ $where }”.
    [too-short] Ez túl rövid: „{ $where }”.
    [out-of-range] Ez a szám túl nagy vagy túl kicsi: „{ $where }”.
    [wrong-kind] Ennek rossz a formája: „{ $where }”.
    [not-offered] Ez nincs a lehetséges értékek között: „{ $where }”.
   *[other] A szerver nem érti ezt a kérést.
}
refused-unreadable = A szerver nem tudja elolvasni ezt a kérést.
refused-too-large = Ez túl hosszú: legfeljebb { $limit } KB lehet.
refused-too-fast = Túl sok kérés érkezett. Várj egy kicsit, és próbáld újra.
refused-too-many-tables = Túl gyorsan nyitsz új asztalokat. Várj egy percet, és próbáld újra.
refused-too-slow = Túl lassan érkezett a kérés. Próbáld újra.
refused-too-many-connections = Túl sok lapon van nyitva egyszerre asztalod. Zárj be néhányat, és próbáld újra.
refused-crowded = Most túl sokan vannak a szerveren. Próbáld újra egy kicsit később.
refused-quota = Már { $count } befejezetlen asztalod van. Előbb fejezz be néhányat.
refused-quota-listed = Már { $count } asztalod látszik az előtérben. Várd meg, míg valamelyik véget ér, vagy oszd meg linkkel az újat.
refused-banned = A házigazda kitiltott erről a szerverről.
refused-person-unknown = Ilyen sorszámmal senki sincs itt: { $number }.
refused-move = Áthelyezni csak PostgreSQL-adatbázisba lehet, ide nem: „{ $address }”.
refused-origin = Ez a kérés egy másik webhelyről érkezett.
refused-address-unknown = Ezen a címen nincs semmi.
refused-method = Ezen a címen ezt nem lehet.
refused-not-stored = A szerver most nem tud menteni, ezért semmi sem változott. Próbáld újra később.
refused-not-read = A szerver most nem éri el a tárolt asztalokat. Semmi sem veszett el: próbáld újra egy kicsit később.
refused-broken = Hiba történt a szerveren, de semmi sem változott. Próbáld újra egy kicsit később.

## Üzemeltetőknek

refused-database = A Saturnalia SQLite- vagy PostgreSQL-adatbázisban tárolja az asztalokat, itt nem tudja: „{ $address }”.
refused-database-unusable = Nem használható ez az adatbázis: { $address } ({ $problem })
refused-port-taken =
    Foglalt a port ({ $port }): már használja egy másik program, talán egy másik Saturnalia. { $by ->
        [make] Válassz másikat: make play PORT={ $other }
       *[command] Válassz másikat: --port { $other }
    }
refused-host = A szerver nem indulhat el ezen a címen: { $host }, port: { $port } ({ $problem })
refused-database-newer = Ezt az adatbázist a Saturnalia újabb változata készítette.
refused-workers = { $workers } szerverfolyamathoz PostgreSQL kell. Így add meg: --database postgresql+psycopg://…
refused-setting = { $name } értéke nem lehet „{ $value }”: { $kind ->
    [yes] True vagy False kell oda
    [whole] egész szám kell oda, legalább 0
   *[number] szám kell oda, legalább 0
}.
refused-no-metrics = A mérésekhez a Prometheus kliense kell, így telepítheted: pip install "saturnalia[metrics]" (a forráskód mappájában: make dev).
refused-backup = A biztonsági mentés nem írható ide: { $file } ({ $problem })

refused-pack-name = A játékelemek adatfájlját a játékról kell elnevezni, „{ $file }” viszont nem játék neve. Lehetséges nevek: { $known }.
refused-restore = A biztonsági mentés nem állítható vissza: { $file } ({ $problem })
refused-restore-full = Biztonsági mentést csak üres adatbázisba lehet visszaállítani.
refused-restore-beside = Itt van egy fájl, amelyet az SQLite az adatbázis részének venne: { $file }. Előbb tedd félre, aztán állítsd vissza a mentést.
refused-restore-replay = { $count } asztal nem játszható újra a szabályokkal, amelyekkel elkezdődött: { $tables }. Ha már a mentés készítésekor is rossz volt, a --force kapcsolóval mégis visszaállíthatod.
refused-served-already = Ezt az adatbázist már kiszolgálja egy másik Saturnalia: { $file }
page-missing = A szerver fut, de a weboldala hiányzik: a telepítés sérült. Telepítsd újra a Saturnaliát (pip install --force-reinstall --no-deps saturnalia vagy pipx reinstall saturnalia), és töltsd újra az oldalt.
page-missing-in-clone = A szerver fut, de a weboldal még nincs összeállítva. Add ki a „make build-web” parancsot, és töltsd újra az oldalt.

serve-open = Fut a Saturnalia. Nyisd meg a böngésződben: { $address }
serve-opened = Fut a Saturnalia, megnyílik a böngésződben: { $address }
serve-network = Akik veled egy hálózaton vannak, itt nyissák meg: { $address }
serve-kept = A játszmákat itt tároljuk: { $place }
serve-pack = { $game }: az új asztalok a te adatfájlodat használják ({ $file }).
serve-preparing = Ezeket előbb elő kell készíteni: { $games }. Közben már nézelődhetsz; amelyiket választod, az kerül előre.
serve-stop = A Ctrl-C leállítja a szervert; később minden játszma folytatható.

## Miért nem választható valami a táblán

why-unknown = Itt nincs mit választani.
why-over = A játszma véget ért.
why-not-your-turn = Most { $seat } választ.
why-legal = Ezt választhatod.

## A napló

log-undo = { $seat } visszavonta az utolsó döntését.
log-undo-beyond = { $seat } visszavonta az utolsó döntését, pedig azóta kiderült valami.
log-ask-undo = { $seat } szeretné visszavonni az utolsó döntését.
log-ask-undo-beyond = { $seat } szeretné visszavonni az utolsó döntését, pedig azóta kiderült valami.
log-agree-undo = { $seat } beleegyezett a visszavonásba.
log-refuse-undo = { $seat } nem egyezett bele a visszavonásba.
log-undo-ended = Egy percen belül nem válaszolt mindenki, ezért { $seat } döntése marad.
log-resigned = { $seat } kiszállt a játszmából.
log-out-of-time = { $seat } ideje lejárt.
log-bot-broken = Elromlott egy gépi játékos: { $seat }. Egy másik a helyére ülhet.
log-taken-over = { $seat } helyén { $level } játszik tovább.
log-left-empty = { $seat } helye ezentúl csak passzol.
log-came-back = { $seat } visszatért, és újra játszik.
log-sat-down = { $seat } leült az asztalhoz.
log-handed-out = { $seat } helyéhez új linket adtak ki.
log-revoked = { $seat } itt van, ezért a helyéhez kiadott link már nem érvényes.
log-proposed-bot = { $by_seat } azt javasolta, hogy ne várjatok tovább { $seat } visszatérésére.
log-proposed-link = { $by_seat } azt javasolta, hogy { $seat } helyéhez adjanak ki új linket.
log-agreed = { $seat } beleegyezett.
log-disagreed = { $seat } nem egyezett bele.
log-vote-ended = { $seat } itt van, ezért a szavazás véget ért.
log-abandoned = Senki sem maradt az asztalnál, ezért a játszma itt véget ért.
log-won = { $seat } nyert, mert az ellenfele kiszállt.
outcome-given-up = { $seat } nyert: az ellenfele nem játszott tovább.
outcome-abandoned = A játszma félbemaradt.

## Asztalok, amelyeknél megváltoztak a szabályok

log-agreed-play-on = { $seat } beleegyezett, hogy a játszma az új szabályokkal folytatódjon.
log-agreed-close = { $seat } beleegyezett az asztal lezárásába.
log-played-on = A játék szabályai megváltoztak ({ $stored } helyett { $installed } jelű változat). A játszma innen az új szabályokkal folytatódik.
log-closed = Az asztalt közös megegyezéssel lezárták.
frozen-missing = Az asztal játéka („{ $game }”) itt már nincs telepítve. Az utoljára mentett állást látod.
frozen-version = A játék szabályai megváltoztak, mióta ez a játszma elkezdődött ({ $stored } helyett most { $installed } jelű változat van érvényben). Az utoljára mentett állást látod.
frozen-pack = Ez a játszma a játékelemek „{ $pack }” nevű adatfájljával kezdődött (változat: { $stored }), amely most nincs meg ezen a szerveren. Az utoljára mentett állást látod.
frozen-replay = A telepített szabályokkal nem jön ki a játszma mentett állása. Az utoljára mentett állást látod.
misfit-game = A játszma játéka itt nincs telepítve.
misfit-not-kept = Ezt az állást egy régebbi változat csak megnézésre mentette el.
misfit-options = Már nincsenek meg azok a beállítások, amelyekkel a játszma elkezdődött.
misfit-question = Már nincs meg az a kérdés, amelyre válaszolni kellett volna.
misfit-laws = A mai szabályok szerint ez az állás lehetetlen.
