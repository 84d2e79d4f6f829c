/** What the rows of a platform say about money, held against what the ledger says. */
import type { LedgerEntryRow } from '../../domain/base/collections/collections.ts'
import type { MoneyRows } from './moneyContext.ts'

/** Amounts in minor units by what they are of: what comes to a member is positive. */
type Amounts = Map<string, number>

const add = (amounts: Amounts, name: string, amount: number) =>
  amounts.set(name, (amounts.get(name) ?? 0) + amount)

/** What is left of amounts that are something, in one order, so that differences can be read. */
const nonZero = (amounts: Amounts) =>
  [...amounts]
    .filter(([, amount]) => amount !== 0)
    .map(([name, amount]) => `${name}: ${amount}`)
    .sort()

const playKinds = ['BET', 'WIN', 'BET_RETURNED']
const giftKinds = ['BONUS', 'RED_ENVELOPE', 'WHEEL', 'REBATE', 'REFERRAL', 'POINTS']
const bonusEndKinds = ['BONUS_RELEASED', 'BONUS_FORFEITED']
const earningKinds = ['DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY', 'COMMISSION']

/** What the ledger has of these kinds with a person, by what it moved for. */
function byReference(entries: readonly LedgerEntryRow[], kinds: readonly string[]): Amounts {
  const amounts: Amounts = new Map()
  for (const { kind, reference, amount } of entries) {
    if (kinds.includes(kind)) add(amounts, `${kind} ${reference}`, amount)
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
  // A hundred points are a whole unit, so each is one minor unit.
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
    // The referrals' 0.2 %, by the day, in whole minor units.
    if (claimedAt !== null) add(amounts, 'REFERRAL', Math.floor((turnover * 20) / 10_000))
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

/** Referrals are paid for several days at once, so they are compared as one. */
function asOne(amounts: Amounts): Amounts {
  const joined: Amounts = new Map()
  for (const [name, amount] of amounts) {
    add(joined, name.startsWith('REFERRAL') ? 'REFERRAL' : name, amount)
  }
  return joined
}

/** What a person's rows and what the ledger say of their play, gifts and earnings: the same. */
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

/** What a person has of points, and what their entries of points add up to. */
export async function pointsOf({ store }: MoneyRows, memberId: string) {
  const entries = await store.pointEntries.find({ where: { memberId } })
  return {
    balance: (await store.pointAccounts.get(memberId))?.balance ?? 0,
    entrySum: entries.reduce((sum, { changed }) => sum + changed, 0),
  }
}

/** What a person's bonus account holds, and what their active bonuses say. */
export async function bonusesOf({ store }: MoneyRows, memberId: string) {
  const rows = await store.bonuses.find({ where: { memberId } })
  return {
    balance: (await store.wallets.get(`${memberId}/bonus`))?.balance ?? 0,
    entrySum: rows.reduce((sum, { balance }) => sum + balance, 0),
  }
}

/** What bonuses came to at their end, by the ledger's kinds. */
async function endedBonusesOf({ store }: MoneyRows, memberId: string): Promise<Amounts> {
  const amounts: Amounts = new Map()
  for (const { id, status, paidOut } of await store.bonuses.find({ where: { memberId } })) {
    // What is released leaves one account of a member for another.
    if (status !== 'COMPLETED') add(amounts, `BONUS_FORFEITED ${id}`, -paidOut)
  }
  return amounts
}

/** How many envelopes each rain has given, and how many it was poorer by. */
export async function envelopesOf({ store, people }: MoneyRows) {
  const [agent, member] = people
  const opened = await store.redEnvelopeOpenings.find()
  const hers = opened.filter(({ memberId }) => [agent.id, member.id].includes(memberId))
  const envelopeSum = hers.reduce((sum, { amount }) => sum + amount, 0)
  const entries = await store.ledgerEntries.find({ where: { kind: 'RED_ENVELOPE' } })
  const ofPeople = entries.filter(({ account }) => [agent.id, member.id].includes(account))
  return { envelopeSum, entrySum: ofPeople.reduce((sum, { amount }) => sum + amount, 0) }
}
