import type { PlayName } from '../../rules/lottery/lotteryPlays.ts'
import { mostTickets, type Ticket } from '../../rules/lottery/lotteryTickets.ts'
import { RefusedAct } from '../frame/emulatedGame.ts'

/** Maximum count of numbers on a ticket. No play allows more. */
const mostNumbers = 80

const refuse = (): never => {
  throw new RefusedAct('REQUEST_INVALID')
}

function readTicket(ticket: unknown): Ticket {
  if (typeof ticket !== 'object' || ticket === null) return refuse()
  const { play, numbers, stake } = { play: '', numbers: [], stake: 0, ...ticket }
  if (typeof play !== 'string' || !Number.isSafeInteger(stake)) return refuse()
  if (!Array.isArray(numbers) || numbers.length > mostNumbers) return refuse()
  const texts = numbers.map((number) => (typeof number === 'string' ? number : refuse()))
  // The rules later refuse a play that the lottery does not offer.
  return { play: play as PlayName, numbers: texts, stake: Number(stake) }
}

/**
 * Parses the tickets of a purchase, with stakes in minor units. The rules of the plays are not
 * checked.
 * @throws {RefusedAct} `REQUEST_INVALID` for malformed tickets, `TOO_MANY_TICKETS` for too many.
 */
export function readTickets(tickets: unknown): Ticket[] {
  if (!Array.isArray(tickets)) return refuse()
  if (tickets.length > mostTickets) throw new RefusedAct('TOO_MANY_TICKETS')
  return tickets.map(readTicket)
}
