/** Raffles: players get one ticket a week, and one ticket wins (API-59). */

import { sendMessage } from '../../accounts/messages/messages.ts'
import { randomBelow } from '../../base/chance/chance.ts'
import type { WorldTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { dayLength, dayOf, startOfWeek } from '../../base/time/marketTime.ts'
import type { World } from '../../base/world/world.ts'
import { turnoverOf } from '../../money/ledger/turnover.ts'
import type { RuleRejection } from '../rejection.ts'
import { grantReward } from './grantReward.ts'

const numbers = 1_000_000
const claimable = 30 * dayLength

export type Ticket = { promotionId: string; number: number; drawsAt: number; prize: number }
type RaffleRejection = RuleRejection<'NOT_FOUND' | 'ALREADY_CLAIMED' | 'NOT_ELIGIBLE'>

/** Gives a member their ticket of this week's draw. */
export async function claimTicket(
  world: World,
  tables: WorldTables,
  { memberId, promotionId }: { memberId: string; promotionId: string },
): Promise<Ticket | RaffleRejection> {
  const raffle = world.content.raffles.find((one) => one.promotionId === promotionId)
  if (!raffle) return { rejection: 'NOT_FOUND' }
  const now = world.now()
  const from = startOfWeek(now)
  const drawsAt = from + 7 * dayLength
  const drawId = `${promotionId}/${dayOf(from)}`
  const id = `${drawId}/${memberId}`
  if (await tables.raffleTickets.get(id)) return { rejection: 'ALREADY_CLAIMED' }
  const turnover = await turnoverOf(tables, memberId, { from, to: drawsAt })
  if (turnover < raffle.turnover) return { rejection: 'NOT_ELIGIBLE' }
  const isFirst = (await tables.raffleTickets.count({ drawId })) === 0
  const number = await freeNumber(world, tables, drawId)
  await tables.raffleTickets.insert({ id, drawId, memberId, number, at: now })
  // Two who are first at once plan it twice: the second draw finds that it was made.
  if (isFirst) await planJob(world, tables, { kind: 'drawRaffle', subject: drawId, dueAt: drawsAt })
  return { promotionId, number, drawsAt, prize: raffle.prize }
}

async function freeNumber(
  { randomBytes }: Pick<World, 'randomBytes'>,
  { raffleTickets }: Pick<WorldTables, 'raffleTickets'>,
  drawId: string,
): Promise<number> {
  for (;;) {
    const number = randomBelow(randomBytes, numbers)
    if ((await raffleTickets.count({ drawId, number })) === 0) return number
  }
}

/**
 * Draws one ticket of a week, whose member gets the prize; of a raffle that is not given any more,
 * none.
 */
export const drawRaffle: JobHandler = async (world, tables, announce, { subject }) => {
  const { raffles } = world.content
  const raffle = raffles.find(({ promotionId }) => subject.startsWith(`${promotionId}/`))
  if (!raffle) return
  const where = { drawId: subject }
  const count = await tables.raffleTickets.count(where)
  if (count === 0 || (await tables.settings.get(`raffle/${subject}`))) return
  const offset = randomBelow(world.randomBytes, count)
  const orderBy = { column: 'number', direction: 'ascending' } as const
  const [winner] = await tables.raffleTickets.find({ where, orderBy, offset, limit: 1 })
  if (!winner) return
  const { memberId, number } = winner
  const drawn = { id: `raffle/${subject}`, value: { memberId, number }, updatedAt: world.now() }
  await tables.settings.insert(drawn)
  const { prize } = raffle
  await grantPrize(world, tables, announce, { memberId, drawId: subject, number, prize })
}

type Win = { memberId: string; drawId: string; number: number; prize: number }

async function grantPrize(
  world: World,
  tables: WorldTables,
  announce: Announce,
  { memberId, drawId, number, prize }: Win,
): Promise<void> {
  const expiresAt = world.now() + claimable
  const reward = { memberId, kind: 'RAFFLE', amount: prize, reference: drawId, expiresAt } as const
  await grantReward(world, tables, reward)
  const shown = String(number).padStart(6, '0')
  await sendMessage(world, tables, announce, {
    memberId,
    kind: 'PROMOTION',
    title: { pt: 'Você ganhou o sorteio da semana!', en: 'You have won the weekly raffle!' },
    body: {
      pt: `O bilhete ${shown} foi sorteado. O prêmio espera por você na central de recompensas.`,
      en: `Ticket ${shown} was drawn. Your prize is waiting in the reward centre.`,
    },
  })
}
