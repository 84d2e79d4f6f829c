import type { QueryClient } from '@tanstack/react-query'

const changedByClaim = [
  '/wps/referral',
  '/wps/referral/commissions',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
] as const

/** Commissions were claimed: what that has changed is asked for again. */
export const refetchReferral = (client: QueryClient): Promise<unknown> =>
  Promise.all(changedByClaim.map((path) => client.invalidateQueries({ queryKey: [path] })))
