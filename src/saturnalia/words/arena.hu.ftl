# Tornák és egyensúly. Az azonosítók „arena-”-val kezdődnek.

arena-error-ledger = Ez nem egy torna fájlja: { $file }.
arena-error-ledger-other = Ebben a fájlban egy másik torna játszmái vannak: { $file }. Ami eltér: { $what }.
arena-error-ledger-closed = Ez a fájl nem írható: { $file } ({ $problem }).
arena-error-no-ratings = Az értékszámokhoz OpenSkill kell, így telepítheted: pip install "saturnalia[arena]" (a forráskód mappájában: make dev).
arena-error-no-plots = A képekhez matplotlib kell, így telepítheted: pip install "saturnalia[arena]" (a forráskód mappájában: make dev).
arena-error-other-rules = Egy munkafolyamat más szabályokat ismer ({ $game }): a változata { $found }, nem { $expected }.
