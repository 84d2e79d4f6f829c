/** Converts records of an agent's team to the types of the API contract. */
import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { fromRate } from '../../domain/accounts/team/rates.ts'
import type {
  BetRow,
  DomainTables,
  LedgerEntryRow,
  SettlementRow,
} from '../../domain/base/collections/collections.ts'
import type { LeftOutBets, SettledShare } from '../../domain/base/collections/contracts.ts'
import type { NameLanguage } from '../../domain/base/content/gameNames.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { openAmountOf } from '../../domain/people/contracts/earnings.ts'
import { partiesOf } from '../../domain/people/contracts/showContract.ts'
import type { LossRow } from '../../domain/people/team/losses.ts'
import { accountsOf } from '../../domain/people/team/teamPeople.ts'
import { showCorrections } from '../base/showCorrections.ts'
import { showBet, showGameType, showTransaction } from '../base/showRecord.ts'
import { showFigures } from './agentTeam.ts'

type Schemas = components['schemas']

/** Bets with the players' usernames, and with the games' names in a language. */
export async function showTeamBets(
  context: Pick<Context, 'content' | 'store'>,
  bets: readonly BetRow[],
  language: NameLanguage,
): Promise<Schemas['TeamBet'][]> {
  const accountOf = await accountsOf(
    context.store,
    bets.map(({ memberId }) => memberId),
  )
  return bets.map((bet) => {
    const { round: _, ...shown } = showBet(context, bet, language)
    return { memberId: bet.memberId, account: accountOf(bet.memberId), ...shown }
  })
}

/** Ledger entries with the members' usernames. */
export async function showTeamTransactions(
  tables: Pick<DomainTables, 'teamMembers'>,
  entries: readonly LedgerEntryRow[],
): Promise<Schemas['TeamTransaction'][]> {
  // The `account` of a main wallet is its member's id.
  const accountOf = await accountsOf(
    tables,
    entries.map(({ account }) => account),
  )
  return entries.map((entry) => ({
    memberId: entry.account,
    account: accountOf(entry.account),
    ...showTransaction(entry),
  }))
}

export const showLoss = ({
  memberId,
  account,
  nickname,
  isAgent,
  teamSize,
  figures,
}: LossRow): Schemas['TeamLoss'] => ({
  memberId,
  account,
  nickname,
  teamSize,
  accountKind: isAgent ? 'AGENT' : 'MEMBER',
  ...showFigures(figures),
})

const time = (at: number) => new Date(at).toISOString()

/**
 * Shares of a settlement. If the row has no stored shares, its only share is derived from its rate.
 */
function sharesOf({ kind, rate, amount, figures }: SettlementRow): readonly SettledShare[] {
  const { shares, profitLoss, validBet } = figures
  if (shares) return shares
  if (rate === 0 || kind === 'commission' || kind === 'realTimeSalary') return []
  const isDividend = kind === 'dividend'
  const base = isDividend ? 'LOSSES' : 'VALID_BETS'
  return [{ base, baseAmount: isDividend ? Math.max(0, -profitLoss) : validBet, rate, amount }]
}

const showShare = ({ base, gameType, baseAmount, rate, amount }: SettledShare) => ({
  base,
  ...(gameType !== undefined && { gameType: showGameType(gameType) }),
  baseAmount: toDecimal(baseAmount),
  rate: fromRate(rate),
  amount: toDecimal(amount),
})

const showLeftOut = ({ singleBet, small, even }: LeftOutBets) => ({
  singleBet: toDecimal(singleBet),
  small: toDecimal(small),
  even: toDecimal(even),
})

function showSettlement(
  row: SettlementRow,
  partyOf: (memberId: string) => Schemas['ContractParty'],
): Schemas['Settlement'] {
  const { validBet, profitLoss, activeMembers, leftOut, settledBefore } = row.figures
  const hasOneRate = row.contractId !== null && row.kind !== 'realTimeSalary'
  return {
    settlementId: row.id,
    // The stored kind is always one of the API contract's `EarningKind` values.
    kind: row.kind as Schemas['EarningKind'],
    // The stored status is always one of the API contract's statuses.
    status: row.status as 'PAID',
    payer: row.payerId === null ? null : partyOf(row.payerId),
    payee: partyOf(row.payeeId),
    periodStart: time(row.periodStart),
    periodEnd: time(row.periodEnd),
    validBet: toDecimal(validBet),
    profitLoss: toDecimal(profitLoss),
    activeMembers,
    ...(hasOneRate && { rate: fromRate(row.rate) }),
    shares: sharesOf(row).map(showShare),
    ...(leftOut && { leftOut: showLeftOut(leftOut) }),
    ...showCorrections(row.figures),
    ...(settledBefore !== undefined && { settledBefore: toDecimal(settledBefore) }),
    amount: toDecimal(row.amount),
    paid: toDecimal(row.paidAmount),
    open: toDecimal(openAmountOf(row)),
    settledAt: time(row.settledAt),
  }
}

/** Settlements with the usernames of payer and payee. */
export async function showSettlements(
  tables: Pick<DomainTables, 'members'>,
  rows: readonly SettlementRow[],
): Promise<Schemas['Settlement'][]> {
  const ids = rows.flatMap(({ payerId, payeeId }) => [payerId, payeeId])
  const known = ids.filter((id) => id !== null)
  const parties = await partiesOf(tables, [...new Set(known)])
  const byId = new Map(parties.map((party) => [party.memberId, party]))
  const partyOf = (memberId: string) =>
    byId.get(memberId) ?? { memberId, account: '', nickname: '' }
  return rows.map((row) => showSettlement(row, partyOf))
}
