import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type Wallets = Value<'GET /wps/v2/wallets'>

/** Everything that the member has, by where it lies. */
export const walletsQuery = () => read('/wps/v2/wallets', {})

const paths = [
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets/bonuses',
  '/wps/records/transactions',
] as const

/** Money of the member was moved: what shows it is asked for again, the header's balance too. */
export const refetchWallets = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
