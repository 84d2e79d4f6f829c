import type { QueryClient } from '@tanstack/react-query'
import type { GameType } from '../features/games/gameType.ts'
import type { LazyPart } from '../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import type { Flag } from '../session/flags.ts'

/**
 * Area of a page. Pages in `public` and `games` are open to everybody unless `access` restricts
 * them; each centre has its own frame.
 */
export type PageArea = 'public' | 'games' | 'member' | 'agent'

/**
 * Access rule of a page. `signedIn` redirects visitors to the log-in (ROUTE-44); `askedToLogIn`
 * keeps visitors on the page and opens the log-in dialog (ROLE-07); `full` requires sign-in, and
 * asks trial members to register (ROLE-14); `agents` redirects everybody but agents to the agents'
 * log-in (ROUTE-10).
 */
export type PageAccess = 'everybody' | 'askedToLogIn' | 'signedIn' | 'full' | 'agents'

/**
 * Frame of a page: `whole` with the side menu, `centre` with the menu of a centre instead,
 * `withoutSideMenu` (ROUTE-35 to ROUTE-38), or `bare` without any frame (ROUTE-58).
 */
export type PageFrame = 'whole' | 'centre' | 'withoutSideMenu' | 'bare'

/** Count that the badge of a menu entry shows. */
export type Badge = 'rewards' | 'missions' | 'messages' | 'contracts'

export type ScreenProps = {
  page: Page
  /**
   * True while it is unknown whether the caller may see the page, as in a prerendered document. The
   * screen then shows its title and a skeleton, and sends no request.
   */
  isWaiting?: boolean
}

export type Page = {
  id: string
  /**
   * Every path of the page, the canonical one first. Case is ignored; `:name` matches any single
   * segment.
   */
  paths: readonly [string, ...string[]]
  area: PageArea
  /** Access rule; `everybody` by default. */
  access?: PageAccess
  /** Module without which the page does not exist. */
  flag?: Flag
  /** Frame; `whole` by default. */
  frame?: PageFrame
  /** Count on the badge beside the page's name; no badge at 0. */
  badge?: Badge
  /** Type of games of a page that shows only this type (ROUTE-18). */
  gameType?: GameType
  /**
   * Title of the page in announcements to screen readers, and in the browser's tab unless
   * `documentTitleId` is set.
   */
  titleId: MessageId
  documentTitleId?: MessageId
  /** Source file relative to `src/pages`; `<area>/<Id>Page.tsx` by default. */
  file?: string
  /** Source files, relative to `src`, of prerendered components whose code loads after the page. */
  lateFiles?: readonly string[]
  Screen: LazyPart<ScreenProps>
  /** Prefetches the page's data when a signed-in user opens its URL directly. */
  prefetch?: (client: QueryClient) => Promise<unknown>
}

/** True for a page that shows a game with a reduced frame (ROUTE-35 to ROUTE-38). */
export const isForGame = ({ frame }: Page): boolean => frame === 'withoutSideMenu'

/**
 * Entry of a centre's menu and of the list of pages: a page without the properties that all pages
 * of the centre share.
 */
export type CentreRow = Omit<Page, 'area' | 'Screen'>
