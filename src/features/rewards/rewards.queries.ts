import type { QueryClient } from '@tanstack/react-query'
import { rewardListLimits } from '../../api/gen/limits.ts'
import { read } from '../../api/read.ts'

/** Query of the counts for the badges of the member centre. Trial members must not request them. */
export const rewardCountsQuery = () => read('/wps/rewards/counts', {})

/** Query of the claimable rewards, up to the contract's page limit. */
export const claimableQuery = () =>
  read('/wps/rewards', {
    query: { status: 'CLAIMABLE', pageSize: rewardListLimits.pageSize.maximum },
  })

/** Query of the newest rewards of every status, with the outcome and time of each claim. */
export const newestQuery = () =>
  read('/wps/rewards', { query: { pageSize: rewardListLimits.pageSize.maximum } })

const paths = [
  '/wps/rewards',
  '/wps/rewards/counts',
  '/wps/rebates',
  '/wps/rebates/history',
] as const
const others = [
  '/wps/relay/MCSFE_getMissionSummaryDetails',
  '/wps/relay/MCSFE_getMissionLeaderboard',
  '/wps/vip',
  '/wps/vip/history',
  '/wps/redEnvelopes',
  '/wps/wheel',
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
  '/wps/v2/wallets/bonuses',
  '/wps/relay/MCS2_getPointBalance',
] as const

/** Invalidates the queries that a claim changes. */
export const refetchAfterClaim = (client: QueryClient): Promise<unknown> =>
  Promise.all([...paths, ...others].map((path) => client.invalidateQueries({ queryKey: [path] })))

/** Invalidates the queries that a spin of the wheel changes. */
export const refetchAfterSpin = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    refetchAfterClaim(client),
    client.invalidateQueries({ queryKey: ['/wps/wheel/spins'] }),
  ])

/** Query of the wheel and the member's tickets. */
export const wheelQuery = () => read('/wps/wheel', {})

/** Updates the number of tickets in the cache, before the wheel is fetched again. */
export function showTickets(client: QueryClient, tickets: number): void {
  client.setQueryData(wheelQuery().queryKey, (wheel) => wheel && { ...wheel, tickets })
}
