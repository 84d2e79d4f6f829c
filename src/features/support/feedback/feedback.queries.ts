import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

export type FeedbackForm = Value<'GET /wps/feedback/types'>
export type Ticket = Value<'GET /wps/feedback/{feedbackId}'>
export type TicketSummary = Value<'GET /wps/feedback'>['items'][number]

/** Topics of the feedback form and the limits of its text. */
export const feedbackFormQuery = () => read('/wps/feedback/types', {})

export const ticketsPageSize = 10

/** A page of the member's tickets, newest first. */
export const ticketsQuery = (page: number) =>
  read('/wps/feedback', { query: { page, pageSize: ticketsPageSize } })

export const ticketQuery = (feedbackId: string) =>
  read('/wps/feedback/{feedbackId}', { path: { feedbackId } })

/** Invalidates the list of tickets and the conversations. */
export const refetchTickets = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    ['/wps/feedback', '/wps/feedback/{feedbackId}'].map((path) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
