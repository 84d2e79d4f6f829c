import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** Members who can receive money, the upline first, and the amount left for today. */
export const counterpartiesQuery = () =>
  read('/wps/transfers/counterparties', { query: { pageSize: 100 } })

/** A member of an agent's team at any level. */
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

export const refetchAfterTransfer = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
