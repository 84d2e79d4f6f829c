import { nameLanguageOf } from '../../domain/base/content/gameNames.ts'
import { allowsBonuses } from '../../domain/base/platform/markets.ts'
import { readPlatform } from '../../domain/base/platform/platformSettings.ts'
import { languageOf } from '../../domain/base/texts/texts.ts'
import type { PointSource } from '../../domain/play/points/pointLedger.ts'
import { pointRecord } from '../../domain/play/points/pointRecord.ts'
import {
  conversionStep,
  leastConversion,
  ratioOf,
  redeemRatio,
} from '../../domain/play/points/pointRules.ts'
import { pointSubject } from '../../domain/play/points/pointSubject.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import { answer } from '../../server/handler.ts'
import { timeText } from '../base/rewardShapes.ts'

export const points = {
  'GET /wps/relay/MCS2_getPointBalance': async ({ context, caller: { member } }) => {
    const account = await context.store.pointAccounts.get(member.id)
    return answer({ points: account?.balance ?? 0 })
  },
  'GET /wps/relay/MCS2_getPointConfig': async ({ context }) => {
    const { market } = await readPlatform(context.store)
    return answer({
      ratios: {
        live: ratioOf('LIVE'),
        lottery: ratioOf('LOTTERY'),
        pvp: ratioOf('PVP'),
        rng: ratioOf('RNG'),
        sports: ratioOf('SPORTS'),
        deposit: allowsBonuses(market, ['DEPOSIT']) ? ratioOf('DEPOSIT') : '0.000',
        redeem: redeemRatio,
      },
      minimumConversion: leastConversion,
      conversionStep,
      expire: false as const,
    })
  },
  'GET /wps/relay/ODSFE2_MemTransDet': async ({ context, query, headers, caller: { member } }) => {
    const { from, to, ...wanted } = query ?? {}
    const preferences = headers?.['Accept-Language']
    const languages = { names: nameLanguageOf(preferences), texts: languageOf(preferences) }
    const { items, ...place } = await pointRecord(context.store, member.id, {
      ...wanted,
      ...(from !== undefined && { from: Date.parse(from) }),
      ...(to !== undefined && { to: Date.parse(to) }),
    })
    const shown = items.map(async (row) => {
      const subject = await pointSubject(context, context.store, row, languages)
      return {
        changedPoints: row.changed,
        balance: row.balanceAfter,
        // The cast is safe: only `changePoints` writes the type.
        type: row.type as PointSource,
        ...(subject !== undefined && { subject }),
        reference: row.reference,
        at: timeText(row.at),
      }
    })
    return answer({ ...place, items: await Promise.all(shown) })
  },
} satisfies Pick<
  Behaviour,
  | 'GET /wps/relay/MCS2_getPointBalance'
  | 'GET /wps/relay/MCS2_getPointConfig'
  | 'GET /wps/relay/ODSFE2_MemTransDet'
>
