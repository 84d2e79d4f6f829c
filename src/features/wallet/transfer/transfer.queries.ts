import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../../api/read.ts'

/** Whom the member may send to, the upline first, and how much is left of today. */
export const counterpartiesQuery = () => read('/wps/transfers/counterparties', { query: {} })

const paths = [
  '/wps/transfers',
  '/wps/transfers/counterparties',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
] as const

/** Money was sent: what it has changed is asked for again. */
export const refetchAfterTransfer = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
