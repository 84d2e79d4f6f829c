/** Corrects the payouts of bets with bonus money after their result was corrected. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { nameOf } from '../ledger/accounts.ts'
import { type Line, type PostTables, post } from '../ledger/post.ts'
import { bonusAccount, findActiveBonuses } from './activeBonuses.ts'
import { passOnBonus } from './endBonus.ts'
import { shareWin } from './stakeParts.ts'

const house = { kind: 'house', name: 'bets' } as const
const kind = 'BET_CORRECTED'

type Tables = Parameters<typeof passOnBonus>[1] & Pick<DomainTables, 'bonusStakes'> & PostTables
type Sources = Pick<Context, 'now' | 'randomBytes'>
type CorrectedBet = { id: string; memberId: string; stake: number }
/** Payouts of a bet before and after a correction, in minor units. */
type Payouts = { before: number; after: number }

/**
 * Bonuses that paid part of the stake, each with the absolute difference between its share of the
 * payout before and after the correction, in minor units.
 */
async function differencesOf(
  tables: Tables,
  { id: betId, stake }: CorrectedBet,
  { before, after }: Payouts,
) {
  const parts = await tables.bonusStakes.find({ where: { betId } })
  const earlier = shareWin(before, stake, parts)
  const later = shareWin(after, stake, parts)
  let left = Math.abs(after - before)
  const differences = []
  for (const [index, { bonusId }] of parts.entries()) {
    const share = Math.abs((later[index] ?? 0) - (earlier[index] ?? 0))
    // Shares are rounded, so the sum of their differences may exceed the whole difference.
    const amount = Math.min(share, left)
    left -= amount
    const bonus = await tables.bonuses.get(bonusId)
    if (bonus) differences.push({ bonus, amount })
  }
  return differences
}

const sumOf = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

const isMoved = ({ amount }: Line) => amount !== 0

/**
 * Pays the difference of a higher payout. Each bonus gets its share; the share of an ended bonus
 * goes to the main wallet or the house, as its balance did.
 */
export async function payMoreToBonusBet(
  context: Sources,
  tables: Tables,
  announce: Announce,
  bet: CorrectedBet,
  payouts: Payouts,
): Promise<void> {
  const { id: reference, memberId } = bet
  const differences = await differencesOf(tables, bet, payouts)
  const total = payouts.after - payouts.before
  const ofBonuses = sumOf(differences)
  const lines = [
    { account: house, amount: -total },
    { account: { kind: 'main', memberId } as const, amount: total - ofBonuses },
    { account: bonusAccount(memberId), amount: ofBonuses },
  ].filter(isMoved)
  await post(context, tables, announce, { kind, reference, lines })
  for (const { bonus, amount } of differences) {
    if (bonus.status === 'ACTIVE') {
      await tables.bonuses.update(bonus.id, { balance: bonus.balance + amount })
    } else await passOnBonus(context, tables, announce, bonus, amount)
  }
}

/**
 * Takes back the difference of a lower payout, from active bonuses and the main wallet, up to the
 * balance of each. Nothing is taken for a forfeited bonus, whose share went back to the house.
 * @returns the amount taken, in minor units.
 */
export async function takeBackFromBonusBet(
  context: Sources,
  tables: Tables,
  announce: Announce,
  bet: CorrectedBet,
  payouts: Payouts,
): Promise<number> {
  const { id: reference, memberId } = bet
  const differences = await differencesOf(tables, bet, payouts)
  const taken = differences
    .filter(({ bonus }) => bonus.status === 'ACTIVE')
    .map(({ bonus, amount }) => ({ bonus, amount: Math.min(amount, bonus.balance) }))
  const ofReal = differences.filter(({ bonus }) => bonus.status === 'COMPLETED')
  const main = { kind: 'main', memberId } as const
  const real = payouts.before - payouts.after - sumOf(differences) + sumOf(ofReal)
  const ofMain = Math.min(real, (await tables.wallets.get(nameOf(main)))?.balance ?? 0)
  const total = sumOf(taken) + ofMain
  if (total === 0) return 0
  const lines = [
    { account: house, amount: total },
    { account: main, amount: -ofMain },
    { account: bonusAccount(memberId), amount: -sumOf(taken) },
  ].filter(isMoved)
  await post(context, tables, announce, { kind, reference, lines })
  for (const { bonus, amount } of taken) {
    await tables.bonuses.update(bonus.id, { balance: bonus.balance - amount })
  }
  return total
}

/**
 * Subtracts from the wagering progress of active bonuses that a bet may have counted towards,
 * latest expiry first. Completed bonuses stay completed.
 * @param bet `validBet` is the amount to subtract, in minor units.
 */
export async function uncountWagering(
  tables: Pick<DomainTables, 'bonuses'>,
  { memberId, validBet, settledAt }: { memberId: string; validBet: number; settledAt: number },
): Promise<void> {
  let left = validBet
  for (const { id, played, grantedAt } of (await findActiveBonuses(tables, memberId)).reverse()) {
    const amount = grantedAt <= settledAt ? Math.min(left, played) : 0
    if (amount === 0) continue
    left -= amount
    await tables.bonuses.update(id, { played: played - amount })
  }
}
