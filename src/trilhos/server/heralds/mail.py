"""Mail: a notice as a letter, by the mail server that the owner named, to an address whose owner has said yes."""

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from trilhos.server.answers.errors import BadRequest, TooFast
from trilhos.server.door.limits import Limits
from trilhos.server.heralds.notice import Notice
from trilhos.server.heralds.postman import ANSWERED, TIMEOUT, UNREACHABLE, Delivery
from trilhos.server.heralds.store import Hook
from trilhos.server.settings import MailServer
from trilhos.text import Text

PATIENCE: Final = 10.0  # seconds for each word of the mail server
THREADS: Final = 2  # letters at once
LONGEST: Final = 254
# Of all that addresses may look like, what they do look like: no quotes, no comments, and nothing that ends a line.
ADDRESS: Final = re.compile(r"[A-Za-z0-9._%+~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{1,62}")
TOO_MANY: Final = "too-many"  # letters to one address; what is told here goes out later


def checked(address: str) -> str:
    """An address that letters can be sent to; BadRequest for anything else."""
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise BadRequest("bad-mail-address", field="address")
    return address


def mailbox(address: str) -> str:
    """Whose address it is, for limits: what stands behind a plus sign is decoration."""
    name, _, host = address.lower().partition("@")
    return f"{name.partition('+')[0]}@{host}"


def shown(address: str) -> str:
    """What of an address is told: enough to know one's own."""
    name, _, host = address.partition("@")
    return f"{name[0]}…@{host}"


class Mail:
    """The way to mailboxes. What is said to the mail server is said in threads, where nobody waits for it."""

    def __init__(self, server: MailServer, public_url: str, limits: Limits) -> None:
        self.server = server
        self.public_url = public_url
        self.limits = limits
        self.domain = parseaddr(server.sender)[1].rpartition("@")[2]
        self.threads = ThreadPoolExecutor(THREADS, "trilhos-mail")

    async def send(self, hook: Hook, notice: Notice) -> Delivery:
        """Send a notice, unless this mailbox has had many within the hour."""
        try:
            self.limits.spend("letter", mailbox(hook.address))
        except TooFast:
            return Delivery(problem=TOO_MANY)
        text = Text(hook.language)
        lines = [notice.said, notice.link or "", "", text("mail-stop"), self._page(hook)]
        return await self._carry(hook, text(f"mail-{notice.kind}"), lines)

    async def ask(self, hook: Hook) -> Delivery:
        """Ask whoever an address belongs to whether they want to be told; nothing else is sent there before."""
        self.limits.spend("confirm", mailbox(hook.address))
        text = Text(hook.language)
        lines = [text("mail-ask-about"), "", self._page(hook), "", text("mail-ask-not-you")]
        return await self._carry(hook, text("mail-ask"), lines)

    async def close(self) -> None:
        """Let go of everything."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _page(self, hook: Hook) -> str:
        return f"{self.public_url}/#/mail/{hook.key}"

    async def _carry(self, hook: Hook, subject: str, lines: list[str]) -> Delivery:
        letter = EmailMessage(policy=SMTP)
        letter.set_content("\n".join(lines))
        letter["From"], letter["To"], letter["Subject"] = self.server.sender, hook.address, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.domain)
        letter["Auto-Submitted"], letter["Content-Language"] = "auto-generated", hook.language
        letter["List-Unsubscribe"] = f"<{self.public_url}/api/mail/{hook.key}/stop>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._hand_over, letter)

    def _hand_over(self, letter: EmailMessage) -> Delivery:
        try:
            with self._connection() as line:
                line.send_message(letter)
        except TimeoutError:
            return Delivery(problem=TIMEOUT)
        except smtplib.SMTPRecipientsRefused as problem:
            status = next(iter(problem.recipients.values()))[0]
            return Delivery(status, ANSWERED)
        except smtplib.SMTPResponseException as problem:
            return Delivery(problem.smtp_code, ANSWERED)
        except (smtplib.SMTPException, OSError):
            return Delivery(problem=UNREACHABLE)
        return Delivery()

    def _connection(self) -> smtplib.SMTP:
        """A connection that nobody else can read, or one within this machine."""
        place, trust = (self.server.host, self.server.port), ssl.create_default_context()
        if self.server.tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(*place, self.domain, timeout=PATIENCE, context=trust)
        else:
            line = smtplib.SMTP(*place, self.domain, timeout=PATIENCE)
            if not self.server.here:
                line.starttls(context=trust)
        if self.server.user:
            line.login(self.server.user, self.server.password)
        return line
