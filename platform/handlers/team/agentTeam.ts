import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { neverSeen, type Presence, presencesOf } from '../../domain/accounts/account/presence.ts'
import { isInTeamOf, teamOf } from '../../domain/accounts/team/hierarchy.ts'
import { fromRates } from '../../domain/accounts/team/rates.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { pageOf } from '../../domain/base/storage/pageOf.ts'
import { languageOf, textIn } from '../../domain/base/texts/texts.ts'
import { dayLength } from '../../domain/base/time/marketTime.ts'
import type { Period } from '../../domain/base/time/wholeDays.ts'
import { type Figures, noFigures } from '../../domain/money/ledger/memberDays.ts'
import { partiesOf, partyOf } from '../../domain/people/contracts/showContract.ts'
import { blocksOf } from '../../domain/people/team/blockDownline.ts'
import {
  type Downline,
  describeDownline,
  listDownline,
  trailOf,
} from '../../domain/people/team/downline.ts'
import { type Overview, overviewOf } from '../../domain/people/team/overview.ts'
import { figuresByMember, profitOf, sumOfFigures } from '../../domain/people/team/teamFigures.ts'
import { teamRecordPeriod } from '../../domain/play/records/recordPeriod.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer, type Call, fault, type Outcome } from '../../server/handler.ts'

type Schemas = components['schemas']

export const showFigures = (figures: Figures): Schemas['TeamFigures'] => ({
  deposits: toDecimal(figures.deposits),
  withdrawals: toDecimal(Math.max(0, figures.withdrawals)),
  bets: figures.bets,
  stake: toDecimal(figures.stake),
  validBet: toDecimal(figures.validBet),
  win: toDecimal(figures.win),
  bonuses: toDecimal(figures.bonuses),
  rebates: toDecimal(figures.rebates),
  profit: toDecimal(profitOf(figures)),
})

export const showTeamPeriod = ({ from, to }: Period, now: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(Math.max(from, Math.min(to, now))).toISOString(),
})

export const showDownline = (
  { isAgent, joinedAt, balance, ...rest }: Downline,
  { isOnline, lastSeenAt }: Presence = neverSeen,
  block?: Schemas['DownlineBlock'],
): Schemas['DownlineMember'] => ({
  ...rest,
  accountKind: isAgent ? 'AGENT' : 'MEMBER',
  joinedAt: new Date(joinedAt).toISOString(),
  balance: toDecimal(balance),
  isOnline,
  ...(lastSeenAt !== null && { lastSeenAt: new Date(lastSeenAt).toISOString() }),
  ...(block && { block }),
})

async function askingOf({ context, caller }: Pick<Call<'getTeamOverview'>, 'context' | 'caller'>) {
  const { accountTypes } = await readPlatform(context.store)
  return { agentId: caller.member.id, agents: accountTypes.agents }
}

async function getTeamOverview(call: Call<'getTeamOverview'>): Promise<Outcome<'getTeamOverview'>> {
  const { context, query } = call
  const now = context.now()
  const asking = { ...(await askingOf(call)), now }
  const overview = await overviewOf(context.store, asking, teamRecordPeriod(query, now))
  const { teamSize, agents, teamBalance, previous, days, topBranches } = overview
  return answer({
    teamSize,
    agents,
    teamBalance: toDecimal(teamBalance),
    ...showSpan(overview, now),
    previous: showSpan(previous, now),
    days: days.map(({ day, activeMembers, newMembers, income, totals }) => ({
      day,
      activeMembers,
      newMembers,
      income: toDecimal(income),
      ...showFigures(totals),
    })),
    topBranches: topBranches.map(({ memberId, account, validBet }) => ({
      memberId,
      account,
      validBet: toDecimal(validBet),
    })),
  })
}

const showSpan = (
  { activeMembers, newMembers, income, totals, period }: Overview['previous'],
  now: number,
): Schemas['TeamSpan'] => ({
  activeMembers,
  newMembers,
  income: toDecimal(income),
  totals: showFigures(totals),
  period: showTeamPeriod(period, now),
})

async function getDownline(call: Call<'listDownline'>): Promise<Outcome<'listDownline'>> {
  const { context, query, caller } = call
  const order = { sort: 'JOINED_AT', direction: 'DESCENDING' } as const
  const asked = { ...order, ...query }
  const page = await listDownline(context.store, await askingOf(call), asked)
  if (!page) return fault('NOT_FOUND')
  const shown = query.memberId ?? caller.member.id
  const trail = await trailOf(context.store, caller.member.id, shown)
  const { items, ...place } = page
  const ids = items.map(({ memberId }) => memberId)
  const presenceOf = await presencesOf(context.store, ids, context.now())
  const blocks = await blocksOf(context.store, ids)
  return answer({
    items: items.map((one) =>
      showDownline(one, presenceOf(one.memberId), blocks.get(one.memberId)),
    ),
    ...place,
    trail: await partiesOf(context.store, trail),
  })
}

/** Number of days that the figures in a member's details cover. */
const detailDays = 30

async function getDownlineMember(
  call: Call<'getDownlineMember'>,
): Promise<Outcome<'getDownlineMember'>> {
  const { context, path, caller } = call
  const { store } = context
  const { memberId } = path
  const place = await store.teamMembers.get(memberId)
  if (!place || !(await isInTeamOf(store, caller.member.id, memberId))) return fault('NOT_FOUND')
  const now = context.now()
  const from = new Date(now - detailDays * dayLength).toISOString()
  const period = teamRecordPeriod({ from }, now)
  const figures = await figuresByMember(
    store,
    [memberId, ...(await teamOf(store, memberId))],
    period,
  )
  const inForce = await store.contracts.find({ where: { downlineId: memberId, status: 'ACTIVE' } })
  const presenceOf = await presencesOf(store, [memberId], now)
  const blocks = await blocksOf(store, [memberId])
  const described = await describeDownline(store, await askingOf(call), place)
  return answer({
    ...showDownline(described, presenceOf(memberId), blocks.get(memberId)),
    upline: await partyOf(store, place.uplineId ?? caller.member.id),
    rates: fromRates(place.rates),
    contracts: inForce.map(({ terms }) => terms.kind),
    own: showFigures(figures.get(memberId) ?? noFigures),
    team: showFigures(sumOfFigures(figures.values())),
    period: showTeamPeriod(period, now),
  })
}

export const agentTeam = {
  'GET /wps/agent/overview': getTeamOverview,
  'GET /wps/agent/downline': getDownline,
  'GET /wps/agent/downline/{memberId}': getDownlineMember,
  'GET /wps/agent/announcements': ({ context, query, headers }) => {
    const language = languageOf(headers['Accept-Language'])
    const { items, ...place } = pageOf(context.content.agentAnnouncements, query)
    const shown = items.map(({ id, publishedAt, title, content }) => ({
      announcementId: id,
      title: textIn(title, language),
      content: textIn(content, language),
      publishedAt,
    }))
    return answer({ items: shown, ...place })
  },
} satisfies Partial<Behaviour>
