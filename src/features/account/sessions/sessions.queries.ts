import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

export type MemberSession = Value<'GET /wps/member/sessions'>['items'][number]
export type LoginRecord = Value<'GET /wps/member/loginHistory'>['items'][number]

/** Sessions, or log-ins, on a page of their panel. */
export const panelPageSize = 10

const pageOf = (page: number) => ({ query: { page, pageSize: panelPageSize } })

/** Where the member is logged in, the newest first. */
export const sessionsQuery = (page: number) => read('/wps/member/sessions', pageOf(page))

/** Who has logged in and who has tried, the newest first. */
export const loginsQuery = (page: number) => read('/wps/member/loginHistory', pageOf(page))

/** A session was ended: the list is asked for again. */
export const refetchSessions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [sessionsQuery(1).queryKey[0]] })
