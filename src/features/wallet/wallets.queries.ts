import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type Wallets = Value<'GET /wps/v2/wallets'>

/** All balances of the member, by wallet. */
export const walletsQuery = () => read('/wps/v2/wallets', {})

const paths = [
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets/bonuses',
  '/wps/records/transactions',
] as const

/** Invalidates the queries that a movement of money changes, including the header's balance. */
export const refetchWallets = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
