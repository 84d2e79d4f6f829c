/** Bonus codes that the messaging service sends to players (PROMO-08), and their rewards. */

import { randomBelow } from '../../base/chance/chance.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { BonusCode } from '../../base/content/bonusCode.ts'
import type { Context } from '../../base/context/context.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { needsBet } from './beforeBets.ts'
import { grantReward, type RewardRow } from './grantReward.ts'

/** Time in which the reward of a code can be claimed, in milliseconds. */
const claimable = 7 * dayLength

/** Random amount from the minimum to the maximum; the exponent makes large amounts rare. */
function worthOf(context: Pick<Context, 'randomBytes'>, { least, most }: BonusCode): number {
  if (least === most) return least
  const steps = 10_000
  const chance = (randomBelow(context.randomBytes, steps) / steps) ** 8
  return least + Math.floor(((most - least) * chance) / 100) * 100
}

/** Redeems a bonus code for a reward: once per member, and as often as the code allows in total. */
export async function redeemCode(
  context: Pick<
    Context<'BONUS_CODE_UNKNOWN' | 'BONUS_CODE_USED' | 'BONUS_CODE_EXPIRED' | 'NOT_ELIGIBLE'>,
    'now' | 'randomBytes' | 'content' | 'reject'
  >,
  tables: Pick<DomainTables, 'rewards' | 'bonusCodes' | 'bets' | 'settings'>,
  { memberId, typedCode }: { memberId: string; typedCode: string },
): Promise<RewardRow> {
  const wanted = typedCode.trim().toUpperCase()
  const known = context.content.bonusCodes.find(({ code }) => code === wanted)
  if (!known) context.reject('BONUS_CODE_UNKNOWN')
  if (await needsBet(tables, memberId)) context.reject('NOT_ELIGIBLE')
  const now = context.now()
  if (known.expiresAt <= now) context.reject('BONUS_CODE_EXPIRED')
  const { code, title } = known
  const mine = { memberId, kind: 'CODE', reference: code } as const
  const used = await tables.bonusCodes.get(code)
  const isUsedUp = (used?.used ?? 0) >= known.uses
  if (isUsedUp || (await tables.rewards.count(mine)) > 0) context.reject('BONUS_CODE_USED')
  if (used) await tables.bonusCodes.update(code, { used: used.used + 1 })
  else await tables.bonusCodes.insert({ id: code, used: 1 })
  const amount = worthOf(context, known)
  const wagering = known.wagering && {
    required: known.wagering.times * amount,
    days: known.wagering.days,
  }
  return grantReward(context, tables, {
    ...mine,
    amount,
    title,
    wagering,
    expiresAt: now + claimable,
  })
}
