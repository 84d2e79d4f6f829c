import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'

type PayoutAccounts = Value<'GET /wps/payoutAccounts'>
export type PayoutAccount = PayoutAccounts['items'][number]

/** Where withdrawals can be paid to, the default first. */
export const accountsQuery = () => read('/wps/payoutAccounts', {})

/** Asks for the accounts again after they have changed. */
export const refetchAccounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: accountsQuery().queryKey })

/** Shows the accounts that a call has answered with. */
export const putAccounts = (client: QueryClient, accounts: PayoutAccounts): void =>
  void client.setQueryData<PayoutAccounts>(accountsQuery().queryKey, accounts)
