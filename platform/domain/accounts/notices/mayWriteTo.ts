import type { DomainTables } from '../../base/collections/collections.ts'
import type { MessageKind } from '../../base/collections/content.ts'
import type { Context } from '../../base/context/context.ts'
import { isClosed } from '../closing/closedAccounts.ts'
import { peekAtExclusion } from '../limits/exclusion.ts'

type Sources = {
  store: Pick<DomainTables, 'closedAccounts' | 'exclusions' | 'personAccounts'>
  now: Context['now']
}

/**
 * Messages about the account and its money, which members need even during a time-out or
 * self-exclusion.
 */
const serviceKinds: ReadonlySet<MessageKind> = new Set<MessageKind>(['SYSTEM', 'MONEY'])

/**
 * True if a member may receive messages of this kind. A closed account receives none; a member in a
 * time-out or self-exclusion receives service messages only.
 */
export async function mayWriteTo(
  { store, now }: Sources,
  memberId: string,
  kind: MessageKind,
): Promise<boolean> {
  if (await isClosed(store, memberId)) return false
  if (serviceKinds.has(kind)) return true
  return (await peekAtExclusion({ store, now }, memberId)) === undefined
}
