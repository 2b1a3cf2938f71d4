import type { ComponentType, VNode } from "preact";
import { hrefOf, type PageAddress, type ScreenName, screenOf } from "./address";
import {
  fetchBenchPage,
  fetchClubPage,
  fetchDealPage,
  fetchGamePage,
  fetchKeeperPage,
  fetchLessonsPage,
  fetchMailPage,
  fetchNumbersPage,
  fetchPuzzlePage,
  fetchReplayPage,
  fetchReviewPage,
  fetchTvPage,
  fetchWorkshopPage,
} from "./fetch";
import { Home } from "./home/Home";
import { lazy } from "./lazy";
import { Boundary } from "./look/Boundary";
import { DeadEnd } from "./look/DeadEnd";
import { RulesPage } from "./rules/RulesPage";
import { useText } from "./text/context";
import { useAddress } from "./useAddress";

const ReplayPage = lazy(() => fetchReplayPage().then((module) => module.ReplayPage));
const ReviewPage = lazy(() => fetchReviewPage().then((module) => module.ReviewPage));
/** Pages of a game that is over; the address holds the move. */
const PLAYED: Readonly<Record<string, typeof ReplayPage>> = { replay: ReplayPage, review: ReviewPage };
const GamePage = lazy(() => fetchGamePage().then((module) => module.GamePage));
const TvPage = lazy(() => fetchTvPage().then((module) => module.TvPage));
const BenchPage = lazy(() => fetchBenchPage().then((module) => module.BenchPage));
const KeeperPage = lazy(() => fetchKeeperPage().then((module) => module.KeeperPage));
const LessonsPage = lazy(() => fetchLessonsPage().then((module) => module.LessonsPage));
const ClubPage = lazy(() => fetchClubPage().then((module) => module.ClubPage));
const MailPage = lazy(() => fetchMailPage().then((module) => module.MailPage));
const NumbersPage = lazy(() => fetchNumbersPage().then((module) => module.NumbersPage));
const PuzzlePage = lazy(() => fetchPuzzlePage().then((module) => module.PuzzlePage));
const DealPage = lazy(() => fetchDealPage().then((module) => module.DealPage));
const WorkshopPage = lazy(() => fetchWorkshopPage().then((module) => module.WorkshopPage));

/** The page that the address names; if nothing of it can be shown, a sentence at least, and the way home. */
export function App() {
  const text = useText();
  const route = useAddress();
  return (
    <Boundary of={route} class="dead-end" instead={<a href={hrefOf("home")}>{text("way-home")}</a>}>
      <Page {...route} />
    </Boundary>
  );
}

/** Pages about what one word of their address names. */
const ABOUT: Readonly<Record<string, ComponentType<{ word: string }>>> = { rules: RulesPage, mail: MailPage };

/** What the server calls the day that it is. */
const TODAY = "today";

/** Pages of a day. */
const DAILY: Readonly<Record<string, (day: string, other?: string) => VNode>> = {
  puzzle: (day) => <PuzzlePage day={day} />,
  deal: (day, other) => <DealPage day={day} {...(other && { other })} />,
};

/** Pages that need nothing more from their address. */
const whole: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ["home", () => <Home />],
  ["bench", () => <BenchPage />],
  ["keeper", () => <KeeperPage />],
  ["lessons", () => <LessonsPage />],
  ["numbers", () => <NumbersPage />],
  ["boards", () => <WorkshopPage gallery />],
]);

function Page({ page, parts }: PageAddress) {
  const text = useText();
  const [first, second] = parts;
  if (page === "game" && first)
    return <Game key={first} game={first} wanted={screenOf({ page, parts })} token={second} />;
  const Played = first && PLAYED[page];
  if (Played)
    return <Played key={first} game={first} at={second ? Number.parseInt(second, 10) || 0 : null} />;
  if (page === "club") return <ClubPage key={`${first} ${second}`} errand={first} given={second} />;
  const About = first && ABOUT[page];
  if (About) return <About word={first} />;
  const day = DAILY[page];
  if (day) return day(first ?? TODAY, second);
  if (page === "workshop") return <WorkshopPage {...(first && { board: first })} />;
  const Whole = whole.get(page);
  if (Whole) return <Whole />;
  return <DeadEnd words={text("page-unknown")} />;
}

interface GameProps {
  game: string;
  wanted: ScreenName | null;
  token: string | undefined;
}

/** A game, on whichever screen the address wants. */
function Game({ game, wanted, token }: GameProps) {
  if (wanted === "tv") return <TvPage game={game} />;
  return <GamePage game={game} {...(token && !wanted && { token })} />;
}
