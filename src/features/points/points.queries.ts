import type { QueryClient } from '@tanstack/react-query'
import { goodsListLimits } from '../../api/gen/limits.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type Goods = Value<'GET /wps/relay/MCS2_getPointReward'>['items'][number]
export type PointConfig = Value<'GET /wps/relay/MCS2_getPointConfig'>

/**
 * Query of the items of the mall, as many as the API returns at once. The response is the same for
 * every user.
 */
export const goodsQuery = () =>
  read('/wps/relay/MCS2_getPointReward', { query: { pageSize: goodsListLimits.pageSize.maximum } })

export const pointBalanceQuery = () => read('/wps/relay/MCS2_getPointBalance', {})

/** Query of the ratios at which points are earned, and of the points' value. */
export const pointConfigQuery = () => read('/wps/relay/MCS2_getPointConfig', {})

/** Query of the newest redemptions, which include a redemption that was just sent. */
export const newestRedemptionsQuery = () =>
  read('/wps/relay/MCS2_getRedeemPointList', { query: { page: 1, pageSize: 20 } })

const paths = [
  '/wps/relay/MCS2_getPointBalance',
  '/wps/relay/MCS2_getPointReward',
  '/wps/relay/MCS2_getRedeemPointList',
  '/wps/relay/ODSFE2_MemTransDet',
  '/wps/v2/wallets',
  '/wps/v2/wallets/balance',
] as const

/** Refetches all data about points after a redemption or conversion, even if it was rejected. */
export const refetchPoints = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
