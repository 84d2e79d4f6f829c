import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

type PayoutAccounts = Value<'GET /wps/payoutAccounts'>
export type PayoutAccount = PayoutAccounts['items'][number]

/** Payout accounts, the default first. */
export const accountsQuery = () => read('/wps/payoutAccounts', {})

export const refetchAccounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: accountsQuery().queryKey })

/** Puts the accounts of a response into the cache. */
export const putAccounts = (client: QueryClient, accounts: PayoutAccounts): void =>
  void client.setQueryData<PayoutAccounts>(accountsQuery().queryKey, accounts)
