import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import type { Goods } from '../../domain/base/content/goods.ts'
import { pageOf, pageOfRows } from '../../domain/base/storage/pageOf.ts'
import { languageOf, type TextLanguage, textIn } from '../../domain/base/texts/texts.ts'
import { convertPoints } from '../../domain/play/points/convertPoints.ts'
import { type Redemption, redeem, stockOf } from '../../domain/play/points/redeem.ts'
import type { Behaviour } from '../../gen/behaviour.ts'
import type { Images } from '../../providers.ts'
import { answer, fault } from '../../server/handler.ts'
import { onceByRules } from '../../server/onceByRules.ts'
import { rejectWrongPaymentPassword } from '../base/paymentPasswordRejection.ts'
import { timeText } from '../base/rewardShapes.ts'

type Schemas = components['schemas']

const newestFirst = { column: 'appliedAt', direction: 'descending' } as const

const showGoods = (
  goods: Goods,
  left: number,
  { language, images }: { language: TextLanguage; images: Images | undefined },
): Schemas['Goods'] => ({
  id: goods.id,
  type: goods.type,
  points: goods.points,
  amount: toDecimal(goods.amount),
  name: textIn(goods.name, language),
  description: textIn(goods.description, language),
  stock: left,
  imageUrl: images?.banner(goods.id) ?? '',
  ...(goods.sizes && { sizes: [...goods.sizes] }),
})

function showRedemption(row: Redemption, language: TextLanguage): Schemas['RedeemRecord'] {
  const { id, appliedAt, name, quantity, points, amount, decidedAt } = row
  return {
    referenceNo: id,
    appliedAt: timeText(appliedAt),
    name: textIn(name, language),
    // The cast is safe: only `redeem` writes the type.
    type: row.type as Goods['type'],
    // The cast is safe: only `redeem` and `decideRedemption` write the status.
    status: row.status as Schemas['RedeemRecord']['status'],
    quantity,
    points,
    amount: toDecimal(amount),
    ...(decidedAt !== null && { decidedAt: timeText(decidedAt) }),
  }
}

export const pointsMall = {
  'GET /wps/relay/MCS2_getPointReward': async ({ context, query, headers }) => {
    const { page = 1, pageSize = 20, type } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const wanted = context.content.goods.filter((one) => type === undefined || one.type === type)
    const { items, ...rest } = pageOf(wanted, { page, pageSize })
    const { images } = context.providers
    const shown = items.map(async (goods) =>
      showGoods(goods, await stockOf(context.store, goods), { language, images }),
    )
    return answer({ items: await Promise.all(shown), ...rest })
  },
  'GET /wps/relay/MCS2_getRedeemPointList': async ({ context, query, headers, caller }) => {
    const { page = 1, pageSize = 20, status } = query ?? {}
    const language = languageOf(headers?.['Accept-Language'])
    const where = { memberId: caller.member.id, ...(status && { status }) }
    const wanted = { where, orderBy: newestFirst }
    return answer(
      await pageOfRows(context.store.pointRedemptions, wanted, { page, pageSize }, (row) =>
        showRedemption(row, language),
      ),
    )
  },
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward': (call) => {
    const { context, body, caller, headers } = call
    const { member } = caller
    return onceByRules(
      call,
      'redeemPoints',
      async (tables, announce) => {
        const { goodsId, quantity, size, receiver = null } = body
        const asked = { memberId: member.id, goodsId, quantity, size, receiver }
        const redeemed = await redeem(context, tables, announce, asked)
        return showRedemption(redeemed, languageOf(headers['Accept-Language']))
      },
      () => rejectWrongPaymentPassword(context, member, body.paymentPassword),
    )
  },
  'GET /wps/postalCodes/{postalCode}': async ({ context, path }) => {
    const address = await context.providers.findAddress?.(path.postalCode)
    return address ? answer(address) : fault('NOT_FOUND')
  },
  'POST /wps/relay/passwordCheck/MCS2_convertPoint': (call) =>
    onceByRules(
      call,
      'convertPoints',
      async (tables, announce) => {
        const { points } = call.body
        const which = { memberId: call.caller.member.id, points }
        const converted = await convertPoints(call.context, tables, announce, which)
        return { points, amount: toDecimal(converted.amount), balance: converted.balance }
      },
      () => rejectWrongPaymentPassword(call.context, call.caller.member, call.body.paymentPassword),
    ),
} satisfies Pick<
  Behaviour,
  | 'GET /wps/relay/MCS2_getPointReward'
  | 'GET /wps/relay/MCS2_getRedeemPointList'
  | 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'
  | 'GET /wps/postalCodes/{postalCode}'
  | 'POST /wps/relay/passwordCheck/MCS2_convertPoint'
>
