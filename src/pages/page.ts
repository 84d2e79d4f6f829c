import type { QueryClient } from '@tanstack/react-query'
import type { GameType } from '../features/games/gameType.ts'
import type { LazyPart } from '../kit/hydration/lazyPart.tsx'
import type { MessageId } from '../kit/i18n/messageIds.ts'
import type { Flag } from '../session/flags.ts'

/** `public` and `games` are for everybody; the centres have a frame of their own. */
export type PageArea = 'public' | 'games' | 'member' | 'agent'

/**
 * Who may open a page. `signedIn` sends a visitor to the login (ROUTE-44); `askedToLogIn` lets him
 * stay and opens the login popup (ROLE-07); `full` asks a trial member to register instead
 * (ROLE-14); `agents` sends everybody else to the agents' login (ROUTE-10).
 */
export type PageAccess = 'everybody' | 'askedToLogIn' | 'signedIn' | 'full' | 'agents'

/**
 * What stands around a page: everything, the menu of its centre in place of the side menu, no side
 * menu (ROUTE-35 to ROUTE-38), nothing (ROUTE-58).
 */
export type PageFrame = 'whole' | 'centre' | 'withoutSideMenu' | 'bare'

/** What a number beside a page's name in a menu counts. */
export type Badge = 'rewards' | 'missions' | 'messages'

export type Page = {
  id: string
  /**
   * Every address of the page, the first being its own. Case does not matter; `:name` stands for any
   * one segment.
   */
  paths: readonly [string, ...string[]]
  area: PageArea
  /** `everybody` when left out. */
  access?: PageAccess
  /** The module without which the page does not exist. */
  flag?: Flag
  /** `whole` when left out. */
  frame?: PageFrame
  /** Counted in red beside its name, when above 0. */
  badge?: Badge
  /** Of pages that show one type of games (ROUTE-18). */
  gameType?: GameType
  /** Names the page in announcements and, unless `documentTitleId` does, in the browser's tab. */
  titleId: MessageId
  documentTitleId?: MessageId
  /** Below `src/pages`, when it is not `<area>/<Id>Page.tsx`. */
  file?: string
  /** Sources of prerendered parts of the page whose code comes later, below `src`. */
  lateFiles?: readonly string[]
  Screen: LazyPart<{ page: Page }>
  /** Asks for what it begins with, when somebody who is signed in opens it by its address. */
  prefetch?: (client: QueryClient) => Promise<unknown>
}

/** Whether the page is a game and little else (ROUTE-35 to ROUTE-38). */
export const isForGame = ({ frame }: Page): boolean => frame === 'withoutSideMenu'

/** A page of a centre, without the centre: what its menu and the table of pages share. */
export type CentreRow = Omit<Page, 'area' | 'Screen'>
