import type { Value } from '../../api/operations.ts'

export type MessageSummary = Value<'GET /wps/messages'>['items'][number]

/**
 * A message that was deleted while its list is in view: it is being deleted, can be restored, or is
 * being restored.
 */
export type Deletion = { message: MessageSummary; state: 'deleting' | 'deleted' | 'restoring' }

export type InboxLine =
  | { kind: 'message'; message: MessageSummary }
  | ({ kind: 'deletion' } & Deletion)

/**
 * A page of the inbox with what was deleted from it, each at its old place: whether the page was
 * read before the deletion or after it, nothing else moves.
 */
export function inboxLines(
  items: readonly MessageSummary[],
  deletions: readonly Deletion[],
): InboxLine[] {
  const ids = new Set(deletions.map(({ message }) => message.messageId))
  const lines: InboxLine[] = [
    ...items
      .filter(({ messageId }) => !ids.has(messageId))
      .map((message) => ({ kind: 'message', message }) as const),
    ...deletions.map((deletion) => ({ kind: 'deletion', ...deletion }) as const),
  ]
  return lines.toSorted(
    (one, other) => Date.parse(other.message.sentAt) - Date.parse(one.message.sentAt),
  )
}
