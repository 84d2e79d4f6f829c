import type { QueryClient } from '@tanstack/react-query'
import { read } from '../../api/read.ts'

/** What the badges of the member centre count; no call for a trial member. */
export const rewardCountsQuery = () => read('/wps/rewards/counts', {})

/** What can be claimed now, as many as the contract gives at once. */
export const claimableQuery = () =>
  read('/wps/rewards', { query: { status: 'CLAIMABLE', pageSize: 100 } })

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
  '/wps/v2/wallets/balance',
  '/wps/v2/wallets',
  '/wps/v2/wallets/bonuses',
] as const

/** Something was claimed: what it has changed is asked for again. */
export const refetchAfterClaim = (client: QueryClient): Promise<unknown> =>
  Promise.all([...paths, ...others].map((path) => client.invalidateQueries({ queryKey: [path] })))
