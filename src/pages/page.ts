import type { QueryClient } from '@tanstack/react-query'
import type { GameType } from '../features/games/gameType.ts'
import type { LazyPart } from '../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import type { Flag } from '../session/flags.ts'

/** Area of a page. `public` and `games` are open to everybody; each centre has its own frame. */
export type PageArea = 'public' | 'games' | 'member' | 'agent'

/**
 * Access rule of a page. `signedIn` redirects a visitor to the login (ROUTE-44); `askedToLogIn`
 * keeps the page and opens the login dialog (ROLE-07); `full` asks a trial member to register
 * instead (ROLE-14); `agents` redirects everybody else to the agents' log-in (ROUTE-10).
 */
export type PageAccess = 'everybody' | 'askedToLogIn' | 'signedIn' | 'full' | 'agents'

/**
 * Frame of a page: `whole`, the centre's menu instead of the side menu, no side menu (ROUTE-35 to
 * ROUTE-38), or no frame (ROUTE-58).
 */
export type PageFrame = 'whole' | 'centre' | 'withoutSideMenu' | 'bare'

/** Kind of count that a badge in a menu shows. */
export type Badge = 'rewards' | 'missions' | 'messages' | 'contracts'

export type ScreenProps = {
  page: Page
  /**
   * True until it is known whether the page is open to the caller, as in a prerendered document. The
   * screen then shows its title and a skeleton, and makes no call.
   */
  isWaiting?: boolean
}

export type Page = {
  id: string
  /**
   * Every address of the page, the canonical one first. Case is ignored; `:name` matches any single
   * segment.
   */
  paths: readonly [string, ...string[]]
  area: PageArea
  /** `everybody` by default. */
  access?: PageAccess
  /** Module without which the page does not exist. */
  flag?: Flag
  /** `whole` by default. */
  frame?: PageFrame
  /** Badge beside the page's name, shown above 0. */
  badge?: Badge
  /** Game type of pages that show a single one (ROUTE-18). */
  gameType?: GameType
  /** Title of the page in announcements and, without `documentTitleId`, in the browser's tab. */
  titleId: MessageId
  documentTitleId?: MessageId
  /** Source file relative to `src/pages`; `<area>/<Id>Page.tsx` by default. */
  file?: string
  /** Sources, relative to `src`, of prerendered parts of the page whose code loads later. */
  lateFiles?: readonly string[]
  Screen: LazyPart<ScreenProps>
  /** Prefetches the page's data when a signed-in user opens its address directly. */
  prefetch?: (client: QueryClient) => Promise<unknown>
}

/** True for a page that shows a game with a reduced frame (ROUTE-35 to ROUTE-38). */
export const isForGame = ({ frame }: Page): boolean => frame === 'withoutSideMenu'

/**
 * A page of a centre without its area and screen: the common part of the centre's menu and the
 * table of pages.
 */
export type CentreRow = Omit<Page, 'area' | 'Screen'>
