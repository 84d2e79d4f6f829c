/** Bets with bonus money: stakes, winnings and wagering progress. */
import type { MessageTables } from '../../accounts/messages/messages.ts'
import type { BonusRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { lockMember } from '../ledger/lockMember.ts'
import { type Line, type PostTables, post } from '../ledger/post.ts'
import { bonusAccount, findActiveBonuses } from './activeBonuses.ts'
import { endBonus, passOnBonus } from './endBonus.ts'
import { type StakePart, shareWin } from './stakeParts.ts'

const house = { kind: 'house', name: 'bets' } as const

type Tables = MessageTables & PostTables & Pick<DomainTables, 'bonuses' | 'bonusStakes'>
type Sources = Pick<Context, 'now' | 'randomBytes'>
type BonusBet = { id: string; memberId: string; stake: number }

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Ledger lines of the main wallet and the bonus account; an account with amount zero has none. */
const sidesOf = (memberId: string, real: number, bonus: number): Line[] =>
  [
    { account: { kind: 'main', memberId } as const, amount: real },
    { account: bonusAccount(memberId), amount: bonus },
  ].filter(({ amount }) => amount !== 0)

/**
 * Takes a stake from the main wallet and from bonuses.
 * @param parts amounts that the bonuses pay; the main wallet pays the rest.
 */
export async function stakeBonuses(
  context: Sources,
  tables: Tables,
  announce: Announce,
  { id, memberId, stake }: BonusBet,
  parts: readonly StakePart[],
): Promise<void> {
  const ofBonuses = sumOf(parts.map(({ amount }) => amount))
  const sides = sidesOf(memberId, ofBonuses - stake, -ofBonuses)
  const lines = [...sides, { account: house, amount: stake }]
  await post(context, tables, announce, { kind: 'BET', reference: id, lines })
  for (const { bonusId, amount } of parts) {
    const bonus = await theBonus(tables, bonusId)
    const { balance, inPlay } = bonus
    await tables.bonuses.update(bonusId, { balance: balance - amount, inPlay: inPlay + amount })
    await tables.bonusStakes.insert({ id: `${id}/${bonusId}`, betId: id, bonusId, amount })
  }
}

/**
 * Pays the win or the returned stake of a bet with bonus money. Each bonus gets its share. The
 * share of an ended bonus goes to the main wallet or the house, wherever the balance of that bonus
 * went.
 * @param back kind of the payment, and its amount in minor units; 0 for a lost bet.
 */
export async function payBonusBet(
  context: Sources,
  tables: Tables,
  announce: Announce,
  { id, memberId, stake }: BonusBet,
  { kind, amount }: { kind: 'WIN' | 'BET_RETURNED'; amount: number },
): Promise<void> {
  await lockMember(tables, memberId)
  const parts = await tables.bonusStakes.find({ where: { betId: id } })
  const shares = shareWin(amount, stake, parts)
  const toBonuses = sumOf(shares)
  if (amount > 0) {
    const sides = sidesOf(memberId, amount - toBonuses, toBonuses)
    const lines = [{ account: house, amount: -amount }, ...sides]
    await post(context, tables, announce, { kind, reference: id, lines })
  }
  for (const [index, part] of parts.entries()) {
    const share = shares[index] ?? 0
    const bonus = await theBonus(tables, part.bonusId)
    const inPlay = bonus.inPlay - part.amount
    if (bonus.status === 'ACTIVE') {
      await tables.bonuses.update(bonus.id, { inPlay, balance: bonus.balance + share })
    } else {
      await tables.bonuses.update(bonus.id, { inPlay })
      await passOnBonus(context, tables, announce, bonus, share)
    }
  }
}

async function theBonus({ bonuses }: Pick<Tables, 'bonuses'>, id: string): Promise<BonusRow> {
  const bonus = await bonuses.get(id)
  if (!bonus) throw new Error(`There is no bonus ${id}`)
  return bonus
}

/**
 * Adds a valid bet to the wagering progress of the member's bonuses, earliest expiry first. Ends
 * bonuses that are completed or have no money left.
 * @param wagering `validBet` in minor units; bonuses granted after `grantedBy` do not count it.
 */
export async function countWagering(
  context: Sources,
  tables: Tables,
  announce: Announce,
  {
    memberId,
    validBet,
    grantedBy = Number.MAX_SAFE_INTEGER,
  }: { memberId: string; validBet: number; grantedBy?: number },
): Promise<void> {
  // All transactions lock the member before the member's bonuses.
  await lockMember(tables, memberId)
  let left = validBet
  for (const bonus of await findActiveBonuses(tables, memberId)) {
    const isCounted = bonus.grantedAt <= grantedBy
    const counted = isCounted ? Math.min(left, bonus.required - bonus.played) : 0
    left -= counted
    const played = bonus.played + counted
    if (counted > 0) await tables.bonuses.update(bonus.id, { played })
    const isSpent = bonus.balance + bonus.inPlay === 0
    if (played === bonus.required) await endBonus(context, tables, announce, bonus, 'COMPLETED')
    else if (isSpent) await endBonus(context, tables, announce, bonus, 'SPENT')
  }
}
