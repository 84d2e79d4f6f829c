/** The wheel (PROMO-07): tickets come with deposits and missions, and every prize shows its odds. */
import type { components } from '../../../../src/api/gen/paths.ts'
import { randomBelow } from '../../base/chance/chance.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { Texts } from '../../base/texts/texts.ts'
import { idInTime } from '../../base/world/ids.ts'
import type { World } from '../../base/world/world.ts'
import { changePoints } from '../points/pointLedger.ts'
import type { Refused } from '../rejection.ts'
import { payReward } from './claimReward.ts'

export type WheelPrize = {
  id: string
  label: Texts
  kind: components['schemas']['WheelPrize']['kind']
  /** Of 10,000 spins, how many win it. */
  weight: number
  /** Minor units of money, points or tickets. */
  worth: number
}

/** Minor units of deposits that a ticket comes with. */
export const depositPerTicket = 10_000

const money = (amount: number, label: string, weight: number): WheelPrize => ({
  id: `money-${amount / 100}`,
  label: { pt: label, en: label },
  kind: 'MONEY',
  weight,
  worth: amount,
})

/** Clockwise. */
export const wheelPrizes: readonly WheelPrize[] = [
  money(100, 'R$ 1,00', 2_600),
  {
    id: 'points-50',
    kind: 'POINTS',
    weight: 2_000,
    worth: 50,
    label: { pt: '50 pontos', en: '50 points' },
  },
  money(500, 'R$ 5,00', 1_200),
  {
    id: 'nothing',
    kind: 'NOTHING',
    weight: 2_400,
    worth: 0,
    label: { pt: 'Não foi dessa vez', en: 'Not this time' },
  },
  money(2_000, 'R$ 20,00', 250),
  {
    id: 'ticket-1',
    kind: 'TICKET',
    weight: 1_500,
    worth: 1,
    label: { pt: 'Gire de novo', en: 'Spin again' },
  },
  money(10_000, 'R$ 100,00', 49),
  money(500_000, 'R$ 5.000,00', 1),
]

const allWeights = wheelPrizes.reduce((sum, { weight }) => sum + weight, 0)

/** The prize at a place of the wheel. @param place from 0 to below 10,000. */
export function prizeAt(place: number): WheelPrize {
  let before = 0
  for (const prize of wheelPrizes) {
    before += prize.weight
    if (place < before) return prize
  }
  throw new RangeError(`The wheel has no place ${place}`)
}

type TicketTables = Pick<WorldTables, 'wheelTickets'>

/** Gives a member tickets, or (with a negative number) takes them. */
export async function addTickets(
  tables: TicketTables,
  memberId: string,
  count: number,
): Promise<{ tickets: number } | Refused<'NO_TICKETS'>> {
  const kept = await tables.wheelTickets.get(memberId)
  const tickets = (kept?.tickets ?? 0) + count
  if (tickets < 0) return { refused: 'NO_TICKETS' }
  if (kept) await tables.wheelTickets.update(memberId, { tickets })
  else await tables.wheelTickets.insert({ id: memberId, tickets, towardsNext: 0 })
  return { tickets }
}

/** Counts a deposit towards tickets. @param amount minor units. */
export async function earnTickets(
  tables: TicketTables,
  memberId: string,
  amount: number,
): Promise<void> {
  const kept = await tables.wheelTickets.get(memberId)
  const towards = (kept?.towardsNext ?? 0) + amount
  await addTickets(tables, memberId, Math.floor(towards / depositPerTicket))
  await tables.wheelTickets.update(memberId, { towardsNext: towards % depositPerTicket })
}

export type SpinRow = { id: string; prize: WheelPrize; at: number }

/** Spins for one ticket; what is won is paid in the same transaction. */
export async function spin(
  world: World,
  tables: WorldTables,
  announce: Announce,
  memberId: string,
): Promise<{ spin: SpinRow; tickets: number } | Refused<'NO_TICKETS'>> {
  const paid = await addTickets(tables, memberId, -1)
  if ('refused' in paid) return paid
  const prize = prizeAt(randomBelow(world.randomBytes, allWeights))
  const at = world.now()
  const id = idInTime(world, 'ws')
  await tables.wheelSpins.insert({ id, memberId, prizeId: prize.id, at })
  const reference = id
  if (prize.kind === 'MONEY') {
    const reward = { memberId, kind: 'WHEEL', amount: prize.worth, reference } as const
    await payReward(world, tables, announce, reward)
  }
  if (prize.kind === 'POINTS') {
    const change = { memberId, type: 'WHEEL', changed: prize.worth, reference } as const
    await changePoints(world, tables, change)
  }
  if (prize.kind === 'TICKET') await addTickets(tables, memberId, prize.worth)
  const left = await tables.wheelTickets.get(memberId)
  return { spin: { id, prize, at }, tickets: left?.tickets ?? 0 }
}
