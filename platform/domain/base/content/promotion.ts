import type { components } from '../../../../src/api/gen/paths.ts'
import type { TextLanguage, WrittenTexts } from '../texts/texts.ts'

type Schemas = components['schemas']

/** When something runs. */
export type Period =
  | { kind: 'always' }
  | { kind: 'daily' }
  | { kind: 'weekly' }
  | { kind: 'monthly' }
  /** Days of each year as `11-30`, both included. */
  | { kind: 'yearly'; first: string; last: string }

/** What has to be done for a bonus; amounts in minor units. */
export type Condition =
  | { kind: 'TURNOVER'; turnover: number; bonus: number }
  | {
      kind: 'DEPOSIT'
      minimumDeposit: number
      percent: number
      maximumBonus: number
      turnoverMultiple: number
    }

/** What promotions and activities have in common. */
export type CampaignBase = {
  id: string
  title: WrittenTexts
  summary: WrittenTexts
  /** HTML. */
  content: WrittenTexts
  terms: Record<TextLanguage, readonly string[]>
  period: Period
}

export type Promotion = CampaignBase & {
  type: Schemas['PromotionType']
  audience: Schemas['Promotion']['audience']
  /** Null for one that nobody has to join. */
  condition: Condition | null
  /** Where members find what it promises; nowhere else if left out. */
  leadsTo?: NonNullable<Schemas['Promotion']['leadsTo']>
  /** How often its bonus has to be wagered, and in how many days; not at all if left out. */
  wagering?: { times: number; days: number }
}

export type Activity = CampaignBase & {
  /** Minor units. */
  reward: number
  imagesRequired: number
}
