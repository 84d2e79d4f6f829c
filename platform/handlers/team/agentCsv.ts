/** Records of an agent's team as CSV files, streamed while their rows are read (ACT-54). */
import { betColumns } from '../../../src/lib/records/bets.ts'
import { columnsIn } from '../../../src/lib/records/columns.ts'
import { settlementColumns } from '../../../src/lib/records/settlements.ts'
import { lossColumns } from '../../../src/lib/records/team.ts'
import { transactionColumns } from '../../../src/lib/records/transactions.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { message, textIn } from '../../domain/base/texts/texts.ts'
import { settlementsInPages } from '../../domain/people/contracts/earnings.ts'
import { lossesInPages, lossesOf } from '../../domain/people/team/losses.ts'
import { peopleOfTeam } from '../../domain/people/team/teamPeople.ts'
import { teamBetsInPages } from '../../domain/play/records/betRecord.ts'
import { teamRecordPeriod } from '../../domain/play/records/recordPeriod.ts'
import { teamTransactionsInPages } from '../../domain/play/records/transactions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { type Call, fault } from '../../server/handler.ts'
import { csvFile, shownPages } from '../base/csvFile.ts'
import { calculationOf } from './calculationText.ts'
import { showLoss, showSettlements, showTeamBets, showTeamTransactions } from './showTeamRecord.ts'

const account = { account: (row: { account: string }) => row.account }

type SettlementCall = Pick<Call<'exportDividends'>, 'context' | 'query' | 'caller' | 'headers'>

/**
 * CSV file of the settlements that the caller received or paid.
 * @param kind kind of the settlements; undefined for all kinds.
 */
async function settlementFile(
  { context, query, caller, headers }: SettlementCall,
  kind: string | undefined,
) {
  const { currency } = (await readPlatform(context.store)).market
  const period = teamRecordPeriod(query, context.now())
  const filters = { memberId: caller.member.id, side: query.side ?? 'RECEIVED', kind }
  const pages = settlementsInPages(context.store, filters, period)
  const rows = shownPages(pages, (some) => showSettlements(context.store, some))
  return csvFile(columnsIn(settlementColumns, 'teamFile'), { headers, query }, rows, {
    payer: ({ payer }, language) => payer?.account ?? textIn(message('records.platform'), language),
    payee: ({ payee }) => payee.account,
    calculation: (row, language) =>
      calculationOf(row, currency)
        .map((line) => textIn(line, language))
        .join('; '),
  })
}

export const agentCsv = {
  'GET /wps/agent/csv/bets': async ({ context, caller, query, headers }) => {
    const people = await peopleOfTeam(context.store, caller.member.id, query)
    if (!people) return fault('NOT_FOUND')
    const period = teamRecordPeriod(query, context.now())
    const pages = teamBetsInPages(context.store, people, period, query)
    const language = nameLanguageOf(headers?.['Accept-Language'])
    const rows = shownPages(pages, (bets) => showTeamBets(context, bets, language))
    return csvFile(columnsIn(betColumns, 'teamFile'), { headers, query }, rows, account)
  },

  'GET /wps/agent/csv/losses': async ({ context, caller, query, headers }) => {
    const { accountTypes } = await readPlatform(context.store)
    const scope = { agentId: caller.member.id, agents: accountTypes.agents }
    const period = teamRecordPeriod(query, context.now())
    const losses = await lossesOf(context.store, scope.agentId, query.memberId, period)
    if (!losses) return fault('NOT_FOUND')
    const pages = lossesInPages(context.store, scope, losses)
    const rows = shownPages(pages, (some) => some.map(showLoss))
    return csvFile(columnsIn(lossColumns, 'teamFile'), { headers, query }, rows, account)
  },

  'GET /wps/agent/csv/transactions': async ({ context, caller, query, headers }) => {
    const people = await peopleOfTeam(context.store, caller.member.id, query)
    if (!people) return fault('NOT_FOUND')
    const period = teamRecordPeriod(query, context.now())
    const pages = teamTransactionsInPages(context.store, people, period, query)
    const rows = shownPages(pages, (entries) => showTeamTransactions(context.store, entries))
    return csvFile(columnsIn(transactionColumns, 'teamFile'), { headers, query }, rows, account)
  },

  'GET /wps/agent/csv/income': async ({ query: { kind, ...query }, ...call }) =>
    settlementFile({ ...call, query }, kind),
  'GET /wps/agent/csv/dividends': async (call) => settlementFile(call, 'dividend'),
  'GET /wps/agent/csv/dailySalaries': async (call) => settlementFile(call, 'dailyWage'),
  'GET /wps/agent/csv/hourlySalaries': async (call) => settlementFile(call, 'hourlyWage'),
  'GET /wps/agent/csv/realtimeSalaries': async (call) => settlementFile(call, 'realTimeSalary'),
} satisfies Partial<Behaviour>
