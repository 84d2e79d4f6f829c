import type { Behaviour } from '../gen/behaviour.ts'
import { answer } from '../server/handler.ts'
import { pageOfRows } from '../world/base/storage/pageOf.ts'
import type { PointSource } from '../world/play/points/pointLedger.ts'
import {
  conversionStep,
  leastConversion,
  ratioOf,
  redeemRatio,
} from '../world/play/points/pointRules.ts'
import { periodOf } from './periodOf.ts'
import { timeText } from './rewardShapes.ts'

const newestFirst = { column: 'at', direction: 'descending' } as const

export const points = {
  'GET /wps/relay/MCS2_getPointBalance': async ({ world, caller: { member } }) => {
    const account = await world.store.pointAccounts.get(member.id)
    return answer({ points: account?.balance ?? 0 })
  },
  'GET /wps/relay/MCS2_getPointConfig': () =>
    answer({
      ratios: {
        live: ratioOf('LIVE'),
        lottery: ratioOf('LOTTERY'),
        pvp: ratioOf('PVP'),
        rng: ratioOf('RNG'),
        sports: ratioOf('SPORTS'),
        deposit: ratioOf('DEPOSIT'),
        redeem: redeemRatio,
      },
      minimumConversion: leastConversion,
      conversionStep,
      expire: false as const,
    }),
  'GET /wps/relay/ODSFE2_MemTransDet': async ({ world, query, caller: { member } }) => {
    const { page = 1, pageSize = 20, type, from, to } = query ?? {}
    const period = periodOf('at', { ...(from && { from }), ...(to && { to }) })
    const where = { memberId: member.id, ...period, ...(type && { type }) }
    const wanted = { where, orderBy: newestFirst }
    return answer(
      await pageOfRows(world.store.pointEntries, wanted, { page, pageSize }, (row) => ({
        changedPoints: row.changed,
        balance: row.balanceAfter,
        // Only `changePoints` writes it.
        type: row.type as PointSource,
        reference: row.reference,
        at: timeText(row.at),
      })),
    )
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/relay/MCS2_getPointBalance'
  | 'GET /wps/relay/MCS2_getPointConfig'
  | 'GET /wps/relay/ODSFE2_MemTransDet'
>
