"""The game loop: bots move by themselves, the person is asked, and every move is saved."""

from rich.text import Text as Line

from trilhos.bots.repeat import Anew
from trilhos.bots.searcher import Searcher
from trilhos.bots.seats import Seats, seat_bots
from trilhos.daily.deal import day_of_game
from trilhos.engine.rules import LONGEST_GAME
from trilhos.errors import BadFile, BadMove, TrilhosError
from trilhos.insight.afterword import afterwords, sentence
from trilhos.play.game import Game
from trilhos.terminal import commands, saves
from trilhos.terminal.desk import Desk, Lines, columns, flow, number
from trilhos.terminal.final import final
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.listing import PLAIN_FAMILIES, Listing, families, letter, listing
from trilhos.terminal.screen import Screen
from trilhos.terminal.serving import why_not
from trilhos.terminal.speech import Speech


class Session:
    """One sitting at one game."""

    def __init__(self, saved: saves.Saved, desk: Desk) -> None:
        self.saved = saved
        self.game = saved.game
        self.desk = desk
        self.text = desk.text
        self.me = saved.seats.index(saves.PERSON)
        self.glyphs = Glyphs(self.game.rules, desk.text, desk.plain, desk.unicode)
        self.speech = Speech(self.game, desk.text)
        self.screen = Screen(self.game, self.me, desk, self.glyphs)
        rivals = {seat: name for seat, name in enumerate(saved.seats) if seat != self.me}
        self.bots = _daily_bots(self.game, rivals) if day_of_game(self.game) else seat_bots(self.game, rivals)
        self.family: str | None = None  # what the person is about to do
        self.page = 0
        self.wanted = ""  # words that routes on a list have to have in them
        self.told = 0  # so many events have been recapped

    def run(self) -> None:
        """Play until the game is over, then show the count and put the game into the library.

        One that has come to LONGEST_GAME decisions isn't played on: a person who can only pass isn't asked, and bots
        that got nowhere would play for ever.
        """
        self.save()
        with self.bots:
            while not self.game.over and len(self.game.moves) < LONGEST_GAME:
                if self.me in self.game.waiting:  # U6, S6: in the opening all choose at once, the person before bots
                    self._decide()
                else:
                    self._let_bot_play()
                    self.save()
            if not self.game.over:
                self.desk.say(self.text("terminal-capped", limit=LONGEST_GAME, file=str(self.saved.path)))
                return
            self.bots.finish()
        self.desk.show(
            [
                *self.screen.recap(self.told, self.desk.height),
                *final(self.game, self.glyphs, self.text),
                *self._afterwords(),
            ]
        )
        try:
            id = saves.finish(self.saved)
        except BadFile as problem:  # the game is over and shown; its file stays
            self.desk.say(problem.say(self.text), self.text("terminal-saved", file=str(self.saved.path)))
        else:
            self.desk.say(self.text("library-added", id=id))

    def _afterwords(self) -> Lines:
        """What the bots say of it, in a word each."""
        bots = {seat: name for seat, name in enumerate(self.saved.seats) if seat != self.me}
        *_, told = afterwords(self.game, bots)
        return [Line(f"{self.game.names[one.seat]}: {sentence(one, self.game, self.text)}") for one in told]

    def _let_bot_play(self) -> None:
        """Who looks ahead may take a while: the terminal says so, and for how long at most."""
        seat = self.game.waiting[0]
        bot = self.bots.bots[seat]
        if not isinstance(bot, Searcher):
            self.bots.play()
            return
        key, seconds = "terminal-thinking" if bot.budget.ms else "turn-thinking", bot.budget.ms // 1000
        with self.desk.busy(self.text(key, name=self.game.names[seat], seconds=seconds)):
            self.bots.play()

    def save(self) -> None:
        """Write the save file."""
        saves.write(self.saved)

    # The person's moves

    def _decide(self) -> None:
        """Ask for one decision; one that has a single answer isn't asked."""
        legal = self.game.legal(self.me)
        if len(legal) == 1:
            self._play(legal[0], back=self._can_undo)
            return
        groups = families(self.game, self.me)
        if self.family is None and len(groups) > 1:
            self._ask_menu(groups)
        else:
            self._ask_list(groups)

    def _play(self, action: int, back: bool = True) -> None:
        """A move; at the end of the turn the person is asked to confirm it, if there is a way back to a choice."""
        self.told = len(self.game.events())
        self.game.choose(self.me, action)
        self.family, self.page, self.wanted = None, 0, ""
        self.save()
        if back and self.me not in self.game.waiting and self._can_undo:
            self._confirm()

    @property
    def _can_undo(self) -> bool:
        """The game would take back a bot's move too."""
        return self.me in self.game.held or (self.game.can_undo and self.game.moves[-1].seat == self.me)

    def undo(self) -> bool:
        """Take back the last decision, and what followed without being asked."""
        if not self._can_undo:
            self.desk.say(self.text("no-undo"))
            return False
        self._take_back()
        while len(self.game.legal(self.me)) == 1 and self._can_undo:
            self._take_back()
        self.family, self.page, self.wanted = None, 0, ""
        self.told = min(self.told, len(self.game.events()))
        self.save()
        self.desk.say(self.text("terminal-undone"))
        return True

    def _take_back(self) -> None:
        if self.me in self.game.held:
            self.game.take_back(self.me)
        else:
            self.game.undo()

    def _confirm(self) -> None:
        """The turn is over and nobody has learnt anything: the last chance to take it back."""
        self.desk.say(*self.screen.recap(self.told, self.desk.height))
        self.told = len(self.game.events())
        while answer := self.desk.ask(self.text("terminal-confirm")):
            changed = commands.run(self, answer)
            if changed is None:
                self.desk.say(self.text("terminal-bad-confirm"))
            elif changed:
                return

    # Asking

    def _ask_menu(self, groups: dict[str, list[int]]) -> None:
        menu: Lines = []
        for n, (family, actions) in enumerate(groups.items(), 1):
            what = self.text(f"menu-{family}", count=len(actions)) if self.text.has(f"menu-{family}") else family
            menu.append(Line(self.text("menu-item", number=n, letter=letter(self.game.rules, family), what=what)))
        if not self.desk.plain:
            menu = flow(Line(), menu, self.desk.width, "   ")
        below = len(self.desk.rows(menu)) + 2
        self.desk.say(*self.screen.table(self.told, below), *menu)
        while not self._answer_menu(groups, self.desk.ask(self.text("terminal-prompt"))):
            pass

    def _answer_menu(self, groups: dict[str, list[int]], answer: str) -> bool:
        """Whether the table must be drawn again."""
        if not answer:
            return True
        if chosen := number(answer, len(groups)):
            return self._choose_family(groups, list(groups)[chosen - 1])
        return self._answer(groups, answer, self.text("terminal-bad-menu", most=len(groups)))

    def _choose_family(self, groups: dict[str, list[int]], family: str) -> bool:
        if len(groups[family]) == 1 and family in PLAIN_FAMILIES:
            self._play(groups[family][0])
        else:
            self.family, self.page, self.wanted = family, 0, ""
        return True

    def _ask_list(self, groups: dict[str, list[int]]) -> None:
        family = self.family or next(iter(groups))
        choices = listing(self.game, self.me, family, groups[family], self.glyphs, self.text)
        head = [] if self.family else self.screen.glance(self.told, below=len(choices.rows) + 3)
        pages = self._pages(choices, self.desk.height - len(head) - 3)
        page = pages[self.page % len(pages)]
        self.desk.say(*head, Line(choices.title, "bold"), *page)
        more = self.text("prompt-more", page=self.page % len(pages) + 1, pages=len(pages)) if len(pages) > 1 else ""
        if choices.default:
            more = self.text("prompt-default", answer=choices.default)
        back = self.text("prompt-back") if self.family or self._can_undo else ""
        prompt = self.text("terminal-prompt-list", ways=more + back)
        while not self._answer_list(groups, choices, self.desk.ask(prompt)):
            pass

    def _pages(self, choices: Listing, room: int) -> list[Lines]:
        """Numbered rows, as many on a page as fit."""
        rows = columns(choices.rows, self.desk.plain)
        numbered = zip(choices.numbers or range(1, len(rows) + 1), rows, strict=True)
        pages: list[Lines] = [[]]
        for n, row in [(n, row) for n, row in numbered if commands.matches([row], self.wanted)]:
            cut = self.desk.rows([row], label=f"{n:>3}  ")
            if pages[-1] and len(pages[-1]) + len(cut) > max(room, 3):
                pages.append([])
            pages[-1] += cut
        return pages

    def _answer_list(self, groups: dict[str, list[int]], choices: Listing, answer: str) -> bool:
        """Whether the list, or the table, must be drawn again."""
        if not answer and not choices.default:
            self.page += 1
            return True
        if answer.startswith("/") and len(choices.rows) > 1:
            return self._filter(choices, answer[1:].strip())
        answer = self.speech.notation(answer)
        if answer == "0":
            if self.family is None:
                return self.undo()
            self.family, self.wanted = None, ""
            return True
        action = choices.pick(answer or choices.default)
        if action is None:
            return self._answer(groups, answer, choices.hint)
        self._play(action)
        return True

    def _filter(self, choices: Listing, words: str) -> bool:
        """Show the rows with these words alone; without any, all of them."""
        if not any(commands.matches(row, words) for row in choices.rows):
            self.desk.say(self.text("routes-none", words=words))
            return False
        self.wanted, self.page = words, 0
        return True

    def _answer(self, groups: dict[str, list[int]], answer: str, hint: str) -> bool:
        """A command, the letter of a family, or a move in notation; else the hint."""
        changed = commands.run(self, answer)
        if changed is not None:
            return changed
        for family in groups:
            if letter(self.game.rules, family) == answer.lower():
                return self._choose_family(groups, family)
        answer = self.speech.notation(answer)
        verbs = [kind.verb for kind in self.game.rules.actions]
        if answer.split()[0].lower() not in verbs:
            self.desk.say(hint)
            return False
        try:
            action = self.game.notation.parse(answer)
            if action not in self.game.legal(self.me):
                why = why_not(self.game, self.me, action, self.text)
                raise BadMove("illegal-because", move=self.game.notation.text(action), why=why)
        except TrilhosError as problem:
            self.desk.say(problem.say(self.text), hint)
            return False
        self._play(action)
        return True


def _daily_bots(game: Game, rivals: dict[int, str]) -> Seats:
    """Those of a day's deal: the same moves bring the same game at every server and in every terminal."""
    return Seats(game, {seat: Anew(game, seat, name) for seat, name in rivals.items()})
