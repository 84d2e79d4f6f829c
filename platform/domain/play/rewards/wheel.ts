/**
 * Prize wheel (PROMO-07): deposits and missions earn tickets for spins, and the odds of all prizes
 * are shown.
 */

import { randomBelow } from '../../base/chance/chance.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Wheel, WheelPrize } from '../../base/content/wheel.ts'
import type { Context } from '../../base/context/context.ts'
import { idInTime } from '../../base/context/ids.ts'
import { allowsBonuses } from '../../base/platform/markets.ts'
import { isOn } from '../../base/platform/platform.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import type { Announce } from '../../base/storage/events.ts'
import { lockMember } from '../../money/ledger/lockMember.ts'
import { changePoints } from '../points/pointLedger.ts'
import { payReward } from './claimReward.ts'

const placesOf = (prizes: readonly WheelPrize[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Prize at a place of the wheel.
 * @param place from 0 to below the sum of all weights.
 * @throws {RangeError} if the place does not exist.
 */
export function prizeAt(prizes: readonly WheelPrize[], place: number): WheelPrize {
  let before = 0
  for (const prize of prizes) {
    before += prize.weight
    if (place < before) return prize
  }
  throw new RangeError(`The wheel has no place ${place}`)
}

type TicketTables = Pick<DomainTables, 'wheelTickets'>

/** Adds tickets to a member; a negative count takes them. */
export async function addTickets(
  tables: TicketTables,
  memberId: string,
  count: number,
): Promise<void> {
  const kept = await tables.wheelTickets.get(memberId)
  const tickets = (kept?.tickets ?? 0) + count
  if (tickets < 0) throw new RangeError(`${memberId} has too few tickets`)
  if (kept) await tables.wheelTickets.update(memberId, { tickets })
  else await tables.wheelTickets.insert({ id: memberId, tickets, towardsNext: 0 })
}

/** Sum of deposits that earns a ticket, in minor units; undefined where deposits earn none. */
export async function depositPerTicketOf(
  tables: Pick<DomainTables, 'settings'>,
  wheel: Wheel | undefined,
): Promise<number | undefined> {
  const platform = await readPlatform(tables)
  const isOffered = isOn(platform, 'WHEEL3') && allowsBonuses(platform.market, ['DEPOSIT'])
  return isOffered ? wheel?.depositPerTicket : undefined
}

/**
 * Counts a deposit towards tickets. Deposits earn none without a wheel, while its platform module
 * is off, or where the market forbids bonuses for deposits.
 * @param amount in minor units.
 */
export async function earnTickets(
  tables: TicketTables & Pick<DomainTables, 'settings'>,
  wheel: Wheel | undefined,
  { memberId, amount }: { memberId: string; amount: number },
): Promise<void> {
  const depositPerTicket = await depositPerTicketOf(tables, wheel)
  if (depositPerTicket === undefined) return
  const kept = await tables.wheelTickets.get(memberId)
  const towards = (kept?.towardsNext ?? 0) + amount
  await addTickets(tables, memberId, Math.floor(towards / depositPerTicket))
  await tables.wheelTickets.update(memberId, { towardsNext: towards % depositPerTicket })
}

export type SpinRow = { id: string; prize: WheelPrize; at: number }

/**
 * Spins the wheel for one ticket and pays the prize in the same transaction.
 * @throws {Rejection} if the member has no ticket or there is no wheel.
 */
export async function spin(
  context: Context<'NO_TICKETS'>,
  tables: DomainTables,
  announce: Announce,
  memberId: string,
): Promise<{ spin: SpinRow; tickets: number }> {
  const { wheel } = context.content
  if (!wheel) context.reject('NO_TICKETS')
  await lockMember(tables, memberId)
  const kept = await tables.wheelTickets.get(memberId)
  if (!kept || kept.tickets < 1) context.reject('NO_TICKETS')
  await addTickets(tables, memberId, -1)
  const place = randomBelow(context.randomBytes, placesOf(wheel.prizes))
  const prize = prizeAt(wheel.prizes, place)
  const at = context.now()
  const id = idInTime(context, 'ws')
  await tables.wheelSpins.insert({ id, memberId, prizeId: prize.id, at })
  const reference = id
  if (prize.kind === 'MONEY') {
    const reward = { memberId, kind: 'WHEEL', amount: prize.worth, reference } as const
    await payReward(context, tables, announce, reward)
  }
  if (prize.kind === 'POINTS') {
    const change = { memberId, type: 'WHEEL', points: prize.worth, reference } as const
    await changePoints(context, tables, change)
  }
  if (prize.kind === 'TICKET') await addTickets(tables, memberId, prize.worth)
  const left = await tables.wheelTickets.get(memberId)
  return { spin: { id, prize, at }, tickets: left?.tickets ?? 0 }
}
