import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

export type MemberSession = Value<'GET /wps/member/sessions'>['items'][number]
export type LoginRecord = Value<'GET /wps/member/loginHistory'>['items'][number]

/** Number of entries per page in the panels of sessions and logins. */
export const panelPageSize = 10

const pageOf = (page: number) => ({ query: { page, pageSize: panelPageSize } })

/** Query of the member's sessions, the newest first. */
export const sessionsQuery = (page: number) => read('/wps/member/sessions', pageOf(page))

/** Query of logins and failed attempts, the newest first. */
export const loginsQuery = (page: number) => read('/wps/member/loginHistory', pageOf(page))

/** Refetches the sessions after one was ended. */
export const refetchSessions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [sessionsQuery(1).queryKey[0]] })
