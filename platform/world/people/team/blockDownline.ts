/** Agents who block somebody of their team, and end it. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { normalizeText } from '../../../../src/lib/text.ts'
import { isInTeamOf } from '../../accounts/hierarchy/hierarchy.ts'
import { blockOf } from '../../accounts/limits/blocks.ts'
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

const unblockedMessage = {
  title: { pt: 'O bloqueio terminou', en: 'Your block has ended' },
  body: {
    pt: 'Sua conta não está mais bloqueada. Tudo funciona como antes.',
    en: 'Your account is no longer blocked. Everything works as before.',
  },
}

/** Whom each of some blocks is by: their username, and whether an agent may end it. */
async function showBlocks(
  { members, teamMembers }: Pick<WorldTables, 'members' | 'teamMembers'>,
  agentId: string,
  blocks: readonly MemberBlockRow[],
): Promise<Map<string, Schemas['DownlineBlock']>> {
  const ids = [...new Set(blocks.map((block) => block.agentId))]
  const blockers = ids.length === 0 ? [] : await members.find({ where: { id: { in: ids } } })
  const places = ids.length === 0 ? [] : await teamMembers.find({ where: { id: { in: ids } } })
  const names = new Map(blockers.map(({ id, username }) => [id, username]))
  const paths = new Map(places.map(({ id, path }) => [id, path.split('/')]))
  return new Map(
    blocks.map((block) => [
      block.id,
      {
        reason: block.reason,
        note: block.note,
        since: new Date(block.since).toISOString(),
        by: names.get(block.agentId) ?? '',
        canEnd: paths.get(block.agentId)?.includes(agentId) ?? block.agentId === agentId,
      },
    ]),
  )
}

/** The blocks of some members, as an agent above them is shown them, by as many reads as of one. */
export async function blocksOf(
  tables: Pick<WorldTables, 'members' | 'teamMembers' | 'memberBlocks'>,
  agentId: string,
  memberIds: readonly string[],
): Promise<Map<string, Schemas['DownlineBlock']>> {
  const blocks = await tables.memberBlocks.find({ where: { id: { in: memberIds } } })
  return showBlocks(tables, agentId, blocks)
}

export type Rejection = { rejection: 'NOT_FOUND' | 'NOT_POSSIBLE_NOW' }
type BlockOrder = Schemas['BlockRequest'] & { agent: MemberRow; memberId: string }

/** Blocks somebody of the team and tells them. Who is blocked already stays so. */
export async function blockDownline(
  world: Sources,
  tables: WorldTables,
  announce: Announce,
  { agent, memberId, reason, note = '' }: BlockOrder,
): Promise<Schemas['DownlineBlock'] | Rejection> {
  if (!(await isInTeamOf(tables, agent.id, memberId))) return { rejection: 'NOT_FOUND' }
  if (await blockOf(tables, memberId)) return { rejection: 'NOT_POSSIBLE_NOW' }
  const block: MemberBlockRow = {
    id: memberId,
    agentId: agent.id,
    reason,
    note: normalizeText(note),
    since: world.now(),
  }
  await tables.memberBlocks.insert(block)
  await tellOwner(world, tables, announce, { memberId, ...blockedMessage(block) })
  const shown = await showBlocks(tables, agent.id, [block])
  return shown.get(memberId) ?? { rejection: 'NOT_FOUND' }
}

/** Ends a block and tells the member, where the agent has set it or stands above who has. */
export async function unblockDownline(
  world: Sources,
  tables: WorldTables,
  announce: Announce,
  { agent, memberId }: { agent: MemberRow; memberId: string },
): Promise<{ isBlocked: false } | Rejection> {
  if (!(await isInTeamOf(tables, agent.id, memberId))) return { rejection: 'NOT_FOUND' }
  const block = await blockOf(tables, memberId)
  if (!block) return { isBlocked: false }
  const isTheirs = block.agentId === agent.id
  const isAbove = isTheirs || (await isInTeamOf(tables, agent.id, block.agentId))
  if (!isAbove) return { rejection: 'NOT_POSSIBLE_NOW' }
  await tables.memberBlocks.remove({ id: memberId })
  await tellOwner(world, tables, announce, { memberId, ...unblockedMessage })
  return { isBlocked: false }
}
