/** Commission rates of direct downlines. Their agent grants and may change the rates. */

import { sendMessage } from '../../accounts/messages/messages.ts'
import { directDownlines, type TeamMemberRow } from '../../accounts/team/hierarchy.ts'
import { areWithin, flatRates, fromRate, noRates, type Rates } from '../../accounts/team/rates.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { asWritten, findMessage, message, type Texts } from '../../base/texts/texts.ts'
import { planCommissions } from '../contracts/commissions.ts'
import { isOpen, ownRates } from './invitations.ts'

type Bounds = { least: Rates; most: Rates }
/** Game types that have commission rates. */
const types = Object.keys(flatRates(0))

/** Highest rates that a member has granted to direct downlines or offers in open invitations. */
async function givenRates(tables: DomainTables, memberId: string, now: number): Promise<Rates> {
  const below = await directDownlines(tables, memberId)
  const invitations = await tables.invitations.find({
    where: { agentId: memberId, endedAt: null },
  })
  const open = invitations.filter((invitation) => isOpen(invitation, now))
  const given = [...below, ...open].map(({ rates }) => rates)
  return Object.fromEntries(
    types.map((type) => [type, Math.max(0, ...given.map((rates) => rates[type] ?? 0))]),
  )
}

/** Team row of a direct downline and the bounds of their rates; undefined for other members. */
export async function findRates(
  { now }: Pick<Context, 'now'>,
  tables: DomainTables,
  agentId: string,
  memberId: string,
): Promise<(Bounds & { place: TeamMemberRow }) | undefined> {
  // Locks the upline before the downline, as the creation of invitations does.
  const most = await ownRates(tables, agentId)
  const place = await tables.teamMembers.get(memberId)
  if (place?.uplineId !== agentId) return undefined
  return { place, most, least: await givenRates(tables, memberId, now()) }
}

const percentOf = (rate: number) => ({ percent: fromRate(rate) })

/** Text lines about changed rates, one per game type. */
function linesOf(before: Rates, after: Rates): Texts[] {
  return types.flatMap((type) => {
    const [old, next] = [before[type] ?? 0, after[type] ?? 0]
    if (old === next) return []
    const gameType = findMessage(`rewards.gameTypes.${type}`) ?? asWritten(type)
    const values = { gameType, old: percentOf(old), next: percentOf(next) }
    return [message('team.rateChange', values)]
  })
}

const changeMessage = ({ username }: MemberRow, lines: readonly Texts[]) => ({
  title: message('team.ratesChanged.title'),
  body: message('team.ratesChanged.body', { username, lines }),
})

async function areCommissionsPlanned({ jobs }: DomainTables, agentId: string): Promise<boolean> {
  const subject = `${agentId}@`
  const [first] = await jobs.find({
    where: { kind: 'payCommissions', subject: { atLeast: subject } },
    orderBy: { column: 'subject', direction: 'ascending' },
    limit: 1,
  })
  return first?.subject.startsWith(subject) ?? false
}

/** Schedules commissions for a member who has downlines and gets rates for the first time. */
async function beginCommissions(context: Context, tables: DomainTables, memberId: string) {
  if ((await tables.teamMembers.count({ uplineId: memberId })) === 0) return
  if (await areCommissionsPlanned(tables, memberId)) return
  await planCommissions(context, tables, memberId, context.now())
}

/**
 * Changes the rates of a direct downline and notifies them. The transaction locks the team rows of
 * agent and downline, so that neither creates an invitation concurrently.
 * @returns the lowest and highest possible rates after the change.
 */
export async function changeRates(
  context: Context<'NOT_FOUND' | 'RATE_TOO_HIGH' | 'RATE_BELOW_DOWNLINE'>,
  tables: DomainTables,
  announce: Announce,
  { agent, memberId, rates }: { agent: MemberRow; memberId: string; rates: Rates },
): Promise<Bounds> {
  const found = await findRates(context, tables, agent.id, memberId)
  if (!found) context.reject('NOT_FOUND')
  const { place, least, most } = found
  if (!areWithin(rates, most)) context.reject('RATE_TOO_HIGH')
  if (!areWithin(least, rates)) context.reject('RATE_BELOW_DOWNLINE')
  const lines = linesOf(place.rates, rates)
  if (lines.length === 0) return { least, most }
  await tables.teamMembers.update(memberId, { rates: { ...noRates, ...rates } })
  if (areWithin(place.rates, noRates)) await beginCommissions(context, tables, memberId)
  const message = { memberId, kind: 'AGENT', ...changeMessage(agent, lines) } as const
  await sendMessage(context, tables, announce, { ...message, opens: undefined })
  return { least, most }
}
