/** Content and offers of a platform that do not come from its members. */

import type { components } from '../../../../src/api/gen/paths.ts'
import type { TextLanguage } from '../texts/texts.ts'
import type { AgentAnnouncement, Announcements } from './announcement.ts'
import type { Category } from './article.ts'
import type { BoardWin } from './boardWin.ts'
import type { BonusCode } from './bonusCode.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import type { ChatDesk } from './chatDesk.ts'
import type { EnvelopeRains } from './envelopeRains.ts'
import type { Game } from './game.ts'
import type { NameLanguage } from './gameNames.ts'
import type { Goods } from './goods.ts'
import { type Lotteries, noLotteries } from './lotteries.ts'
import type { Mission } from './mission.ts'
import type { Activity, Promotion } from './promotion.ts'
import type { Company, Publication } from './publication.ts'
import type { Raffle } from './raffle.ts'
import type { ResultSources } from './resultSources.ts'
import type { Wheel } from './wheel.ts'

type Schemas = components['schemas']

/** A context receives its content from an operator, an upstream platform or the demonstration. */
export type Content = {
  catalogue: Catalogue
  lotteries: Lotteries
  /** Rooms of live games with their last results. Do not call it inside a transaction. */
  rooms(
    tables: readonly Game[],
    language: NameLanguage,
    sources: ResultSources,
  ): Promise<Schemas['Room'][]>
  /**
   * Common jackpot of the vendors and its growth per minute, in minor units; undefined for none.
   */
  jackpot(now: number): { amount: number; perMinute: number } | undefined
  /** Wins on these games at other portals, for the winner board. */
  winsElsewhere(games: readonly Game[], now: number): BoardWin[]
  /** Points that members of other portals earned this week, for the leaderboard. */
  scoresElsewhere(now: number): { name: string; score: number }[]
  promotions: readonly Promotion[]
  activities: readonly Activity[]
  /** Missions in display order. */
  missions: readonly Mission[]
  /** Undefined for a platform without red envelope rains. */
  envelopeRains: EnvelopeRains | undefined
  wheel: Wheel | undefined
  raffles: readonly Raffle[]
  /** Share of friends' valid bets that a referrer earns, in hundredths of a percent. */
  referralRate: number
  bonusCodes: readonly BonusCode[]
  /** Sorted by price, the cheapest first. */
  goods: readonly Goods[]
  announcements: Announcements
  /** Announcements to agents (AGENT-05), the newest first. */
  agentAnnouncements: readonly AgentAnnouncement[]
  /** The help centre, in display order. */
  help: readonly Category[]
  /** News and the blog, in any order. */
  publications: readonly Publication[]
  company: Company
  chatDesks: readonly ChatDesk[]
  /** Languages in which all content is written; empty for a platform without content. */
  languages: readonly TextLanguage[]
  /** Demonstration accounts that anybody may use. */
  openAccounts: readonly Schemas['DemonstrationAccount'][]
}

export const emptyContent: Content = {
  catalogue: createCatalogue([], () => []),
  lotteries: noLotteries,
  rooms: async () => [],
  jackpot: () => undefined,
  winsElsewhere: () => [],
  scoresElsewhere: () => [],
  promotions: [],
  activities: [],
  missions: [],
  envelopeRains: undefined,
  wheel: undefined,
  raffles: [],
  referralRate: 0,
  bonusCodes: [],
  goods: [],
  announcements: { banners: [], notices: [], headlines: [], promotionNews: [], popups: [] },
  agentAnnouncements: [],
  help: [],
  publications: [],
  company: {},
  chatDesks: [],
  languages: [],
  openAccounts: [],
}
