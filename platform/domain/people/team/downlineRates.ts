/** The rates that an agent gives a direct downline, and later changes. */

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
/** The types that rates are given for. */
const types = Object.keys(flatRates(0))

/** What somebody has given their direct downlines, or offers in invitations that are open. */
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

/** A direct downline's place, and between what their rates can be; undefined for anybody else. */
export async function findRates(
  { now }: Pick<Context, 'now'>,
  tables: DomainTables,
  agentId: string,
  memberId: string,
): Promise<(Bounds & { place: TeamMemberRow }) | undefined> {
  // From the top down, in the order in which an invitation, too, holds these places.
  const most = await ownRates(tables, agentId)
  const place = await tables.teamMembers.get(memberId)
  if (place?.uplineId !== agentId) return undefined
  return { place, most, least: await givenRates(tables, memberId, now()) }
}

const percentOf = (rate: number) => ({ percent: fromRate(rate) })

/** What has changed, a game type a line. */
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

/** True if somebody's commissions are being settled day by day. */
async function areCommissionsPlanned({ jobs }: DomainTables, agentId: string): Promise<boolean> {
  const subject = `${agentId}@`
  const [first] = await jobs.find({
    where: { kind: 'payCommissions', subject: { atLeast: subject } },
    orderBy: { column: 'subject', direction: 'ascending' },
    limit: 1,
  })
  return first?.subject.startsWith(subject) ?? false
}

/** Who had nothing to earn by has no commissions planned: they begin now. */
async function beginCommissions(context: Context, tables: DomainTables, memberId: string) {
  if ((await tables.teamMembers.count({ uplineId: memberId })) === 0) return
  if (await areCommissionsPlanned(tables, memberId)) return
  await planCommissions(context, tables, memberId, context.now())
}

/**
 * Changes the rates of a direct downline and tells them, in a transaction that holds both places: an
 * invitation that one of the two makes meanwhile comes before or after.
 * @returns between what they can be from now on.
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
  await sendMessage(context, tables, announce, message)
  return { least, most }
}
