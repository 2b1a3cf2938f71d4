"""How players are told elsewhere, as options say it: what is read, and what is refused in one sentence."""

from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from trilhos.cli.telling import told
from trilhos.errors import BadChoice
from trilhos.server.settings import Allowed, MailServer, Telling

NONE = {
    "webhooks": None,
    "push": None,
    "webhooks_private": False,
    "webhooks_wait": "20",
    "mail": None,
    "mail_from": None,
    "mail_password_file": None,
    "public_url": "https://table.example",
}
FROM = "Trilhos <trilhos@table.example>"


def read(**said: Any) -> Telling | None:
    return told(Namespace(**{**NONE, **said}))


def mail(url: str, **said: Any) -> MailServer:
    telling = read(mail=url, mail_from=FROM, **said)
    assert telling is not None
    assert telling.mail is not None
    return telling.mail


def test_nobody_is_told_unless_the_owner_wants_it() -> None:
    assert read() is None


def test_hosts_or_any_public_one() -> None:
    assert read(push=[None]) == Telling(push=Allowed())
    assert read(webhooks=["A.example", None], push=["b.example"], webhooks_private=True) == Telling(
        Allowed(("a.example",), private=True), Allowed(("b.example",), private=True)
    )


def test_mail_servers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRILHOS_MAIL_PASSWORD", "secret")
    assert mail("smtp://ana%40x@mail.example") == MailServer("mail.example", 587, FROM, "ana@x", "secret")
    assert mail("smtps://ana@mail.example:4650") == MailServer("mail.example", 4650, FROM, "ana", "secret", tls=True)
    assert mail("smtp://localhost") == MailServer("localhost", 25, FROM)
    (tmp_path / "password").write_text("other\n")
    assert mail("smtp://ana@mail.example", mail_password_file=tmp_path / "password").password == "other"
    assert "secret" not in repr(mail("smtp://ana@mail.example"))


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"webhooks_private": True}, "webhooks-private-alone"),
        ({"push": ["https://x"]}, "bad-push-host"),
        ({"webhooks": ["https://x"]}, "bad-webhooks-host"),
        ({"push": [None], "public_url": ""}, "telling-needs-url"),
        ({"mail": "smtp://mail.example", "mail_from": FROM, "public_url": ""}, "telling-needs-url"),
        ({"mail": "smtp://mail.example"}, "bad-mail-from"),
        ({"mail": "smtp://mail.example", "mail_from": "a@b\nBcc: c@d"}, "bad-mail-from"),
        ({"mail": "mail.example", "mail_from": FROM}, "bad-mail-server"),
        ({"mail": "smtp://mail.example:many", "mail_from": FROM}, "bad-mail-server"),
        ({"mail": "smtp://ana:pass@mail.example", "mail_from": FROM}, "bad-mail-server"),
    ],
)
def test_what_cant_be_is_refused(said: dict[str, Any], key: str) -> None:
    with pytest.raises(BadChoice) as problem:
        read(**said)
    assert problem.value.key == key
    assert "pass" not in str(problem.value.values)
