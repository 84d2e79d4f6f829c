/** What a platform offers and says, as far as it is not made by its members. */

import type { components } from '../../../../src/api/gen/paths.ts'
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
import type { Wheel } from './wheel.ts'

type Schemas = components['schemas']

/** Given to a context when it is made: by an operator, an upstream, or the demonstration. */
export type Content = {
  catalogue: Catalogue
  lotteries: Lotteries
  /** The rooms of some live games. @param now milliseconds since 1970. */
  rooms(tables: readonly Game[], language: NameLanguage, now: number): Schemas['Room'][]
  /**
   * What the vendors' common pool holds, and gains in a minute; minor units. Undefined without a
   * pool.
   */
  jackpot(now: number): { amount: number; perMinute: number } | undefined
  /** Wins at other places than this one, on these games. */
  winsElsewhere(games: readonly Game[], now: number): BoardWin[]
  /** Points that others than this platform's members have earned this week. */
  scoresElsewhere(now: number): { name: string; score: number }[]
  promotions: readonly Promotion[]
  activities: readonly Activity[]
  /** In the order in which they are shown. */
  missions: readonly Mission[]
  /** Undefined where no red envelopes rain. */
  envelopeRains: EnvelopeRains | undefined
  wheel: Wheel | undefined
  raffles: readonly Raffle[]
  /** The share of friends' valid bets that a referrer earns, in hundredths of a percent. */
  referralRate: number
  bonusCodes: readonly BonusCode[]
  /** The cheapest first. */
  goods: readonly Goods[]
  announcements: Announcements
  /** What agents are told (AGENT-05), the newest first. */
  agentAnnouncements: readonly AgentAnnouncement[]
  /** The help centre, in its order. */
  help: readonly Category[]
  /** News and the blog, in any order. */
  publications: readonly Publication[]
  company: Company
  chatDesks: readonly ChatDesk[]
  /** Accounts that anybody may log in as. */
  openAccounts: readonly Schemas['DemonstrationAccount'][]
}

/** A platform that offers nothing yet. */
export const emptyContent: Content = {
  catalogue: createCatalogue([], () => []),
  lotteries: noLotteries,
  rooms: () => [],
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
  openAccounts: [],
}
