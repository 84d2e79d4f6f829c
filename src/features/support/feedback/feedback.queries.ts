import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

export type FeedbackForm = Value<'GET /wps/feedback/types'>
export type Ticket = Value<'GET /wps/feedback/{feedbackId}'>
export type TicketSummary = Value<'GET /wps/feedback'>['items'][number]

/** What the form asks for, and how long a text may be. */
export const feedbackFormQuery = () => read('/wps/feedback/types', {})

/** Tickets on a page of the list. */
export const ticketsPageSize = 10

/** A page of the member's tickets, the newest first. */
export const ticketsQuery = (page: number) =>
  read('/wps/feedback', { query: { page, pageSize: ticketsPageSize } })

/** One ticket with its conversation. */
export const ticketQuery = (feedbackId: string) =>
  read('/wps/feedback/{feedbackId}', { path: { feedbackId } })

/** Something was written or closed: the list and the conversation are asked for again. */
export const refetchTickets = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['/wps/feedback', '/wps/feedback/{feedbackId}'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
