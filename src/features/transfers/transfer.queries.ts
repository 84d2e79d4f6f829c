import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** Whom the member may send to, the upline first, and how much is left of today. */
export const counterpartiesQuery = () =>
  read('/wps/transfers/counterparties', { query: { pageSize: 100 } })

/** Somebody of an agent's team, at any level of it. */
export const teamMemberQuery = (memberId: string) =>
  read('/wps/agent/downline/{memberId}', { path: { memberId } })

const paths = [
  '/wps/transfers',
  '/wps/transfers/counterparties',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
  '/wps/agent/downline',
  '/wps/agent/downline/{memberId}',
  '/wps/agent/overview',
] as const

/** Money was sent: what it has changed is asked for again. */
export const refetchAfterTransfer = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
