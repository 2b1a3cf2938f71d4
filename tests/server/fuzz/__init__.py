"""A fuzzer of the server: every operation of its own document, with good and evil values, over raw sockets.

It lives with the tests and is no subcommand of `trilhos`: it starts a server of its own on this machine, and nobody
should have a tool at hand that is easily pointed at somebody else's.
"""
