import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'
import { askedFieldsQuery } from '../../identity/askedFields/askedFields.queries.ts'

/** Query of the deposit methods and of the payer's account. */
export const methodsQuery = () => read('/wps/deposits/methods', {})

/** Query of the newest orders, which include all open orders. */
export const newestDepositsQuery = () => read('/wps/deposits', { query: { page: 1, pageSize: 20 } })

export const depositQuery = (depositId: string) =>
  read('/wps/deposits/{depositId}', { path: { depositId } })

/** Prefetches the form's initial data while its chunk loads. */
export const prefetchDeposit = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(methodsQuery()),
    client.prefetchQuery(newestDepositsQuery()),
    client.prefetchQuery(askedFieldsQuery('firstDeposit')),
  ])

/** Query of the limits that members set for themselves. */
export const playerLimitsQuery = () => read('/wps/member/limits', {})

const paths = [
  '/wps/deposits',
  '/wps/deposits/{depositId}',
  '/wps/member/limits',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
] as const

/** Refetches everything that a change of an order affects. */
export const refetchAfterDeposit = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
