import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** What can be withdrawn now, and on what terms. */
export const termsQuery = () => read('/wps/withdrawals/terms', {})

/** Where withdrawals are paid to. */
export const payoutAccountsQuery = () => read('/wps/payoutAccounts', {})

/** The newest withdrawals: those that are under way are among them. */
export const newestQuery = () => read('/wps/withdrawals', { query: { page: 1, pageSize: 20 } })

/** Asks for what the form begins with, while its code is on the way. */
export const prefetchWithdrawal = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(termsQuery()),
    client.prefetchQuery(newestQuery()),
    client.prefetchQuery(payoutAccountsQuery()),
  ])

/** One withdrawal. */
export const withdrawalQuery = (withdrawalId: string) =>
  read('/wps/withdrawals/{withdrawalId}', { path: { withdrawalId } })

const paths = [
  '/wps/withdrawals',
  '/wps/withdrawals/{withdrawalId}',
  '/wps/withdrawals/terms',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
] as const

/** Something became of a withdrawal: what it has changed is asked for again. */
export const refetchAfterWithdrawal = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
