/** Raffles: each player can get one ticket a week, and one ticket wins (API-59). */

import { sendMessage } from '../../accounts/messages/messages.ts'
import { randomBelow } from '../../base/chance/chance.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Raffle } from '../../base/content/raffle.ts'
import type { Context } from '../../base/context/context.ts'
import type { Announce } from '../../base/storage/events.ts'
import { message } from '../../base/texts/texts.ts'
import { type JobHandler, planJob } from '../../base/time/jobs.ts'
import { dayLength, dayOf, startOfWeek } from '../../base/time/marketTime.ts'
import { turnoverOf } from '../../money/ledger/turnover.ts'
import { grantReward } from './grantReward.ts'

const numbers = 1_000_000
const claimable = 30 * dayLength

/** Week of a raffle, in milliseconds since 1970. The draw takes place when the next week begins. */
export type RaffleWeek = { drawId: string; startsAt: number; drawsAt: number }

/** Raffle week that contains a time. */
export function raffleWeekAt(promotionId: string, at: number): RaffleWeek {
  const startsAt = startOfWeek(at)
  return {
    drawId: `${promotionId}/${dayOf(startsAt)}`,
    startsAt,
    drawsAt: startsAt + 7 * dayLength,
  }
}

export const ticketId = ({ drawId }: RaffleWeek, memberId: string): string =>
  `${drawId}/${memberId}`

/** Raffle of a promotion; undefined for other promotions. */
export const raffleOf = (
  { content }: Pick<Context, 'content'>,
  promotionId: string,
): Raffle | undefined => content.raffles.find((one) => one.promotionId === promotionId)

/** Ticket number in its printed form. */
export const numberText = (number: number): string => String(number).padStart(6, '0')

type Winner = { memberId: string; number: number }

const winnerId = (drawId: string): string => `raffle/${drawId}`

/** Winner of a week and the winning number; undefined until the draw. */
export async function winnerOf(
  { settings }: Pick<DomainTables, 'settings'>,
  drawId: string,
): Promise<Winner | undefined> {
  const row = await settings.get(winnerId(drawId))
  // The cast is safe: only `drawRaffle` writes this setting.
  return row?.value as Winner | undefined
}

export type Ticket = { promotionId: string; number: number; drawsAt: number; prize: number }
/**
 * Gives a member the ticket for this week's draw.
 * @throws {Rejection} if the member has one already, or has too little turnover in this week.
 */
export async function claimTicket(
  context: Context<'NOT_FOUND' | 'ALREADY_CLAIMED' | 'NOT_ELIGIBLE'>,
  tables: DomainTables,
  { memberId, promotionId }: { memberId: string; promotionId: string },
): Promise<Ticket> {
  const raffle = raffleOf(context, promotionId)
  if (!raffle) context.reject('NOT_FOUND')
  const now = context.now()
  const week = raffleWeekAt(promotionId, now)
  const { drawId, startsAt, drawsAt } = week
  const id = ticketId(week, memberId)
  if (await tables.raffleTickets.get(id)) context.reject('ALREADY_CLAIMED')
  const turnover = await turnoverOf(tables, memberId, { from: startsAt, to: drawsAt })
  if (turnover < raffle.turnover) context.reject('NOT_ELIGIBLE')
  const isFirst = (await tables.raffleTickets.count({ drawId })) === 0
  const number = await freeNumber(context, tables, drawId)
  await tables.raffleTickets.insert({ id, drawId, memberId, number, at: now })
  // If two members get the first ticket concurrently, two draws are scheduled; the second finds the
  // winner already stored.
  if (isFirst)
    await planJob(context, tables, { kind: 'drawRaffle', subject: drawId, dueAt: drawsAt })
  return { promotionId, number, drawsAt, prize: raffle.prize }
}

async function freeNumber(
  { randomBytes }: Pick<Context, 'randomBytes'>,
  { raffleTickets }: Pick<DomainTables, 'raffleTickets'>,
  drawId: string,
): Promise<number> {
  for (;;) {
    const number = randomBelow(randomBytes, numbers)
    if ((await raffleTickets.count({ drawId, number })) === 0) return number
  }
}

/**
 * Scheduled job that draws a week's winner and grants the prize. Does nothing for a raffle that is
 * no longer offered.
 */
export const drawRaffle: JobHandler = async (context, tables, announce, { subject }) => {
  const { raffles } = context.content
  const raffle = raffles.find(({ promotionId }) => subject.startsWith(`${promotionId}/`))
  if (!raffle) return
  const where = { drawId: subject }
  const count = await tables.raffleTickets.count(where)
  if (count === 0 || (await winnerOf(tables, subject))) return
  const offset = randomBelow(context.randomBytes, count)
  const orderBy = { column: 'number', direction: 'ascending' } as const
  const [winner] = await tables.raffleTickets.find({ where, orderBy, offset, limit: 1 })
  if (!winner) return
  const { memberId, number } = winner
  const value: Winner = { memberId, number }
  await tables.settings.insert({ id: winnerId(subject), value, updatedAt: context.now() })
  const { prize } = raffle
  await grantPrize(context, tables, announce, { memberId, drawId: subject, number, prize })
}

type Win = { memberId: string; drawId: string; number: number; prize: number }

async function grantPrize(
  context: Context,
  tables: DomainTables,
  announce: Announce,
  { memberId, drawId, number, prize }: Win,
): Promise<void> {
  const expiresAt = context.now() + claimable
  const reward = { memberId, kind: 'RAFFLE', amount: prize, reference: drawId, expiresAt } as const
  await grantReward(context, tables, reward)
  const shown = numberText(number)
  await sendMessage(context, tables, announce, {
    memberId,
    kind: 'PROMOTION',
    title: message('rewards.raffleWon.title'),
    body: message('rewards.raffleWon.body', { shown }),
    opens: '/member/rewardCentre',
  })
}
