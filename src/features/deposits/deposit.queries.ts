import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** The ways to pay in, and whose account has to pay. */
export const methodsQuery = () => read('/wps/deposits/methods', {})

/** The newest orders: those that wait are among them. */
export const newestDepositsQuery = () => read('/wps/deposits', { query: { page: 1, pageSize: 20 } })

/** One order. */
export const depositQuery = (depositId: string) =>
  read('/wps/deposits/{depositId}', { path: { depositId } })

/** Asks for what the form begins with, while its code is on the way. */
export const prefetchDeposit = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.prefetchQuery(methodsQuery()), client.prefetchQuery(newestDepositsQuery())])

/** The limits that members set for themselves. */
export const playerLimitsQuery = () => read('/wps/member/limits', {})

const paths = [
  '/wps/deposits',
  '/wps/deposits/{depositId}',
  '/wps/member/limits',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
] as const

/** Something became of an order: what it has changed is asked for again. */
export const refetchAfterDeposit = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
