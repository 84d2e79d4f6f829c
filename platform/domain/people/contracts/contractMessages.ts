/** Messages about a contract in the inboxes of its two sides. */

import { type NewMessage, sendMessage } from '../../accounts/messages/messages.ts'
import type { ContractRow, DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { asWritten, message, type Texts } from '../../base/texts/texts.ts'
import type { ContractEndReason, ContractKind } from './contractState.ts'

/** An event in the life of a contract, from `OFFERED` to its end. */
export type ContractNews =
  | 'OFFERED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | ContractEndReason

/** The message to one side of a contract. @param other the name of the other side. */
export function contractMessage(
  memberId: string,
  { news, kind, other }: { news: ContractNews; kind: ContractKind; other: Texts },
): NewMessage {
  const values = { kind: message(`contracts.kinds.${kind}`), other }
  return {
    memberId,
    kind: 'AGENT',
    title: message(`contracts.news.${news}.title`),
    body: message(`contracts.news.${news}.body`, values),
  }
}

/** The page that lists a member's offers and contracts. */
export const contractsPage = '/member'

export const platformName: Texts = message('contracts.platform')

/** Tells one side of a contract, or both, what became of it. The platform reads no inbox. */
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
  // Only kinds of the contract are stored.
  const kind = contract.kind as ContractKind
  for (const side of to) {
    const memberId = side === 'upline' ? contract.uplineId : contract.downlineId
    if (memberId === null) continue
    const other = await nameOf(side === 'upline' ? contract.downlineId : contract.uplineId)
    const message = contractMessage(memberId, { news, kind, other })
    await sendMessage(context, tables, announce, { ...message, opens: contractsPage })
  }
}
