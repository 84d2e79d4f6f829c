import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** Query of the number of unread messages (MEM-20); disabled for trial members (ROLE-15). */
export const unreadCountQuery = () => read('/wps/relay/CSP_unreadCount', {})

export const messageKinds = ['SYSTEM', 'MONEY', 'PROMOTION', 'AGENT'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Filter of the inbox by kind and by unread state. */
export type InboxFilter = { isUnread: boolean; kind: MessageKind | undefined }

/** Query of a page of the inbox, the newest first. */
export const inboxQuery = (page: number, { isUnread: unread, kind }: InboxFilter) =>
  read('/wps/messages', {
    query: { page, pageSize: inboxPageSize, ...(unread && { unread }), ...(kind && { kind }) },
  })

export const inboxPageSize = 20

/** Query of a message with its full text. The server marks the message as read. */
export const messageQuery = (messageId: string) =>
  read('/wps/messages/{messageId}', { path: { messageId } })

/** Refetches the lists and the unread number after messages have changed. */
export const refetchInbox = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['/wps/messages', '/wps/relay/CSP_unreadCount'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
