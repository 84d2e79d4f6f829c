import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** How many messages are unread (MEM-20); no call for a trial member (ROLE-15). */
export const unreadCountQuery = () => read('/wps/relay/CSP_unreadCount', {})

export const messageKinds = ['SYSTEM', 'MONEY', 'PROMOTION', 'AGENT'] as const
export type MessageKind = (typeof messageKinds)[number]

/** What the inbox shows: of all kinds or of one, whatever was read of them or not. */
export type InboxFilter = { isUnread: boolean; kind: MessageKind | undefined }

/** A page of the inbox, the newest first. */
export const inboxQuery = (page: number, { isUnread: unread, kind }: InboxFilter) =>
  read('/wps/messages', {
    query: { page, pageSize: inboxPageSize, ...(unread && { unread }), ...(kind && { kind }) },
  })

/** Messages on a page of the inbox. */
export const inboxPageSize = 20

/** A message whole, which is read from then on. */
export const messageQuery = (messageId: string) =>
  read('/wps/messages/{messageId}', { path: { messageId } })

/** Something was read: the lists and the count are asked for again. */
export const refetchInbox = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['/wps/messages', '/wps/relay/CSP_unreadCount'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
