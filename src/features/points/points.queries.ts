import type { QueryClient } from '@tanstack/react-query'
import { goodsListLimits } from '../../api/gen/limits.ts'
import type { Value } from '../../api/operations.ts'
import { read } from '../../api/read.ts'

export type Goods = Value<'GET /wps/relay/MCS2_getPointReward'>['items'][number]
export type PointConfig = Value<'GET /wps/relay/MCS2_getPointConfig'>

/** All goods, the same for everybody: as many as the contract gives at once. */
export const goodsQuery = () =>
  read('/wps/relay/MCS2_getPointReward', { query: { pageSize: goodsListLimits.pageSize.maximum } })

/** The member's points. */
export const pointBalanceQuery = () => read('/wps/relay/MCS2_getPointBalance', {})

/** How points are earned, and what they are worth. */
export const pointConfigQuery = () => read('/wps/relay/MCS2_getPointConfig', {})

/** The newest redemptions, among them the one that was just asked for. */
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

/** Points were spent, or the attempt was rejected for what others did: all of it is read again. */
export const refetchPoints = (client: QueryClient): Promise<unknown> =>
  Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
