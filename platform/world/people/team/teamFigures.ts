/** What people of a team have done with their money in a period, added up. */
import type { WorldTables } from '../../base/collections/collections.ts'
import { dayOf, marketDays } from '../../base/time/marketTime.ts'
import { bonusAccount } from '../../money/bonuses/activeBonuses.ts'
import { nameOf } from '../../money/ledger/accounts.ts'
import type { Period } from '../../money/ledger/turnover.ts'

/** Minor units. */
export type Figures = {
  deposits: number
  withdrawals: number
  bets: number
  stake: number
  validBet: number
  win: number
  bonuses: number
  rebates: number
}

export const noFigures: Figures = {
  deposits: 0,
  withdrawals: 0,
  bets: 0,
  stake: 0,
  validBet: 0,
  win: 0,
  bonuses: 0,
  rebates: 0,
}

const addFigures = (a: Figures, b: Figures): Figures => ({
  deposits: a.deposits + b.deposits,
  withdrawals: a.withdrawals + b.withdrawals,
  bets: a.bets + b.bets,
  stake: a.stake + b.stake,
  validBet: a.validBet + b.validBet,
  win: a.win + b.win,
  bonuses: a.bonuses + b.bonuses,
  rebates: a.rebates + b.rebates,
})

/** What the members won less what they staked, with what the platform gave them on top. */
export const profitOf = ({ win, stake, bonuses, rebates }: Figures): number =>
  win - stake + bonuses + rebates

/**
 * What a movement of a main wallet or of bonuses counts as; undefined for neither money in, nor out, nor a gift.
 */
function countEntry(kind: string, amount: number): Partial<Figures> {
  switch (kind) {
    case 'DEPOSIT':
      return { deposits: amount }
    case 'WITHDRAWAL':
    case 'WITHDRAWAL_RETURNED':
      return { withdrawals: -amount }
    case 'REBATE':
      return { rebates: amount }
    case 'BONUS':
    case 'BONUS_FORFEITED':
    case 'REFERRAL':
    case 'RED_ENVELOPE':
    case 'WHEEL':
    case 'POINTS':
      return { bonuses: amount }
    default:
      return {}
  }
}

type Tables = Pick<WorldTables, 'bets' | 'ledgerEntries'>

const settledIn = (memberIds: readonly string[], { from, to }: Period) => ({
  memberId: { in: memberIds },
  status: 'SETTLED',
  settledAt: { atLeast: from, below: to },
})
/** What came into and out of main wallets and bonuses. */
const movedIn = (memberIds: readonly string[], { from, to }: Period) => ({
  account: { in: [...memberIds, ...memberIds.map((id) => nameOf(bonusAccount(id)))] },
  at: { atLeast: from, below: to },
})

/** Collects figures by name; only names with a count are there. */
function collect<Name>() {
  const all = new Map<Name, Figures>()
  const add = (name: Name, more: Partial<Figures>) => {
    if (Object.keys(more).length === 0) return
    all.set(name, addFigures(all.get(name) ?? noFigures, { ...noFigures, ...more }))
  }
  return { all, add }
}

/** What several members did together in a period, by the market's days. */
export async function figuresByDay(
  { bets, ledgerEntries }: Tables,
  memberIds: readonly string[],
  period: Period,
): Promise<Map<string, Figures>> {
  const { all, add } = collect<string>()
  for (const { span, count, sums } of await bets.sum({
    where: settledIn(memberIds, period),
    spans: { ...marketDays, column: 'settledAt' },
    of: ['stake', 'validBet', 'win'],
  })) {
    add(dayOf(span ?? 0), { bets: count, ...sums })
  }
  for (const { by, span, sums } of await ledgerEntries.sum({
    where: movedIn(memberIds, period),
    by: ['kind'],
    spans: { ...marketDays, column: 'at' },
    of: ['amount'],
  })) {
    add(dayOf(span ?? 0), countEntry(by.kind, sums.amount))
  }
  return all
}

/** What each of several members did in a period; nothing of those who did nothing. */
export async function figuresByMember(
  { bets, ledgerEntries }: Tables,
  memberIds: readonly string[],
  period: Period,
): Promise<Map<string, Figures>> {
  const { all, add } = collect<string>()
  for (const { by, count, sums } of await bets.sum({
    where: settledIn(memberIds, period),
    by: ['memberId'],
    of: ['stake', 'validBet', 'win'],
  })) {
    add(by.memberId, { bets: count, ...sums })
  }
  const memberOf = new Map(memberIds.map((id) => [nameOf(bonusAccount(id)), id]))
  for (const { by, sums } of await ledgerEntries.sum({
    where: movedIn(memberIds, period),
    by: ['account', 'kind'],
    of: ['amount'],
  })) {
    add(memberOf.get(by.account) ?? by.account, countEntry(by.kind, sums.amount))
  }
  return all
}

/** How many of several members had a bet settled in a period. */
export async function countActive(
  { bets }: Pick<WorldTables, 'bets'>,
  memberIds: readonly string[],
  period: Period,
): Promise<number> {
  return (await bets.sum({ where: settledIn(memberIds, period), by: ['memberId'] })).length
}

/** All of them together. */
export const sumOfFigures = (figures: Iterable<Figures>): Figures =>
  [...figures].reduce(addFigures, noFigures)
