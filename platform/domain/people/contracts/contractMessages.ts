/** Inbox messages about a contract to its upline and downline. */

import { type NewMessage, sendMessage } from '../../accounts/messages/messages.ts'
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { asWritten, message, type Texts } from '../../base/texts/texts.ts'
import type { ContractEndReason, ContractKind } from './contractState.ts'

/** Event in the life of a contract, from the offer to the end. */
export type ContractNews =
  | 'OFFERED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | ContractEndReason

/**
 * Message to the upline or downline of a contract.
 * @param other name of the other party.
 */
export function contractMessage(
  memberId: string,
  { news, kind, other }: { news: ContractNews; kind: ContractKind; other: Texts },
): Omit<NewMessage, 'opens'> {
  const values = { kind: message(`contracts.kinds.${kind}`), other }
  return {
    memberId,
    kind: 'AGENT',
    title: message(`contracts.news.${news}.title`),
    body: message(`contracts.news.${news}.body`, values),
  }
}

/** Page that lists a member's offers and contracts. */
export const contractsPage = '/member'

export const platformName: Texts = message('contracts.platform')

/** Sends a message about an event to one or both parties of a contract, except the platform. */
export async function tellSides(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  contract: ContractRow,
  { news, to }: { news: ContractNews; to: readonly ('upline' | 'downline')[] },
): Promise<void> {
  const nameOf = async (memberId: string | null): Promise<Texts> => {
    const account = memberId === null ? undefined : (await tables.members.peek(memberId))?.username
    return account === undefined ? platformName : asWritten(account)
  }
  // The cast is safe: only values of `ContractKind` are stored.
  const kind = contract.kind as ContractKind
  for (const side of to) {
    const memberId = side === 'upline' ? contract.uplineId : contract.downlineId
    if (memberId === null) continue
    const other = await nameOf(side === 'upline' ? contract.downlineId : contract.uplineId)
    const message = contractMessage(memberId, { news, kind, other })
    await sendMessage(context, tables, announce, { ...message, opens: contractsPage })
  }
}
