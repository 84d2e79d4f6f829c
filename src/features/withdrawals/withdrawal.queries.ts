import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import { askedFieldsQuery } from '../../identity/askedFields/askedFields.queries.ts'

/** Amount that can be withdrawn now, and its terms. */
export const termsQuery = () => read('/wps/withdrawals/terms', {})

export const payoutAccountsQuery = () => read('/wps/payoutAccounts', {})

/** The newest withdrawals, which include those in progress. */
export const newestQuery = () => read('/wps/withdrawals', { query: { page: 1, pageSize: 20 } })

/** Prefetches the form's data while its code loads. */
export const prefetchWithdrawal = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(termsQuery()),
    client.prefetchQuery(newestQuery()),
    client.prefetchQuery(payoutAccountsQuery()),
    client.prefetchQuery(askedFieldsQuery('firstWithdrawal')),
  ])

export const withdrawalQuery = (withdrawalId: string) =>
  read('/wps/withdrawals/{withdrawalId}', { path: { withdrawalId } })

const paths = [
  '/wps/withdrawals',
  '/wps/withdrawals/{withdrawalId}',
  '/wps/withdrawals/terms',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
] as const

/** Invalidates the queries that a change of a withdrawal affects. */
export const refetchAfterWithdrawal = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
