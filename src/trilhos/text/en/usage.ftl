# What is wrong with the words of a command
usage-required = This is missing: { $names }. See "{ $command } --help".
usage-unknown = There is no use for this here: { $names }. See "{ $command } --help".
usage-no-value = { $name } needs a value behind it. See "{ $command } --help".
usage-together = { $name } doesn't go together with { $other }. See "{ $command } --help".
usage-choice = "{ $value }" isn't one of those there are for { $name }: { $known }. See "{ $command } --help".
usage-takes-none = { $name } takes no value, not "{ $value }" either. See "{ $command } --help".
usage-one-of = One of these is needed: { $names }. See "{ $command } --help".
