/** Blocks that agents set on members of their team, and the end of these blocks. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { plainName } from '../../../../src/lib/names/personName.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import { blockOf } from '../../accounts/limits/blocks.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import { tellOwner } from '../../accounts/messages/tellOwner.ts'
import { isInTeamOf } from '../../accounts/team/hierarchy.ts'
import type { DomainTables, MemberBlockRow, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message, type Texts } from '../../base/texts/texts.ts'

type Schemas = components['schemas']
type Sources = Pick<Context, 'now' | 'randomBytes'>

const reasonWords: Readonly<Record<Schemas['BlockReason'], Texts>> = {
  RULES_BROKEN: message('team.blockReasons.RULES_BROKEN'),
  SUSPECTED_FRAUD: message('team.blockReasons.SUSPECTED_FRAUD'),
  MULTIPLE_ACCOUNTS: message('team.blockReasons.MULTIPLE_ACCOUNTS'),
  OTHER: message('team.blockReasons.OTHER'),
}

function blockedMessage({ reason, note }: Pick<MemberBlockRow, 'reason' | 'note'>) {
  const values = { reason: reasonWords[reason], note }
  return {
    title: message('team.blocked.title'),
    body: message(note === '' ? 'team.blocked.body' : 'team.blocked.bodyWithNote', values),
  }
}

const nameOf = (member: MemberRow | undefined): string =>
  plainName(member?.username ?? '').slice(0, 100)

/**
 * Message about the end of a block, to the agent who set the block.
 * @param by name of the agent who ended the block; undefined for an operator.
 */
const endedMessage = (member: string, by: string | undefined) => ({
  title: message('team.blockEnded.title', { member }),
  body:
    by === undefined
      ? message('team.blockEnded.body', { member })
      : message('team.blockEnded.bodyByAgent', { by, member }),
})

const unblockedMessage = {
  title: message('team.unblocked.title'),
  body: message('team.unblocked.body'),
}

/** Blocks by member id, as shown to uplines and operators. */
async function showBlocks(
  { members }: Pick<DomainTables, 'members'>,
  blocks: readonly MemberBlockRow[],
): Promise<Map<string, Schemas['DownlineBlock']>> {
  const ids = [...new Set(blocks.map((block) => block.agentId))]
  const authors = ids.length === 0 ? [] : await members.find({ where: { id: { in: ids } } })
  const names = new Map(authors.map(({ id, username }) => [id, username]))
  return new Map(
    blocks.map(({ id, reason, note, since, agentId }) => [
      id,
      { reason, note, since: new Date(since).toISOString(), by: names.get(agentId) ?? '' },
    ]),
  )
}

/** Blocks of several members, with a constant number of queries. */
export async function blocksOf(
  tables: Pick<DomainTables, 'members' | 'memberBlocks'>,
  memberIds: readonly string[],
): Promise<Map<string, Schemas['DownlineBlock']>> {
  const blocks = await tables.memberBlocks.find({ where: { id: { in: memberIds } } })
  return showBlocks(tables, blocks)
}

type BlockOrder = Schemas['BlockRequest'] & { agent: MemberRow; memberId: string }

/**
 * Blocks a team member and notifies them.
 * @throws {Rejection} if the member is not in the team or already blocked.
 */
export async function blockDownline(
  context: Sources & Pick<Context<'NOT_FOUND' | 'NOT_POSSIBLE_NOW'>, 'reject'>,
  tables: DomainTables,
  announce: Announce,
  { agent, memberId, reason, note = '' }: BlockOrder,
): Promise<Schemas['DownlineBlock']> {
  if (!(await isInTeamOf(tables, agent.id, memberId))) context.reject('NOT_FOUND')
  if (await blockOf(tables, memberId)) context.reject('NOT_POSSIBLE_NOW')
  const block: MemberBlockRow = {
    id: memberId,
    agentId: agent.id,
    reason,
    note: normalizeText(note),
    since: context.now(),
  }
  await tables.memberBlocks.insert(block)
  const opens = '/member/account'
  await tellOwner(context, tables, announce, { memberId, ...blockedMessage(block), opens })
  const shown = await showBlocks(tables, [block])
  return shown.get(memberId) ?? context.reject('NOT_FOUND')
}

/** Ends the block of a team member, whoever set it. */
export async function unblockDownline(
  context: Sources & Pick<Context<'NOT_FOUND'>, 'reject'>,
  tables: DomainTables,
  announce: Announce,
  { agent, memberId }: { agent: MemberRow; memberId: string },
): Promise<{ isBlocked: false }> {
  if (!(await isInTeamOf(tables, agent.id, memberId))) context.reject('NOT_FOUND')
  await endBlock(context, tables, announce, memberId, agent)
  return { isBlocked: false }
}

/**
 * Ends a block and notifies the member. Also notifies the agent who set the block, unless the same
 * agent ends the block.
 * @param by agent who ends the block; undefined if an operator ends it.
 * @returns false if the member was not blocked.
 */
export async function endBlock(
  context: Sources,
  tables: DomainTables,
  announce: Announce,
  memberId: string,
  by: MemberRow | undefined,
): Promise<boolean> {
  const block = await blockOf(tables, memberId)
  if (!block) return false
  await tables.memberBlocks.remove({ id: memberId })
  const opens = '/member/account'
  await tellOwner(context, tables, announce, { memberId, ...unblockedMessage, opens })
  if (block.agentId === by?.id) return true
  const member = await tables.members.peek(memberId)
  const message = endedMessage(nameOf(member), by && nameOf(by))
  await sendMessage(context, tables, announce, {
    memberId: block.agentId,
    kind: 'AGENT',
    ...message,
    opens: '/agentHome/downline',
  })
  return true
}
