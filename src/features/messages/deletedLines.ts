import type { Value } from '../../api/operations.ts'

export type MessageSummary = Value<'GET /wps/messages'>['items'][number]

/**
 * Message that was deleted from the displayed list. Its deletion is in progress or done, or its
 * restoration is in progress.
 */
export type Deletion = { message: MessageSummary; state: 'deleting' | 'deleted' | 'restoring' }

export type InboxLine =
  | { kind: 'message'; message: MessageSummary }
  | ({ kind: 'deletion' } & Deletion)

/**
 * Lines of an inbox page, with deleted messages in their former places. The other messages keep
 * their places, whether the page was loaded before or after the deletion.
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
