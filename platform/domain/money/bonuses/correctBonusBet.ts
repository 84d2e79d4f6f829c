/** Corrects the payouts of bets with bonus money after their result was corrected. */
import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'
import type { UncountedWagering } from '../../base/collections/play.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { nameOf } from '../ledger/accounts.ts'
import { type Line, type PostTables, post } from '../ledger/post.ts'
import { bonusAccount, findActiveBonuses } from './activeBonuses.ts'
import { passOnBonus } from './endBonus.ts'
import { countWagering } from './playBonus.ts'
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

/** True if a payout can be added to the bonus: it is active, or it is spent but not expired. */
const canBePaid = ({ status, expiresAt }: BonusRow, now: number): boolean =>
  status === 'ACTIVE' || (status === 'SPENT' && expiresAt > now)

/**
 * Pays the difference after a correction has raised a payout. Each bonus gets its share. A share
 * reactivates a spent bonus. The share of any other ended bonus goes to the main wallet or the
 * house, whichever got the bonus's balance.
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
    if (canBePaid(bonus, context.now())) {
      const changes = { balance: bonus.balance + amount, status: 'ACTIVE', endedAt: null } as const
      if (amount > 0) await tables.bonuses.update(bonus.id, changes)
    } else await passOnBonus(context, tables, announce, bonus, amount)
  }
}

/**
 * Takes back the difference after a correction has lowered a payout, from active bonuses and the
 * main wallet, up to the balance of each. Nothing is taken for a forfeited bonus, because its share
 * went back to the house.
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
 * Subtracts wagering progress from the bonuses that a bet may have counted towards, latest expiry
 * first.
 */
async function takeProgress(
  tables: Pick<DomainTables, 'bonuses'>,
  { memberId, validBet, settledAt }: { memberId: string; validBet: number; settledAt: number },
): Promise<UncountedWagering['parts']> {
  const parts: { bonusId: string; amount: number }[] = []
  let left = validBet
  const active = await findActiveBonuses(tables, memberId)
  for (const { id: bonusId, played, grantedAt } of active.toReversed()) {
    const amount = grantedAt <= settledAt ? Math.min(left, played) : 0
    if (amount === 0) continue
    left -= amount
    await tables.bonuses.update(bonusId, { played: played - amount })
    parts.push({ bonusId, amount })
  }
  return parts
}

/**
 * Adds progress back to the bonuses from which earlier corrections subtracted it, the latest
 * subtraction first. Earlier corrections may have lowered the valid bet by more than they
 * subtracted from bonuses. This difference is returned first, and no bonus receives it.
 * @param validBet amount to return in minor units, at most the `validBet` of the uncounted
 * wagering.
 */
async function returnProgress(
  { bonuses }: Pick<DomainTables, 'bonuses'>,
  { validBet: uncounted, parts }: UncountedWagering,
  validBet: number,
): Promise<UncountedWagering> {
  const rest: { bonusId: string; amount: number }[] = []
  let left = Math.max(0, validBet - (uncounted - sumOf(parts)))
  for (const { bonusId, amount } of parts.toReversed()) {
    const returned = Math.min(left, amount)
    left -= returned
    if (returned < amount) rest.unshift({ bonusId, amount: amount - returned })
    const bonus = await bonuses.get(bonusId)
    if (returned === 0 || bonus?.status !== 'ACTIVE') continue
    const played = Math.min(bonus.required, bonus.played + returned)
    await bonuses.update(bonusId, { played })
  }
  return { validBet: uncounted - validBet, parts: rest }
}

/**
 * Corrects the wagering progress of bonuses after a correction changed the `validBet` of a bet.
 * Completed bonuses stay completed, and their wagering does not count towards another bonus.
 * @param correction `difference`: change of the valid bet in minor units. `uncounted`: wagering
 * that earlier corrections of the bet took back.
 * @returns the wagering that all corrections of the bet together took back.
 */
export async function correctWagering(
  context: Sources,
  tables: Tables,
  announce: Announce,
  correction: {
    memberId: string
    difference: number
    settledAt: number
    uncounted: UncountedWagering | undefined
  },
): Promise<UncountedWagering> {
  const { memberId, difference, settledAt, uncounted = { validBet: 0, parts: [] } } = correction
  const count = (validBet: number) =>
    countWagering(context, tables, announce, { memberId, validBet, grantedBy: settledAt })
  if (difference < 0) {
    const taken = await takeProgress(tables, { memberId, validBet: -difference, settledAt })
    await count(0)
    return { validBet: uncounted.validBet - difference, parts: [...uncounted.parts, ...taken] }
  }
  const returned = Math.min(difference, uncounted.validBet)
  const rest = await returnProgress(tables, uncounted, returned)
  await count(difference - returned)
  return rest
}
