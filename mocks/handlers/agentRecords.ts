import type { components } from '../../src/api/gen/paths.ts'
import { toDecimal } from '../../src/lib/money.ts'
import type { Behaviour } from '../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../server/handler.ts'
import type { SettlementRow, WorldTables } from '../world/collections.ts'
import { findSettlements, sumsOf } from '../world/contracts/earnings.ts'
import { partyOf } from '../world/contracts/showContract.ts'
import { dayOf } from '../world/marketTime.ts'
import { pageOf } from '../world/pageOf.ts'
import { readPlatform } from '../world/platformSettings.ts'
import { findTransactions, inAndOut } from '../world/play/accountRecord.ts'
import { findBets } from '../world/play/betRecord.ts'
import { recordPeriod } from '../world/play/recordPeriod.ts'
import { sumOf } from '../world/play/turnover.ts'
import { listDownline } from '../world/team/downline.ts'
import { isInTeamOf, teamOf } from '../world/team/hierarchy.ts'
import { fromRate } from '../world/team/rates.ts'
import { addFigures, figuresOf, noFigures, profitOf } from '../world/team/teamFigures.ts'
import { showFigures, showTeamPeriod } from './agentTeam.ts'
import { showBet, showTransaction } from './showRecord.ts'

type Schemas = components['schemas']

/** Those of the team that a record is about, with their usernames; undefined for a stranger. */
async function aboutWhom(
  tables: WorldTables,
  agentId: string,
  memberId: string | undefined,
): Promise<Map<string, string> | undefined> {
  if (memberId !== undefined && !(await isInTeamOf(tables, agentId, memberId))) return undefined
  const ids = memberId === undefined ? await teamOf(tables, agentId) : [memberId]
  const accounts = new Map<string, string>()
  for (const id of ids) accounts.set(id, (await tables.teamMembers.get(id))?.account ?? '')
  return accounts
}

async function listTeamBets(call: Call<'listTeamBets'>): Promise<Outcome<'listTeamBets'>> {
  const { world, query, caller } = call
  const people = await aboutWhom(world.store, caller.member.id, query.memberId)
  if (!people) return fault('NOT_FOUND')
  const period = recordPeriod(query, world.now())
  const found: Awaited<ReturnType<typeof findBets>> = []
  for (const id of people.keys()) found.push(...(await findBets(world.store, id, period, query)))
  const rows = found.toSorted((a, b) => b.placedAt - a.placedAt)
  const { stake, validBet, win } = sumOf(rows)
  const settled = sumOf(rows.filter(({ status }) => status === 'SETTLED'))
  const { items, ...place } = pageOf(rows, query)
  return answer({
    items: items.map((bet) => {
      const { round: _, ...shown } = showBet(bet)
      return { memberId: bet.memberId, account: people.get(bet.memberId) ?? '', ...shown }
    }),
    ...place,
    totals: {
      ...{ stake: toDecimal(stake), validBet: toDecimal(validBet), win: toDecimal(win) },
      profit: toDecimal(settled.win - settled.stake),
    },
    period: showTeamPeriod(period, world.now()),
  })
}

async function listTeamLosses(call: Call<'listTeamLosses'>): Promise<Outcome<'listTeamLosses'>> {
  const { world, query, caller } = call
  const { accountTypes } = await readPlatform(world.store)
  const asking = { agentId: caller.member.id, agents: accountTypes.agents }
  const order = { sort: 'JOINED_AT', direction: 'ASCENDING' } as const
  const below = query.memberId === undefined ? order : { ...order, memberId: query.memberId }
  const people = await listDownline(world.store, asking, below)
  if (!people) return fault('NOT_FOUND')
  const period = recordPeriod(query, world.now())
  const rows = []
  for (const { memberId, account, nickname, isAgent, teamSize } of people) {
    const team = [memberId, ...(await teamOf(world.store, memberId))]
    const figures = await figuresOf(world.store, team, period)
    rows.push({ memberId, account, nickname, isAgent, teamSize, figures })
  }
  const sorted = rows.toSorted((a, b) => profitOf(a.figures) - profitOf(b.figures))
  const { items, ...place } = pageOf(sorted, query)
  const totals = rows.reduce((sum, { figures }) => addFigures(sum, figures), noFigures)
  return answer({
    items: items.map(({ isAgent, figures, ...person }) => ({
      ...{ ...person, accountKind: isAgent ? ('AGENT' as const) : ('MEMBER' as const) },
      ...showFigures(figures),
    })),
    ...place,
    totals: showFigures(totals),
    period: showTeamPeriod(period, world.now()),
  })
}

async function listTeamTransactions(
  call: Call<'listTeamTransactions'>,
): Promise<Outcome<'listTeamTransactions'>> {
  const { world, query, caller } = call
  const people = await aboutWhom(world.store, caller.member.id, query.memberId)
  if (!people) return fault('NOT_FOUND')
  const period = recordPeriod(query, world.now())
  const found = []
  for (const [memberId, account] of people) {
    const moved = await findTransactions(world.store, memberId, period, query.kind)
    found.push(...moved.map((entry) => ({ memberId, account, entry })))
  }
  const rows = found.toSorted((a, b) => b.entry.at - a.entry.at)
  const sums = inAndOut(rows.map(({ entry }) => entry))
  const { items, ...place } = pageOf(rows, query)
  return answer({
    items: items.map(({ entry, ...person }) => ({ ...person, ...showTransaction(entry) })),
    ...place,
    totals: { in: toDecimal(sums.in), out: toDecimal(sums.out) },
    period: showTeamPeriod(period, world.now()),
  })
}

const time = (at: number) => new Date(at).toISOString()

async function showSettlement(
  tables: Pick<WorldTables, 'members'>,
  row: SettlementRow,
): Promise<Schemas['Settlement']> {
  const { validBet, profitLoss, activeMembers } = row.figures
  return {
    settlementId: row.id,
    // Only kinds and statuses of the contract are stored.
    ...{ kind: row.kind as Schemas['EarningKind'], status: row.status as 'PAID' },
    payer: row.payerId === null ? null : await partyOf(tables, row.payerId),
    payee: await partyOf(tables, row.payeeId),
    ...{ periodStart: time(row.periodStart), periodEnd: time(row.periodEnd) },
    ...{ validBet: toDecimal(validBet), profitLoss: toDecimal(profitLoss), activeMembers },
    ...(row.contractId !== null && { rate: fromRate(row.rate) }),
    ...{ amount: toDecimal(row.amount), settledAt: time(row.settledAt) },
  }
}

async function showAll(tables: Pick<WorldTables, 'members'>, rows: readonly SettlementRow[]) {
  const shown: Schemas['Settlement'][] = []
  for (const row of rows) shown.push(await showSettlement(tables, row))
  return shown
}

const showSums = ({ paid, owed }: { paid: number; owed: number }) => ({
  paid: toDecimal(paid),
  owed: toDecimal(owed),
})

async function getAgentIncome(call: Call<'getAgentIncome'>): Promise<Outcome<'getAgentIncome'>> {
  const { world, query, caller } = call
  const period = recordPeriod(query, world.now())
  const about = { memberId: caller.member.id, side: 'RECEIVED', kind: query.kind } as const
  const rows = await findSettlements(world.store, about, period)
  const byDay = Map.groupBy(rows, ({ settledAt }) => dayOf(settledAt))
  const { items, ...place } = pageOf(rows, query)
  return answer({
    items: await showAll(world.store, items),
    ...place,
    totals: [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, of]) => ({
      // Only kinds of the contract are stored.
      kind: kind as Schemas['EarningKind'],
      ...showSums(sumsOf(of)),
    })),
    days: [...byDay].map(([day, of]) => ({ day, paid: toDecimal(sumsOf(of).paid) })),
    period: showTeamPeriod(period, world.now()),
  })
}

/** The four records differ in the kind alone. */
async function listSettlements(
  { world, query, caller }: Pick<Call<'listDividends'>, 'world' | 'query' | 'caller'>,
  kind: Schemas['ContractKind'],
): Promise<Outcome<'listDividends'>> {
  const period = recordPeriod(query, world.now())
  const about = { memberId: caller.member.id, side: query.side ?? 'RECEIVED', kind }
  const rows = await findSettlements(world.store, about, period)
  const { items, ...place } = pageOf(rows, query)
  return answer({
    items: await showAll(world.store, items),
    ...place,
    totals: showSums(sumsOf(rows)),
    period: showTeamPeriod(period, world.now()),
  })
}

export const agentRecords = {
  'GET /wps/agent/bets': listTeamBets,
  'GET /wps/agent/losses': listTeamLosses,
  'GET /wps/agent/transactions': listTeamTransactions,
  'GET /wps/agent/income': getAgentIncome,
  'GET /wps/agent/dividends': (call) => listSettlements(call, 'dividend'),
  'GET /wps/agent/dailySalaries': (call) => listSettlements(call, 'dailyWage'),
  'GET /wps/agent/hourlySalaries': (call) => listSettlements(call, 'hourlyWage'),
  'GET /wps/agent/realtimeSalaries': (call) => listSettlements(call, 'realTimeSalary'),
} satisfies Partial<Behaviour>
