import { lazyPart } from '../kit/hydration/lazyPart.tsx'
import { isPathPattern, matchPath } from '../lib/pathPattern.ts'
import { homeAliases, paths } from '../paths.ts'
import { agentRows } from './agentRows.ts'
import { gamePages } from './gamePages.ts'
import { memberRows } from './memberRows.ts'
import type { Page } from './page.ts'

/**
 * Properties that all pages of the member centre share. `Screen` is the centre; it loads the
 * content of the page.
 */
const memberPagesCentre = {
  area: 'member',
  frame: 'centre',
  access: 'full',
  file: 'member/MemberCentre.tsx',
  Screen: lazyPart(() => import('./member/MemberCentre.tsx').then((file) => file.MemberCentre)),
} as const

export const memberPages: readonly Page[] = memberRows.map((row) => ({
  ...row,
  ...memberPagesCentre,
}))

/**
 * Properties that all pages of the agent centre share. `Screen` is the centre; it loads the content
 * of the page.
 */
const centre = {
  area: 'agent',
  frame: 'centre',
  access: 'agents',
  file: 'agent/AgentCentre.tsx',
  Screen: lazyPart(() => import('./agent/AgentCentre.tsx').then((file) => file.AgentCentre)),
} as const

export const agentPages: readonly Page[] = agentRows.map((row) => ({ ...row, ...centre }))

/** Properties of the pages that list publications. */
const publicationList = {
  area: 'public',
  file: 'public/PublicationsPage.tsx',
  Screen: lazyPart(() =>
    import('./public/PublicationsPage.tsx').then((file) => file.PublicationsPage),
  ),
} as const

/** Properties of the pages that show one publication. */
const article = {
  area: 'public',
  file: 'public/ArticlePage.tsx',
  Screen: lazyPart(() => import('./public/ArticlePage.tsx').then((file) => file.ArticlePage)),
} as const

const publicPages: readonly Page[] = [
  {
    id: 'home',
    paths: [paths.home(), ...homeAliases, paths.login(), paths.register()],
    area: 'public',
    titleId: 'home.title',
    documentTitleId: 'home.documentTitle',
    lateFiles: ['pages/SportsFixtures.tsx', 'features/games/home/HomeGames.tsx'],
    Screen: lazyPart(() => import('./public/HomePage.tsx').then((file) => file.HomePage)),
  },
  {
    id: 'promotions',
    paths: [paths.promotions()],
    area: 'public',
    titleId: 'pages.promotions',
    Screen: lazyPart(() =>
      import('./public/PromotionsPage.tsx').then((file) => file.PromotionsPage),
    ),
  },
  {
    id: 'pointMall',
    paths: [paths.pointMall()],
    area: 'public',
    flag: 'PTSYS3',
    titleId: 'pages.pointMall',
    Screen: lazyPart(() => import('./public/PointMallPage.tsx').then((file) => file.PointMallPage)),
  },
  {
    id: 'help',
    paths: [paths.help()],
    area: 'public',
    titleId: 'pages.help',
    Screen: lazyPart(() => import('./public/HelpPage.tsx').then((file) => file.HelpPage)),
  },
  {
    id: 'down',
    paths: [paths.down()],
    area: 'public',
    titleId: 'pages.down',
    Screen: lazyPart(() => import('./public/DownPage.tsx').then((file) => file.DownPage)),
  },
  { id: 'news', paths: [paths.news()], ...publicationList, titleId: 'pages.news' },
  { id: 'newsArticle', paths: [paths.news(':slug')], ...article, titleId: 'pages.news' },
  { id: 'blog', paths: [paths.blog()], ...publicationList, titleId: 'pages.blog' },
  { id: 'blogArticle', paths: [paths.blog(':slug')], ...article, titleId: 'pages.blog' },
  {
    id: 'about',
    paths: [paths.about()],
    area: 'public',
    titleId: 'pages.about',
    Screen: lazyPart(() => import('./public/AboutPage.tsx').then((file) => file.AboutPage)),
  },
  {
    id: 'winners',
    paths: [paths.winners()],
    area: 'public',
    titleId: 'pages.winners',
    Screen: lazyPart(() => import('./public/WinnersPage.tsx').then((file) => file.WinnersPage)),
  },
  {
    id: 'agent',
    paths: [paths.agent()],
    area: 'agent',
    frame: 'bare',
    titleId: 'pages.agent.login',
    Screen: lazyPart(() => import('./agent/AgentPage.tsx').then((file) => file.AgentPage)),
  },
]

/** Every page of the portal, for the router, menus, guards and prerendering. */
export const pages: readonly Page[] = [...publicPages, ...gamePages, ...memberPages, ...agentPages]

/** Page for every unknown path (ROUTE-55). */
export const notFoundPage: Page = {
  id: 'notFound',
  paths: ['*'],
  area: 'public',
  titleId: 'failure.notFound.title',
  Screen: lazyPart(() => import('./public/NotFoundPage.tsx').then((file) => file.NotFoundPage)),
}

const rows = pages.flatMap((page) => page.paths.map((path) => [path, page] as const))
const pageOfPath = new Map(rows.map(([path, page]) => [normal(path), page]))
const pageOfPattern = rows.filter(([path]) => isPathPattern(path))

/** Returns the page for a path, regardless of case and of a trailing slash. */
export function pageAt(pathname: string): Page {
  return (
    pageOfPath.get(normal(pathname)) ??
    pageOfPattern.find(([pattern]) => matchPath(pattern, pathname))?.[1] ??
    notFoundPage
  )
}

/**
 * Key of the content that a path shows: each game has its own key, while all paths of the home page
 * share one key.
 */
export function placeKey(page: Page, pathname: string): string {
  return isPathPattern(page.paths[0]) ? normal(pathname) : page.id
}

function normal(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1')
}
