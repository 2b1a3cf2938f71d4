// The code of pages that not everybody opens: the first page is light, and each is fetched when it is wanted.
export const fetchGamePage = () => import("./game/GamePage");
export const fetchTvPage = () => import("./tv/TvPage");
export const fetchReplayPage = () => import("./replay/ReplayPage");
export const fetchLessonsPage = () => import("./lesson/LessonsPage");
export const fetchReviewPage = () => import("./review/ReviewPage");
export const fetchNumbersPage = () => import("./numbers/NumbersPage");
export const fetchClubPage = () => import("./club/ClubPage");
export const fetchMailPage = () => import("./notices/MailPage");
export const fetchPuzzlePage = () => import("./daily/PuzzlePage");
export const fetchDealPage = () => import("./daily/DealPage");
export const fetchBenchPage = () => import("./bench/BenchPage");
export const fetchKeeperPage = () => import("./keeper/KeeperPage");
export const fetchWorkshopPage = () => import("./workshop/WorkshopPage");
