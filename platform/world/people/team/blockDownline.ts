/** Blocks that agents set for members of their team, and their end. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { plainName } from '../../../../src/lib/names/personName.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import { isInTeamOf } from '../../accounts/hierarchy/hierarchy.ts'
import { blockOf } from '../../accounts/limits/blocks.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import { tellOwner } from '../../accounts/messages/tellOwner.ts'
import type { MemberBlockRow, MemberRow, WorldTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { Texts } from '../../base/texts/texts.ts'
import type { World } from '../../base/world/world.ts'

type Schemas = components['schemas']
type Sources = Pick<World, 'now' | 'randomBytes'>

const reasonWords: Readonly<Record<Schemas['BlockReason'], Texts>> = {
  RULES_BROKEN: { pt: 'regras da plataforma não respeitadas', en: 'rules of the platform broken' },
  SUSPECTED_FRAUD: { pt: 'suspeita de fraude', en: 'suspected fraud' },
  MULTIPLE_ACCOUNTS: { pt: 'mais de uma conta', en: 'more than one account' },
  OTHER: { pt: 'outro motivo', en: 'another reason' },
}

function blockedMessage({ reason, note }: Pick<MemberBlockRow, 'reason' | 'note'>) {
  const words = reasonWords[reason]
  const body = (text: string) => (note === '' ? text : `${text}\n\n${note}`)
  return {
    title: { pt: 'Sua conta foi bloqueada', en: 'Your account was blocked' },
    body: {
      pt: body(
        `Um agente acima de você bloqueou sua conta. Motivo: ${words.pt}. Você não pode jogar, depositar, resgatar nem transferir. Você ainda pode ver seus registros, sacar nas condições de sempre e falar com o suporte.`,
      ),
      en: body(
        `An agent above you has blocked your account. Reason: ${words.en}. You cannot play, deposit, claim or transfer. You can still see your records, withdraw under the usual terms and write to customer service.`,
      ),
    },
  }
}

const nameOf = (member: MemberRow | undefined): string =>
  plainName(member?.username ?? '').slice(0, 100)

/** Tells the author of a block that it is over. @param by the agent's name; undefined for an operator. */
const endedMessage = (member: string, by: string | undefined) => ({
  title: {
    pt: `O bloqueio de ${member} terminou`,
    en: `The block of ${member} has ended`,
  },
  body:
    by === undefined
      ? {
          pt: `A plataforma encerrou o bloqueio que você definiu para ${member}.`,
          en: `The platform has ended the block that you set for ${member}.`,
        }
      : {
          pt: `${by} encerrou o bloqueio que você definiu para ${member}.`,
          en: `${by} has ended the block that you set for ${member}.`,
        },
})

const unblockedMessage = {
  title: { pt: 'O bloqueio terminou', en: 'Your block has ended' },
  body: {
    pt: 'Sua conta não está mais bloqueada. Tudo funciona como antes.',
    en: 'Your account is no longer blocked. Everything works as before.',
  },
}

/** Blocks as those above the member and operators are shown them, by their ids. */
async function showBlocks(
  { members }: Pick<WorldTables, 'members'>,
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

/** The blocks of some members, by as many reads as of one. */
export async function blocksOf(
  tables: Pick<WorldTables, 'members' | 'memberBlocks'>,
  memberIds: readonly string[],
): Promise<Map<string, Schemas['DownlineBlock']>> {
  const blocks = await tables.memberBlocks.find({ where: { id: { in: memberIds } } })
  return showBlocks(tables, blocks)
}

type BlockOrder = Schemas['BlockRequest'] & { agent: MemberRow; memberId: string }

/** Blocks somebody of the team and tells them. Who is blocked already stays so. */
export async function blockDownline(
  world: Sources & Pick<World<'NOT_FOUND' | 'NOT_POSSIBLE_NOW'>, 'reject'>,
  tables: WorldTables,
  announce: Announce,
  { agent, memberId, reason, note = '' }: BlockOrder,
): Promise<Schemas['DownlineBlock']> {
  if (!(await isInTeamOf(tables, agent.id, memberId))) world.reject('NOT_FOUND')
  if (await blockOf(tables, memberId)) world.reject('NOT_POSSIBLE_NOW')
  const block: MemberBlockRow = {
    id: memberId,
    agentId: agent.id,
    reason,
    note: normalizeText(note),
    since: world.now(),
  }
  await tables.memberBlocks.insert(block)
  await tellOwner(world, tables, announce, { memberId, ...blockedMessage(block) })
  const shown = await showBlocks(tables, [block])
  return shown.get(memberId) ?? world.reject('NOT_FOUND')
}

/** Ends the block of somebody of an agent's team, whoever set it. */
export async function unblockDownline(
  world: Sources & Pick<World<'NOT_FOUND'>, 'reject'>,
  tables: WorldTables,
  announce: Announce,
  { agent, memberId }: { agent: MemberRow; memberId: string },
): Promise<{ isBlocked: false }> {
  if (!(await isInTeamOf(tables, agent.id, memberId))) world.reject('NOT_FOUND')
  await endBlock(world, tables, announce, memberId, agent)
  return { isBlocked: false }
}

/**
 * Ends a block and tells the member, and its author where somebody else ends it.
 * @param by the agent who ends it; undefined for an operator.
 * @returns false when the member was not blocked.
 */
export async function endBlock(
  world: Sources,
  tables: WorldTables,
  announce: Announce,
  memberId: string,
  by: MemberRow | undefined,
): Promise<boolean> {
  const block = await blockOf(tables, memberId)
  if (!block) return false
  await tables.memberBlocks.remove({ id: memberId })
  await tellOwner(world, tables, announce, { memberId, ...unblockedMessage })
  if (block.agentId === by?.id) return true
  const member = await tables.members.peek(memberId)
  const message = endedMessage(nameOf(member), by && nameOf(by))
  await sendMessage(world, tables, announce, { memberId: block.agentId, kind: 'AGENT', ...message })
  return true
}
