/** The records of an agent's team as CSV files, written while their rows are read (ACT-54). */
import type { CsvCell } from '../../../src/lib/csv.ts'
import { fromRate } from '../../domain/accounts/team/rates.ts'
import type {
  BetRow,
  DomainTables,
  LedgerEntryRow,
  SettlementRow,
} from '../../domain/base/collections/collections.ts'
import { recordedName } from '../../domain/base/content/catalogue.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import type { Context } from '../../domain/base/context/context.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { message, type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import { openAmountOf, settlementsInPages } from '../../domain/people/contracts/earnings.ts'
import { partiesOf } from '../../domain/people/contracts/showContract.ts'
import { type LossRow, lossesInPages, lossesOf } from '../../domain/people/team/losses.ts'
import { profitOf as profitOfTeam } from '../../domain/people/team/teamFigures.ts'
import { accountsOf, peopleOfTeam } from '../../domain/people/team/teamPeople.ts'
import { profitOf, teamBetsInPages } from '../../domain/play/bets/betRecord.ts'
import { teamRecordPeriod } from '../../domain/play/bets/recordPeriod.ts'
import { teamTransactionsInPages } from '../../domain/play/bets/transactions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { type Call, fault } from '../../server/handler.ts'
import {
  type CsvHeaders,
  count,
  csvFile,
  csvLanguage,
  moment,
  money,
  wordOf,
} from '../base/csvFile.ts'

type Named<Row> = { row: Row; account: string }

/** Each page's rows with the usernames of those whom they are about. */
async function* named<Row>(
  tables: Pick<DomainTables, 'teamMembers'>,
  pages: AsyncIterable<readonly Row[]>,
  memberIdOf: (row: Row) => string,
): AsyncGenerator<Named<Row>[]> {
  for await (const rows of pages) {
    const accountOf = await accountsOf(tables, rows.map(memberIdOf))
    yield rows.map((row) => ({ row, account: accountOf(memberIdOf(row)) }))
  }
}

const betTitles = [
  ...(['placedAt', 'settledAt', 'account', 'game', 'vendor', 'gameType', 'status'] as const),
  ...(['stake', 'validBet', 'win', 'profit', 'reference'] as const),
]

const betCells = ({ content }: Pick<Context, 'content'>, headers: CsvHeaders) => {
  const language = csvLanguage(headers)
  const names = nameLanguageOf(headers?.['Accept-Language'])
  return ({ row: bet, account }: Named<BetRow>): CsvCell[] => [
    moment(bet.placedAt),
    moment(bet.settledAt),
    account,
    recordedName(content.catalogue, bet, names),
    bet.vendor,
    wordOf('rewards.gameTypes', bet.gameType, language),
    wordOf('records.betStatus', bet.status, language),
    money(bet.stake),
    money(bet.validBet),
    money(bet.win),
    money(profitOf(bet)),
    bet.id,
  ]
}

const transactionTitles = [
  ...(['at', 'account', 'kind', 'reference', 'amount', 'balanceAfter'] as const),
]

const transactionCells =
  (language: TextLanguage) =>
  ({ row: entry, account }: Named<LedgerEntryRow>): CsvCell[] => [
    moment(entry.at),
    account,
    wordOf('records.transactionKinds', entry.kind, language),
    entry.reference,
    money(entry.amount),
    money(entry.balanceAfter ?? 0),
  ]

const lossTitles = [
  ...(['account', 'accountKind', 'teamSize', 'deposits', 'withdrawals', 'bets'] as const),
  ...(['stake', 'validBet', 'win', 'bonuses', 'rebates', 'profit'] as const),
]

const lossCells =
  (language: TextLanguage) =>
  ({ account, isAgent, teamSize, figures }: LossRow): CsvCell[] => [
    account,
    textIn(message(`records.accountKinds.${isAgent ? 'AGENT' : 'MEMBER'}`), language),
    count(teamSize),
    money(figures.deposits),
    money(Math.max(0, figures.withdrawals)),
    count(figures.bets),
    money(figures.stake),
    money(figures.validBet),
    money(figures.win),
    money(figures.bonuses),
    money(figures.rebates),
    money(profitOfTeam(figures)),
  ]

type SettledBetween = { row: SettlementRow; payer: string | undefined; payee: string }

/** Each page's settlements with the usernames of both sides; the platform has none. */
async function* withParties(
  tables: Pick<DomainTables, 'members'>,
  pages: AsyncIterable<readonly SettlementRow[]>,
): AsyncGenerator<SettledBetween[]> {
  for await (const rows of pages) {
    const ids = rows.flatMap(({ payerId, payeeId }) => [payerId, payeeId])
    const parties = await partiesOf(tables, [...new Set(ids.filter((id) => id !== null))])
    const accounts = new Map(parties.map(({ memberId, account }) => [memberId, account]))
    yield rows.map((row) => ({
      row,
      payer: row.payerId === null ? undefined : (accounts.get(row.payerId) ?? ''),
      payee: accounts.get(row.payeeId) ?? '',
    }))
  }
}

const settlementTitles = [
  ...(['settledAt', 'kind', 'payer', 'payee', 'periodStart', 'periodEnd', 'validBet'] as const),
  ...(['teamProfit', 'activeMembers', 'ratePercent', 'amount', 'paid', 'open'] as const),
  ...(['status', 'reference'] as const),
]

const settlementCells =
  (language: TextLanguage) =>
  ({ row, payer, payee }: SettledBetween): CsvCell[] => [
    moment(row.settledAt),
    wordOf('records.earningKinds', row.kind, language),
    payer ?? textIn(message('records.platform'), language),
    payee,
    moment(row.periodStart),
    moment(row.periodEnd),
    money(row.figures.validBet),
    money(row.figures.profitLoss),
    count(row.figures.activeMembers),
    // A commission has one for each game type.
    row.contractId === null ? '' : { number: fromRate(row.rate) },
    money(row.amount),
    money(row.paidAmount),
    money(openAmountOf(row)),
    wordOf('records.settlementStatus', row.status, language),
    row.id,
  ]

type SettlementCall = Pick<Call<'exportDividends'>, 'context' | 'query' | 'caller' | 'headers'>

/** The five records of settlements differ in whose they are and of which kind. */
function settlementFile(
  { context, query, caller, headers }: SettlementCall,
  kind: string | undefined,
) {
  const period = teamRecordPeriod(query, context.now())
  const filters = { memberId: caller.member.id, side: query.side ?? 'RECEIVED', kind }
  const pages = withParties(context.store, settlementsInPages(context.store, filters, period))
  const cells = settlementCells(csvLanguage(headers))
  return csvFile(settlementTitles, { headers, query }, pages, cells)
}

export const agentCsv = {
  'GET /wps/agent/csv/bets': async ({ context, caller, query, headers }) => {
    const people = await peopleOfTeam(context.store, caller.member.id, query)
    if (!people) return fault('NOT_FOUND')
    const period = teamRecordPeriod(query, context.now())
    const pages = teamBetsInPages(context.store, people, period, query)
    const rows = named(context.store, pages, ({ memberId }) => memberId)
    return csvFile(betTitles, { headers, query }, rows, betCells(context, headers))
  },

  'GET /wps/agent/csv/losses': async ({ context, caller, query, headers }) => {
    const { accountTypes } = await readPlatform(context.store)
    const scope = { agentId: caller.member.id, agents: accountTypes.agents }
    const period = teamRecordPeriod(query, context.now())
    const losses = await lossesOf(context.store, scope.agentId, query.memberId, period)
    if (!losses) return fault('NOT_FOUND')
    const pages = lossesInPages(context.store, scope, losses)
    return csvFile(lossTitles, { headers, query }, pages, lossCells(csvLanguage(headers)))
  },

  'GET /wps/agent/csv/transactions': async ({ context, caller, query, headers }) => {
    const people = await peopleOfTeam(context.store, caller.member.id, query)
    if (!people) return fault('NOT_FOUND')
    const period = teamRecordPeriod(query, context.now())
    const pages = teamTransactionsInPages(context.store, people, period, query)
    // The name of a main wallet is its member's id.
    const rows = named(context.store, pages, ({ account }) => account)
    const cells = transactionCells(csvLanguage(headers))
    return csvFile(transactionTitles, { headers, query }, rows, cells)
  },

  'GET /wps/agent/csv/income': async ({ query: { kind, ...query }, ...call }) =>
    settlementFile({ ...call, query }, kind),
  'GET /wps/agent/csv/dividends': async (call) => settlementFile(call, 'dividend'),
  'GET /wps/agent/csv/dailySalaries': async (call) => settlementFile(call, 'dailyWage'),
  'GET /wps/agent/csv/hourlySalaries': async (call) => settlementFile(call, 'hourlyWage'),
  'GET /wps/agent/csv/realtimeSalaries': async (call) => settlementFile(call, 'realTimeSalary'),
} satisfies Partial<Behaviour>
