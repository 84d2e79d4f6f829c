/** Rewards in the form of the API contract. */
import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { WheelPrize } from '../../domain/base/content/wheel.ts'
import { otherLanguage, type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import { kindOf } from '../../domain/play/rewards/claimReward.ts'
import { never, type RewardRow } from '../../domain/play/rewards/grantReward.ts'

type Schemas = components['schemas']

export const timeText = (at: number): string => new Date(at).toISOString()

export function showReward(row: RewardRow, now: number, language: TextLanguage): Schemas['Reward'] {
  const { id, title, amount, createdAt, expiresAt, claimedAt, wagering } = row
  const titleLanguage = otherLanguage(title, language)
  const open = expiresAt > now ? 'CLAIMABLE' : 'EXPIRED'
  return {
    id,
    kind: kindOf(row),
    title: textIn(title, language),
    ...(titleLanguage && { titleLanguage }),
    amount: toDecimal(amount),
    status: claimedAt === null ? open : 'CLAIMED',
    createdAt: timeText(createdAt),
    ...(expiresAt < never && { expiresAt: timeText(expiresAt) }),
    ...(claimedAt !== null && { claimedAt: timeText(claimedAt) }),
    ...(wagering && {
      wagering: { required: toDecimal(wagering.required), days: wagering.days },
    }),
  }
}

/** Prize of the wheel, with its odds in per cent. */
export function showPrize(prize: WheelPrize, language: TextLanguage): Schemas['WheelPrize'] {
  const { id, label, kind, weight, worth } = prize
  return {
    id,
    label: textIn(label, language),
    kind,
    odds: String(weight / 100),
    ...(kind === 'MONEY' && { amount: toDecimal(worth) }),
    ...(kind === 'POINTS' && { points: worth }),
  }
}
