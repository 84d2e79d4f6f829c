/** Redemption of points for goods: requested, then approved or rejected (PTS-01, PTS-06). */

import { holdOpen } from '../../accounts/closing/closedAccounts.ts'
import { sendMessage } from '../../accounts/messages/messages.ts'
import type { Collections, DomainTables } from '../../base/collections/collections.ts'
import type { Goods } from '../../base/content/goods.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { RowOf } from '../../base/storage/store.ts'
import { message, type Texts } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { getLocked } from '../../money/ledger/lockMember.ts'
import { post, spend, toMovement } from '../../money/ledger/post.ts'
import { changePoints, spendPoints } from './pointLedger.ts'

export type Redemption = RowOf<Collections['pointRedemptions']>

export type RedeemStatus = 'IN_PROCESS' | 'APPROVED' | 'REJECTED'

const minute = 60_000
/** Time until a redemption is decided, in milliseconds. */
const decidedAfter: Record<Goods['type'], number> = { BONUS: minute, PHYSICAL: dayLength }

const house = { kind: 'house', name: 'points' } as const
const main = (memberId: string) => ({ kind: 'main', memberId }) as const

const findGoods = ({ content }: Pick<Context, 'content'>, goodsId: string): Goods | undefined =>
  content.goods.find(({ id }) => id === goodsId)

/** Remaining stock of an item. */
export async function stockOf(
  { goodsTaken }: Pick<DomainTables, 'goodsTaken'>,
  { id, stock }: Pick<Goods, 'id' | 'stock'>,
): Promise<number> {
  return stock - ((await goodsTaken.get(id))?.taken ?? 0)
}

async function takeFromStock(tables: DomainTables, id: string, count: number): Promise<void> {
  const row = await tables.goodsTaken.get(id)
  if (row) await tables.goodsTaken.update(id, { taken: row.taken + count })
  else await tables.goodsTaken.insert({ id, taken: count })
}

/** Name of goods with their size; undefined if the size is missing or not offered. */
function nameInSize({ name, sizes }: Goods, size: string | undefined): Texts | undefined {
  if (sizes === undefined) return size === undefined ? name : undefined
  if (size === undefined || !sizes.includes(size)) return undefined
  return message('points.inSize', { name, size })
}

type RedemptionOrder = {
  memberId: string
  goodsId: string
  quantity: number
  /** One of the sizes of the goods; undefined for goods without sizes. */
  size: string | undefined
  receiver: Redemption['receiver']
}

type RedemptionCode =
  | 'NOT_FOUND'
  | 'RECEIVER_MISSING'
  | 'OUT_OF_STOCK'
  | 'INSUFFICIENT_POINTS'
  | 'INSUFFICIENT_BALANCE'

/**
 * Requests goods: deducts points, money and stock immediately, and schedules the decision.
 * @throws {Rejection} if the goods or the receiver are missing, or points, money or stock are
 * insufficient; the caller must let it propagate.
 */
export async function redeem(
  context: Context<RedemptionCode>,
  tables: DomainTables,
  announce: Announce,
  { memberId, goodsId, quantity, size, receiver }: RedemptionOrder,
): Promise<Redemption> {
  const goods = findGoods(context, goodsId)
  if (!goods) context.reject('NOT_FOUND')
  await holdOpen(tables, memberId)
  const { type } = goods
  const name = nameInSize(goods, size)
  if (!name) context.reject('NOT_FOUND')
  if (type === 'PHYSICAL' && !receiver) context.reject('RECEIVER_MISSING')
  if ((await stockOf(tables, goods)) < quantity) context.reject('OUT_OF_STOCK')
  const at = context.now()
  const id = idInTime(context, 'pr')
  const [points, amount] = [goods.points * quantity, goods.amount * quantity]
  const change = { memberId, type: 'REDEEM', points: -points, reference: id } as const
  await spendPoints(context, tables, change)
  if (amount > 0) {
    const movement = toMovement('POINTS', id, { from: main(memberId), to: house, amount })
    await spend(context, tables, announce, movement)
  }
  await takeFromStock(tables, goodsId, quantity)
  const row: Redemption = {
    id,
    memberId,
    goodsId,
    type,
    name,
    quantity,
    points,
    amount,
    status: 'IN_PROCESS',
    receiver: type === 'PHYSICAL' ? receiver : null,
    appliedAt: at,
    decidedAt: null,
  }
  await tables.pointRedemptions.insert(row)
  const dueAt = at + decidedAfter[type]
  await planJob(context, tables, { kind: 'decideRedemption', subject: id, dueAt })
  return row
}

/** Returns the points, money and stock of a redemption. */
async function giveBack(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { id, memberId, goodsId, quantity, points, amount }: Redemption,
): Promise<void> {
  const change = { memberId, type: 'REDEEM_RETURNED', points, reference: id } as const
  await changePoints(context, tables, change)
  if (amount > 0) {
    const movement = toMovement('POINTS', id, { from: house, to: main(memberId), amount })
    await post(context, tables, announce, movement)
  }
  await takeFromStock(tables, goodsId, -quantity)
}

/**
 * Scheduled job that approves or rejects a redemption. An approval pays out the bonus if a bonus
 * was redeemed. A rejection returns points, money and stock.
 */
export const decideRedemption: JobHandler = async (context, tables, announce, { subject }) => {
  const asked = await getLocked(tables, tables.pointRedemptions, subject)
  if (asked?.status !== 'IN_PROCESS') return
  const isRejected = context.provocations.rejects(asked.receiver?.address ?? '')
  const status: RedeemStatus = isRejected ? 'REJECTED' : 'APPROVED'
  const decidedAt = context.now()
  const isMine = await tables.pointRedemptions.update(
    ...([subject, { status, decidedAt }, { status: 'IN_PROCESS' }] as const),
  )
  if (!isMine) return
  const { memberId, name, quantity } = asked
  const worth = (findGoods(context, asked.goodsId)?.worth ?? 0) * quantity
  if (status === 'REJECTED') await giveBack(context, tables, announce, asked)
  else if (worth > 0) {
    const movement = toMovement('POINTS', subject, {
      from: house,
      to: main(memberId),
      amount: worth,
    })
    await post(context, tables, announce, movement)
  }
  const id = status === 'APPROVED' ? 'points.redemptionApproved' : 'points.redemptionRejected'
  await sendMessage(context, tables, announce, {
    memberId,
    kind: 'PROMOTION',
    title: message(`${id}.title`),
    body: message(`${id}.body`, { name }),
    opens: '/member/redemptions',
  })
}
