import type { components } from '../../../../src/api/gen/paths.ts'
import type { TextLanguage, WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']

/** Period of a campaign. */
export type Period =
  | { kind: 'always' }
  | { kind: 'daily' }
  | { kind: 'weekly' }
  | { kind: 'monthly' }
  /**
   * First and last day of the promotion in each year, for example `11-30`. Both days are inclusive.
   */
  | { kind: 'yearly'; first: string; last: string }

/** Condition of a bonus; amounts in minor units. */
export type Condition =
  | { kind: 'TURNOVER'; turnover: number; bonus: number }
  | {
      kind: 'DEPOSIT'
      minimumDeposit: number
      percent: number
      maximumBonus: number
      turnoverMultiple: number
    }

/** Common fields of promotions and activities. */
export type CampaignBase = {
  id: string
  title: WrittenTexts
  summary: WrittenTexts
  /** Content as HTML. */
  content: WrittenTexts
  /** Conditions as texts; readers of a missing language get the English ones. */
  terms: { en: readonly string[] } & Partial<Record<TextLanguage, readonly string[]>>
  period: Period
}

export type Promotion = CampaignBase & {
  type: Schemas['PromotionType']
  audience: Schemas['Promotion']['audience']
  /** Null for a promotion that members need not join. */
  condition: Condition | null
  /** Page of the portal with the offer itself; omitted if there is none. */
  leadsTo?: NonNullable<Schemas['Promotion']['leadsTo']>
  /** Wagering requirement: multiple of the bonus, and days to reach it; none when omitted. */
  wagering?: { times: number; days: number }
}

export type Activity = CampaignBase & {
  /** Reward in minor units. */
  reward: number
  imagesRequired: number
}
