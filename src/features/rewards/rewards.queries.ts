import type { QueryClient } from '@tanstack/react-query'
import { rewardListLimits } from '../../api/gen/limits.ts'
import { read } from '../../api/read.ts'

/** What the badges of the member centre count; no call for a trial member. */
export const rewardCountsQuery = () => read('/wps/rewards/counts', {})

/** What can be claimed now, as many as the contract gives at once. */
export const claimableQuery = () =>
  read('/wps/rewards', {
    query: { status: 'CLAIMABLE', pageSize: rewardListLimits.pageSize.maximum },
  })

/** The newest, claimed and expired ones too: they tell what became of each, and when. */
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

/** Something was claimed: what it has changed is asked for again. */
export const refetchAfterClaim = (client: QueryClient): Promise<unknown> =>
  Promise.all([...paths, ...others].map((path) => client.invalidateQueries({ queryKey: [path] })))

/** The wheel has told what was won. */
export const refetchAfterSpin = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    refetchAfterClaim(client),
    client.invalidateQueries({ queryKey: ['/wps/wheel/spins'] }),
  ])

/** The wheel, with the member's tickets. */
export const wheelQuery = () => read('/wps/wheel', {})

/** Shows as many tickets as are left, before the wheel is read again. */
export function showTickets(client: QueryClient, tickets: number): void {
  client.setQueryData(wheelQuery().queryKey, (wheel) => wheel && { ...wheel, tickets })
}
