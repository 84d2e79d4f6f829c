import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { gamePattern, lotteryMisspelt, paths } from '../paths.ts'
import type { Page } from './page.ts'

/** Pages with the vendors of one type of games. */
const gameCentre = {
  area: 'games',
  file: 'games/GameCentrePage.tsx',
  Screen: lazyPart(() => import('./games/GameCentrePage.tsx').then((file) => file.GameCentrePage)),
} as const

/** Pages that also show matches above the vendors. */
const sportsCentre = { ...gameCentre, lateFiles: ['pages/SportsFixtures.tsx'] } as const

/** Pages with the games of one type. */
const gameList = {
  area: 'games',
  file: 'games/GameListPage.tsx',
  Screen: lazyPart(() => import('./games/GameListPage.tsx').then((file) => file.GameListPage)),
} as const

/**
 * Pages with the player's own games: visitors stay on the page and are asked to log in (ROLE-07).
 */
const ownGames = {
  area: 'games',
  access: 'askedToLogIn',
  file: 'games/OwnGamesPage.tsx',
  Screen: lazyPart(() => import('./games/OwnGamesPage.tsx').then((file) => file.OwnGamesPage)),
} as const

/** Lottery pages (ROUTE-26 to ROUTE-29, ROUTE-35 to ROUTE-38). */
const lotteryRoom = {
  area: 'games',
  access: 'signedIn',
  frame: 'withoutSideMenu',
  file: 'games/LotteryPage.tsx',
  Screen: lazyPart(() => import('./games/LotteryPage.tsx').then((file) => file.LotteryPage)),
} as const

/** Pages of games and lotteries (ROUTE-14 to ROUTE-29, ROUTE-33). */
export const gamePages: readonly Page[] = [
  {
    id: 'sports',
    paths: [paths.sports()],
    ...sportsCentre,
    gameType: 'SPORTS',
    titleId: 'pages.sports',
  },
  {
    id: 'esports',
    paths: [paths.esports()],
    ...sportsCentre,
    gameType: 'ESPORTS',
    titleId: 'pages.esports',
  },
  { id: 'lott', paths: [paths.lott()], ...gameCentre, gameType: 'LOTT', titleId: 'pages.lott' },
  { id: 'elott', paths: [paths.elott()], ...gameCentre, gameType: 'ELOTT', titleId: 'pages.elott' },
  { id: 'live', paths: [paths.live()], ...gameList, gameType: 'LIVE', titleId: 'pages.live' },
  { id: 'fish', paths: [paths.fish()], ...gameList, gameType: 'FISH', titleId: 'pages.fish' },
  { id: 'rng', paths: [paths.rng()], ...gameList, gameType: 'RNG', titleId: 'pages.rng' },
  { id: 'pvp', paths: [paths.pvp()], ...gameList, gameType: 'PVP', titleId: 'pages.pvp' },
  {
    id: 'game',
    paths: [gamePattern],
    area: 'games',
    titleId: 'pages.game',
    Screen: lazyPart(() => import('./games/GamePage.tsx').then((file) => file.GamePage)),
  },
  {
    id: 'hot',
    paths: [paths.hot()],
    area: 'games',
    titleId: 'pages.hot',
    Screen: lazyPart(() => import('./games/HotPage.tsx').then((file) => file.HotPage)),
  },
  { id: 'favorite', paths: [paths.favorite()], ...ownGames, titleId: 'pages.favorite' },
  { id: 'recent', paths: [paths.recent()], ...ownGames, titleId: 'pages.recent' },
  {
    id: 'lottery',
    paths: [paths.lottery(), lotteryMisspelt],
    ...lotteryRoom,
    titleId: 'pages.lottery',
  },
  { id: 'seaLottery', paths: [paths.seaLottery()], ...lotteryRoom, titleId: 'pages.seaLottery' },
  { id: 'vnLottery', paths: [paths.vnLottery()], ...lotteryRoom, titleId: 'pages.vnLottery' },
  {
    id: 'seamless',
    paths: [paths.seamless()],
    area: 'games',
    frame: 'withoutSideMenu',
    titleId: 'pages.seamless',
    Screen: lazyPart(() => import('./games/SeamlessPage.tsx').then((file) => file.SeamlessPage)),
  },
]
