cli-verify = check that a game was dealt as promised
cli-verify-file = the save file of a finished game, as the server exports it
cli-verify-commitment = the commitment as you noted it when the game began
no-deal = { $file } holds a game without a promise about its deal, so there is nothing to check. Games exported by a server hold one.
verify-promise-sound = ok: the commitment is the one you noted.
verify-promise-touched = NOT OK: the commitment in the file is not the one you noted.
verify-commitment-sound = ok: seed and salt fit the commitment.
verify-commitment-touched = NOT OK: seed and salt don't fit the commitment.
verify-seed-sound = ok: the game was dealt with this seed.
verify-seed-touched = NOT OK: the game was dealt with another seed.
verify-seating-sound = ok: the turn order follows from the seed and the chairs.
verify-seating-touched = NOT OK: the turn order is not the one that follows from the seed and the chairs.
verify-replay-sound = ok: the moves follow the rules and lead to the position that was saved.
verify-replay-touched = NOT OK: the moves don't lead to the position that was saved.
verify-compare = The commitment is { $commitment }. Compare it with the one that was shown when the game began, or give that with --commitment.
verify-imported = This game came from a save file: whoever brought it could know the deal.
verify-sound = The deal was not touched.
verify-touched = The deal or the game was touched.
cli-backup = copy all games of a running server to a file
cli-backup-file = the backup to write
cli-restore = add the games of a backup to a server
cli-restore-file = a backup
no-such-database = There is no database { $url }.
backup-done = { $file }: { $games ->
    [one] one game
   *[other] { $games } games
} with { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
restore-done = Games in the backup: { $games }. Added: { $added }; completed: { $extended }; there already: { $unchanged }. Entries added: { $entries }.
restore-conflict = Left alone: game { $game } has another history here than in the backup.
foreign-backup = { $file } is not a backup of Trilhos (format { $format }).
newer-backup = { $file } is a backup of the format { $found }, made by Trilhos { $program }; this program reads { $format }.
newer-backup-game = { $file } holds a game ({ $game }) that needs a newer Trilhos. Nothing was restored.
damaged-backup = { $file } is damaged or incomplete. Nothing was restored.
cli-loadtest = measure how many games this machine can serve
cli-loadtest-games = games at once, of two players each
cli-loadtest-rate = actions a second in each game
cli-loadtest-seconds = how long to measure
cli-loadtest-db = the database, which keeps the test's games (default: one that is removed at the end)
cli-loadtest-processes = server processes; more than one needs PostgreSQL
bad-rate = --rate takes a number from 0.01 to 100, not "{ $value }".
processes-need-postgres = { $processes } server processes need --db postgresql://…
server-did-not-start = The server for the test did not start: { $problem }
loadtest-client-failed = A client of the test has failed, so there are no figures.
loadtest-making = Making the games …
loadtest-playing = Playing …
loadtest-games = games at once
loadtest-actions = actions measured
loadtest-actions-per-s = actions a second
loadtest-latency-p50 = ms until the other seats know, median
loadtest-latency-p95 = ms until the other seats know, 95 %
loadtest-latency-p99 = ms until the other seats know, 99 %
loadtest-latency-max = ms until the other seats know, longest
loadtest-behind = actions left out, the one before being under way
loadtest-server-cpu-ms-per-action = server's processor time, ms an action
loadtest-client-lag-ms = ms the client itself was late, at most
loadtest-memory-a-game = server's memory, KiB a game
loadtest-error = { $count } × { $problem }
