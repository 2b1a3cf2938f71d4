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
