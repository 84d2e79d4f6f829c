import type { QueryClient } from '@tanstack/react-query'

const changedByClaim = [
  '/wps/referral',
  '/wps/referral/commissions',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
] as const

/** Invalidates the queries that a claim of commissions changes. */
export const refetchReferral = (client: QueryClient): Promise<unknown> =>
  Promise.all(changedByClaim.map((path) => client.invalidateQueries({ queryKey: [path] })))
