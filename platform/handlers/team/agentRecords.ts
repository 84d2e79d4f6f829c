import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { isInTeamOf, teamOf } from '../../domain/accounts/team/hierarchy.ts'
import type { DomainTables } from '../../domain/base/collections/collections.ts'
import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import { noFigures } from '../../domain/money/ledger/memberDays.ts'
import {
  type EarningSum,
  pageOfSettlements,
  sumOfEarnings,
} from '../../domain/people/contracts/earnings.ts'
import { partiesOf, partyOf } from '../../domain/people/contracts/showContract.ts'
import { trailOf } from '../../domain/people/team/downline.ts'
import { describeLosses, lossesOf } from '../../domain/people/team/losses.ts'
import {
  figuresByDay,
  figuresByMember,
  sumOfFigures,
} from '../../domain/people/team/teamFigures.ts'
import { peopleOfTeam } from '../../domain/people/team/teamPeople.ts'
import { recordOfBets } from '../../domain/play/records/betRecord.ts'
import { teamRecordPeriod } from '../../domain/play/records/recordPeriod.ts'
import { recordOfTransactions } from '../../domain/play/records/transactions.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'
import { showBetDetail } from '../base/showRecord.ts'
import { showFigures, showTeamPeriod } from './agentTeam.ts'
import { showLoss, showSettlements, showTeamBets, showTeamTransactions } from './showTeamRecord.ts'

type Schemas = components['schemas']

/**
 * Builds the property `member` of a response. Returns an empty object for a request without a
 * member.
 */
async function showMember(
  tables: Pick<DomainTables, 'members'>,
  memberId: string | undefined,
): Promise<{ member?: Schemas['ContractParty'] }> {
  return memberId === undefined ? {} : { member: await partyOf(tables, memberId) }
}

async function listTeamBets(call: Call<'listTeamBets'>): Promise<Outcome<'listTeamBets'>> {
  const { context, query, caller, headers } = call
  const language = nameLanguageOf(headers?.['Accept-Language'])
  const people = await peopleOfTeam(context.store, caller.member.id, query)
  if (!people) return fault('NOT_FOUND')
  const period = teamRecordPeriod(query, context.now())
  const { page, totals, days } = await recordOfBets(context.store, people, period, query)
  const { items, ...place } = page
  return answer({
    items: await showTeamBets(context, items, language),
    ...place,
    totals: {
      stake: toDecimal(totals.stake),
      validBet: toDecimal(totals.validBet),
      win: toDecimal(totals.win),
      profit: toDecimal(totals.profit),
    },
    days: days.map(({ day, stake, profit }) => ({
      day,
      stake: toDecimal(stake),
      profit: toDecimal(profit),
    })),
    ...(await showMember(context.store, query.memberId)),
    period: showTeamPeriod(period, context.now()),
  })
}

/**
 * Returns a bet that `listTeamBets` can list. Other bets, the caller's own included, get the same
 * response as an unknown bet.
 */
async function getTeamBet(call: Call<'getTeamBet'>): Promise<Outcome<'getTeamBet'>> {
  const { context, caller, path, headers } = call
  const bet = await context.store.bets.get(path.betId)
  if (!bet || !(await isInTeamOf(context.store, caller.member.id, bet.memberId))) {
    return fault('NOT_FOUND')
  }
  if (bet.placedAt < teamRecordPeriod({}, context.now()).from) return fault('NOT_FOUND')
  const language = nameLanguageOf(headers?.['Accept-Language'])
  return answer(showBetDetail(context, bet, { currency: caller.member.currency, language }))
}

async function listTeamLosses(call: Call<'listTeamLosses'>): Promise<Outcome<'listTeamLosses'>> {
  const { context, query, caller } = call
  const { accountTypes } = await readPlatform(context.store)
  const agentId = caller.member.id
  const period = teamRecordPeriod(query, context.now())
  const losses = await lossesOf(context.store, agentId, query.memberId, period)
  if (!losses) return fault('NOT_FOUND')
  const head = query.memberId ?? agentId
  const trail = await trailOf(context.store, agentId, head)
  const days = await figuresByDay(context.store, await teamOf(context.store, head), period)
  const { items, ...place } = pageOf(losses, query)
  const scope = { agentId, agents: accountTypes.agents }
  const rows = await describeLosses(context.store, scope, items)
  return answer({
    items: rows.map(showLoss),
    ...place,
    totals: showFigures(sumOfFigures(losses.map(({ figures }) => figures))),
    days: [...days.keys()]
      .sort()
      .reverse()
      .map((day) => {
        const { validBet, profit } = showFigures(days.get(day) ?? noFigures)
        return { day, validBet, profit }
      }),
    trail: await partiesOf(context.store, trail),
    period: showTeamPeriod(period, context.now()),
  })
}

async function listTeamTransactions(
  call: Call<'listTeamTransactions'>,
): Promise<Outcome<'listTeamTransactions'>> {
  const { context, query, caller } = call
  const people = await peopleOfTeam(context.store, caller.member.id, query)
  if (!people) return fault('NOT_FOUND')
  const period = teamRecordPeriod(query, context.now())
  const { page, sums, days } = await recordOfTransactions(context.store, people, period, query)
  const figures = await figuresByMember(context.store, people, period)
  const { items, ...place } = page
  return answer({
    items: await showTeamTransactions(context.store, items),
    ...place,
    totals: {
      in: toDecimal(sums.in),
      out: toDecimal(sums.out),
      bonuses: toDecimal(sumOfFigures(figures.values()).bonuses),
    },
    days: days.map((each) => ({
      day: each.day,
      in: toDecimal(each.in),
      out: toDecimal(each.out),
    })),
    ...(await showMember(context.store, query.memberId)),
    period: showTeamPeriod(period, context.now()),
  })
}

const showSums = ({ paidAmount, owedAmount }: EarningSum) => ({
  paid: toDecimal(paidAmount),
  owed: toDecimal(owedAmount),
})

async function getAgentIncome(call: Call<'getAgentIncome'>): Promise<Outcome<'getAgentIncome'>> {
  const { context, query, caller } = call
  const period = teamRecordPeriod(query, context.now())
  const about = { memberId: caller.member.id, side: 'RECEIVED', kind: query.kind } as const
  const { page, earnings } = await pageOfSettlements(context.store, about, period, query)
  const byKind = Map.groupBy(earnings, ({ kind }) => kind)
  const byDay = Map.groupBy(earnings, ({ day }) => day)
  return answer({
    ...page,
    items: await showSettlements(context.store, page.items),
    totals: [...byKind.keys()].sort().map((kind) => ({
      // The stored kind is always one of the API contract's `EarningKind` values.
      kind: kind as Schemas['EarningKind'],
      ...showSums(sumOfEarnings(byKind.get(kind) ?? [])),
    })),
    days: [...byDay.keys()]
      .sort()
      .reverse()
      .map((day) => ({ day, paid: toDecimal(sumOfEarnings(byDay.get(day) ?? []).paidAmount) })),
    period: showTeamPeriod(period, context.now()),
  })
}

async function listSettlements(
  { context, query, caller }: Pick<Call<'listDividends'>, 'context' | 'query' | 'caller'>,
  kind: Schemas['ContractKind'],
): Promise<Outcome<'listDividends'>> {
  const period = teamRecordPeriod(query, context.now())
  const about = { memberId: caller.member.id, side: query.side ?? 'RECEIVED', kind }
  const { page, earnings } = await pageOfSettlements(context.store, about, period, query)
  return answer({
    ...page,
    items: await showSettlements(context.store, page.items),
    totals: showSums(sumOfEarnings(earnings)),
    period: showTeamPeriod(period, context.now()),
  })
}

export const agentRecords = {
  'GET /wps/agent/bets': listTeamBets,
  'GET /wps/agent/bets/{betId}': getTeamBet,
  'GET /wps/agent/losses': listTeamLosses,
  'GET /wps/agent/transactions': listTeamTransactions,
  'GET /wps/agent/income': getAgentIncome,
  'GET /wps/agent/dividends': (call) => listSettlements(call, 'dividend'),
  'GET /wps/agent/dailySalaries': (call) => listSettlements(call, 'dailyWage'),
  'GET /wps/agent/hourlySalaries': (call) => listSettlements(call, 'hourlyWage'),
  'GET /wps/agent/realtimeSalaries': (call) => listSettlements(call, 'realTimeSalary'),
} satisfies Partial<Behaviour>
