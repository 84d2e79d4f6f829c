/** Payments of stakes and wins. */
import type { BetRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { findActiveBonuses } from '../../money/bonuses/activeBonuses.ts'
import { payMoreToBonusBet, takeBackFromBonusBet } from '../../money/bonuses/correctBonusBet.ts'
import { payBonusBet, stakeBonuses } from '../../money/bonuses/playBonus.ts'
import { splitOverBonuses } from '../../money/bonuses/stakeParts.ts'
import { type Account, nameOf } from '../../money/ledger/accounts.ts'
import { post, type Spender, spend, toMovement } from '../../money/ledger/post.ts'

/** Ledger account of the platform that receives stakes and pays wins. */
const house = { kind: 'house', name: 'bets' } as const

type Stake = Pick<BetRow, 'id' | 'memberId' | 'vendor' | 'stake'>

const mainOf = ({ memberId }: Pick<BetRow, 'memberId'>) =>
  ({ kind: 'main', memberId }) satisfies Account
const vendorOf = ({ memberId, vendor }: Pick<BetRow, 'memberId' | 'vendor'>) =>
  ({ kind: 'vendor', memberId, vendor }) satisfies Account

const balanceOf = async ({ wallets }: Pick<DomainTables, 'wallets'>, account: Account) =>
  (await wallets.get(nameOf(account)))?.balance ?? 0

/**
 * Debits a stake from the vendor wallet if it holds enough, otherwise from the main wallet, with
 * bonuses for the missing part.
 * @returns the kind of wallet that paid. It is stored with the bet.
 * @throws {Rejection} if the member has less than the stake.
 */
export async function takeStake(
  context: Spender,
  tables: DomainTables,
  announce: Announce,
  bet: Stake,
): Promise<'main' | 'vendor' | 'bonus'> {
  const { id, stake } = bet
  const take = (from: Account) =>
    spend(context, tables, announce, toMovement('BET', id, { from, to: house, amount: stake }))
  if ((await balanceOf(tables, vendorOf(bet))) >= stake) {
    await take(vendorOf(bet))
    return 'vendor'
  }
  const missing = stake - (await balanceOf(tables, mainOf(bet)))
  const active = missing > 0 ? await findActiveBonuses(tables, bet.memberId) : []
  const parts = splitOverBonuses(missing, active)
  if (missing <= 0 || !parts) {
    await take(mainOf(bet))
    return 'main'
  }
  await stakeBonuses(context, tables, announce, bet, parts)
  return 'bonus'
}

/**
 * Pays the return of a bet to the wallet that paid its stake.
 * @param back kind of the payment, and its amount in minor units (0 for a lost bet).
 */
export async function payBack(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  bet: Stake & Pick<BetRow, 'wallet'>,
  back: { kind: 'WIN' | 'BET_RETURNED'; amount: number },
): Promise<void> {
  if (bet.wallet === 'bonus') {
    await payBonusBet(context, tables, announce, bet, back)
    return
  }
  if (back.amount === 0) return
  const to = bet.wallet === 'vendor' ? vendorOf(bet) : mainOf(bet)
  const movement = toMovement(back.kind, bet.id, { from: house, to, amount: back.amount })
  await post(context, tables, announce, movement)
}

/**
 * Pays or takes back the difference after a result was corrected. Money is taken back from the
 * wallet that paid the stake and then from the main wallet, up to their balances.
 * @param payouts payout before and after the correction, in minor units.
 * @returns the resulting payout of the bet, in minor units.
 */
export async function correctPayout(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  bet: Stake & Pick<BetRow, 'wallet'>,
  payouts: { before: number; after: number },
): Promise<number> {
  const { before, after } = payouts
  if (after === before) return after
  if (bet.wallet === 'bonus') {
    if (after < before) {
      return before - (await takeBackFromBonusBet(context, tables, announce, bet, payouts))
    }
    await payMoreToBonusBet(context, tables, announce, bet, payouts)
    return after
  }
  const own = bet.wallet === 'vendor' ? vendorOf(bet) : mainOf(bet)
  if (after > before) {
    const movement = { from: house, to: own, amount: after - before }
    await post(context, tables, announce, toMovement('BET_CORRECTED', bet.id, movement))
    return after
  }
  let left = before - after
  for (const from of bet.wallet === 'vendor' ? [own, mainOf(bet)] : [own]) {
    const amount = Math.min(left, await balanceOf(tables, from))
    if (amount === 0) continue
    left -= amount
    const movement = { from, to: house, amount }
    await post(context, tables, announce, toMovement('BET_CORRECTED', bet.id, movement))
  }
  return after + left
}
