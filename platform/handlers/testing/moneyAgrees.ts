/** Sums a member's amounts from the ledger and, for comparison, from the other collections. */
import type { LedgerEntryRow } from '../../domain/base/collections/collections.ts'
import type { MoneyRows } from './moneyContext.ts'

/** Amounts in minor units by their cause. Credits to a member are positive. */
type Amounts = Map<string, number>

const add = (amounts: Amounts, name: string, amount: number) =>
  amounts.set(name, (amounts.get(name) ?? 0) + amount)

/** Non-zero amounts in a fixed order, so that a failed comparison is readable. */
const nonZero = (amounts: Amounts) =>
  [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${name}: ${amount}`)
    .sort()

const playKinds = ['BET', 'WIN', 'BET_RETURNED', 'BET_CORRECTED']
const giftKinds = ['BONUS', 'RED_ENVELOPE', 'WHEEL', 'REBATE', 'REFERRAL', 'POINTS']
const bonusEndKinds = ['BONUS_RELEASED', 'BONUS_FORFEITED']
const earningKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY', 'COMMISSION']

/** Amounts of a member's ledger entries of some kinds, by kind and reference. */
function byReference(entries: readonly LedgerEntryRow[], kinds: readonly string[]): Amounts {
  const amounts: Amounts = new Map()
  for (const { kind, reference, amount } of entries) {
    // The row of a corrected bet contains only the final payout. This payout is the sum of the
    // entries of the win and of its corrections, so both count as `WIN`.
    const cause = kind === 'BET_CORRECTED' ? 'WIN' : kind
    if (kinds.includes(kind)) add(amounts, `${cause} ${reference}`, amount)
  }
  return amounts
}

async function betsOf({ store }: MoneyRows, memberId: string): Promise<Amounts> {
  const amounts: Amounts = new Map()
  for (const { id, status, stake, win } of await store.bets.find({ where: { memberId } })) {
    add(amounts, `BET ${id}`, -stake)
    add(amounts, `WIN ${id}`, win)
    if (status === 'CANCELLED') add(amounts, `BET_RETURNED ${id}`, stake)
  }
  return amounts
}

const entryOfReward: Readonly<Record<string, string>> = {
  RED_ENVELOPE: 'RED_ENVELOPE',
  WHEEL: 'WHEEL',
}

async function giftsOf({ store }: MoneyRows, memberId: string): Promise<Amounts> {
  const amounts: Amounts = new Map()
  const where = { memberId }
  for (const { id, kind, amount, claimedAt } of await store.rewards.find({ where })) {
    if (claimedAt !== null) add(amounts, `${entryOfReward[kind] ?? 'BONUS'} ${id}`, amount)
  }
  for (const { bonusId, amount } of await store.vipClaims.find({ where })) {
    add(amounts, `BONUS vip-${bonusId}`, amount)
  }
  for (const { id, amount } of await store.rebates.find({ where })) {
    add(amounts, `REBATE ${id}`, amount)
  }
  // A hundred points are one currency unit, so each point is one minor unit.
  const converted = await store.pointEntries.find({ where: { ...where, type: 'CONVERT' } })
  for (const { reference, changed } of converted) add(amounts, `POINTS ${reference}`, -changed)
  for (const row of await store.pointRedemptions.find({ where })) {
    const isKept = row.status !== 'REJECTED'
    const worth = Number(/^bonus-(\d+)$/.exec(row.goodsId)?.[1] ?? 0) * 100
    if (isKept) add(amounts, `POINTS ${row.id}`, -row.amount)
    if (row.status === 'APPROVED') add(amounts, `POINTS ${row.id}`, worth)
  }
  const days = await store.referralDays.find({ where: { referrerId: memberId } })
  for (const { claimedAt, turnover } of days) {
    // Referral commission: 0.2 % of a day's turnover, rounded towards zero to minor units.
    if (claimedAt !== null) add(amounts, 'REFERRAL', Math.trunc((turnover * 20) / 10_000))
  }
  return amounts
}

const entryOfSettlement: Readonly<Record<string, string>> = {
  dividend: 'DIVIDEND',
  dailyWage: 'DAILY_SALARY',
  hourlyWage: 'HOURLY_SALARY',
  realTimeSalary: 'REALTIME_SALARY',
  commission: 'COMMISSION',
}

async function earningsOf({ store }: MoneyRows, memberId: string): Promise<Amounts> {
  const amounts: Amounts = new Map()
  for (const side of [{ payeeId: memberId }, { payerId: memberId }]) {
    for (const row of await store.settlements.find({ where: side })) {
      const amount = 'payeeId' in side ? row.paidAmount : -row.paidAmount
      add(amounts, `${entryOfSettlement[row.kind]} ${row.id}`, amount)
    }
  }
  return amounts
}

/** Adds up the referral amounts, because one ledger entry pays several days. */
function asOne(amounts: Amounts): Amounts {
  const joined: Amounts = new Map()
  for (const [name, amount] of amounts) {
    add(joined, name.startsWith('REFERRAL') ? 'REFERRAL' : name, amount)
  }
  return joined
}

/**
 * A member's bets, gifts, earnings and ended bonuses, summed from the ledger and from the other
 * collections.
 */
export async function accountsOf(context: MoneyRows, memberId: string) {
  const entries = await context.store.ledgerEntries.find({ where: { memberId } })
  const ofLedger = [
    byReference(entries, playKinds),
    asOne(byReference(entries, giftKinds)),
    byReference(entries, earningKinds),
    byReference(entries, bonusEndKinds),
  ]
  const ofRows = [
    await betsOf(context, memberId),
    await giftsOf(context, memberId),
    await earningsOf(context, memberId),
    await endedBonusesOf(context, memberId),
  ]
  return { ledger: ofLedger.map(nonZero), rows: ofRows.map(nonZero) }
}

/** Points balance of a member, and the sum of their point entries. */
export async function pointsOf({ store }: MoneyRows, memberId: string) {
  const entries = await store.pointEntries.find({ where: { memberId } })
  return {
    balance: (await store.pointAccounts.get(memberId))?.balance ?? 0,
    entrySum: entries.reduce((sum, { changed }) => sum + changed, 0),
  }
}

/** Balance of a member's bonus wallet, and the sum of their bonuses' balances. */
export async function bonusesOf({ store }: MoneyRows, memberId: string) {
  const rows = await store.bonuses.find({ where: { memberId } })
  return {
    balance: (await store.wallets.get(`${memberId}/bonus`))?.balance ?? 0,
    entrySum: rows.reduce((sum, { balance }) => sum + balance, 0),
  }
}

/** Amounts of ended bonuses, by kind of ledger entry and bonus id. */
async function endedBonusesOf({ store }: MoneyRows, memberId: string): Promise<Amounts> {
  const amounts: Amounts = new Map()
  for (const { id, status, paidOut } of await store.bonuses.find({ where: { memberId } })) {
    // A released bonus moves between two accounts of the member, so it adds up to zero.
    if (status !== 'COMPLETED') add(amounts, `BONUS_FORFEITED ${id}`, -paidOut)
  }
  return amounts
}

/**
 * Sum of the red envelopes that the two members opened, and sum of their ledger entries for
 * envelopes.
 */
export async function envelopesOf({ store, people }: MoneyRows) {
  const [agent, member] = people
  const opened = await store.redEnvelopeOpenings.find()
  const hers = opened.filter(({ memberId }) => [agent.id, member.id].includes(memberId))
  const envelopeSum = hers.reduce((sum, { amount }) => sum + amount, 0)
  const entries = await store.ledgerEntries.find({ where: { kind: 'RED_ENVELOPE' } })
  const ofPeople = entries.filter(({ account }) => [agent.id, member.id].includes(account))
  return { envelopeSum, entrySum: ofPeople.reduce((sum, { amount }) => sum + amount, 0) }
}
