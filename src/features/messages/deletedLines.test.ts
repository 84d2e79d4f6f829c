import { describe, expect, it } from 'vitest'
import { type Deletion, inboxLines, type MessageSummary } from './deletedLines.ts'

const message = (id: number): MessageSummary => ({
  messageId: `ms-${id}`,
  kind: 'SYSTEM',
  title: `Message ${id}`,
  preview: '',
  sentAt: new Date(Date.UTC(2026, 10, 20) - id * 60_000).toISOString(),
  isRead: true,
})
const deletion = (id: number, state: Deletion['state'] = 'deleted'): Deletion => ({
  message: message(id),
  state,
})
const shape = (items: readonly number[], deletions: readonly Deletion[]) =>
  inboxLines(items.map(message), deletions).map(
    ({ kind, message: { messageId } }) => `${kind} ${messageId}`,
  )

describe('deleted messages', () => {
  it('a deleted message keeps its place in the list, before and after the list is refetched', () => {
    const lines = ['message ms-1', 'deletion ms-2', 'message ms-3']
    expect(shape([1, 2, 3], [deletion(2, 'deleting')])).toEqual(lines)
    expect(shape([1, 3], [deletion(2)])).toEqual(lines)
  })

  it('several deleted messages keep their places when messages from the next page fill up the list', () => {
    expect(shape([0, 3, 5], [deletion(4), deletion(1)])).toEqual([
      'message ms-0',
      'deletion ms-1',
      'message ms-3',
      'deletion ms-4',
      'message ms-5',
    ])
  })

  it('a deleted message is shown even if the list is empty', () => {
    expect(shape([], [deletion(1)])).toEqual(['deletion ms-1'])
  })
})
