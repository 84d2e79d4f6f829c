/** Tickets of the lotteries: their validation, their matches with a draw, and their payouts. */

import type { Prizes } from './drawnNumbers.ts'
import { highestPrize, type Play, type PlayName, type Tier, tiersOf } from './lotteryPlays.ts'

/** Ticket with its stake in minor units. */
export type Ticket = { play: PlayName; numbers: readonly string[]; stake: number }

/** Ticket after the draw, with its payout in minor units. */
export type SettledTicket = Ticket & {
  /** Number of matches with which the ticket won; undefined for a ticket without a prize. */
  tier: number | undefined
  /** Drawn numbers that the ticket matches. */
  matched: readonly string[]
  win: number
}

/** Maximum number of tickets in a purchase. */
export const mostTickets = 20
/** Stakes are multiples of this amount in minor units. */
const stakeStep = 10
/** Maximum payout of a ticket, in minor units. */
const highestPayout = 5_000_000_000

export type TicketProblem =
  | 'AMOUNT_OUT_OF_RANGE'
  | 'NUMBERS_MISSING'
  | 'NUMBER_OUT_OF_RANGE'
  | 'NUMBER_TWICE'
  | 'REQUEST_INVALID'
  | 'TOO_MANY_TICKETS'

export type StakeLimits = { minimum: number; maximum: number }

/** Maximum stake of a ticket, in minor units, so that its prize does not exceed `highestPayout`. */
export function largestStake(play: Pick<Play, 'tiers'>, { minimum, maximum }: StakeLimits): number {
  const share = Math.floor((highestPayout * 100) / highestPrize(play) / stakeStep) * stakeStep
  return Math.max(minimum, Math.min(maximum, share))
}

const plain = /^(0|[1-9][0-9]?)$/

/** Problem with the numbers of a ticket; undefined if they are valid and complete. */
export function numbersProblem(
  { choice }: Pick<Play, 'choice'>,
  numbers: readonly string[],
): TicketProblem | undefined {
  switch (choice.kind) {
    case 'NONE':
      return numbers.length > 0 ? 'REQUEST_INVALID' : undefined
    case 'DIGITS': {
      if (numbers.length > 1) return 'REQUEST_INVALID'
      const [number = ''] = numbers
      if (!/^[0-9]*$/.test(number)) return 'REQUEST_INVALID'
      if (number.length < choice.count) return 'NUMBERS_MISSING'
      return number.length > choice.count ? 'NUMBER_OUT_OF_RANGE' : undefined
    }
    case 'SET':
    case 'ORDER': {
      const isSet = choice.kind === 'SET'
      const from = isSet ? choice.from : 1
      const [least, most] = isSet ? [choice.least, choice.most] : [choice.count, choice.count]
      if (!numbers.every((number) => plain.test(number))) return 'NUMBER_OUT_OF_RANGE'
      if (numbers.some((number) => Number(number) < from || Number(number) > choice.to))
        return 'NUMBER_OUT_OF_RANGE'
      if (new Set(numbers).size < numbers.length) return 'NUMBER_TWICE'
      if (numbers.length < least) return 'NUMBERS_MISSING'
      return numbers.length > most ? 'REQUEST_INVALID' : undefined
    }
  }
}

/** Problem with a purchase; undefined if the lottery accepts it. */
export function purchaseProblem(
  plays: readonly Play[],
  limits: StakeLimits,
  tickets: readonly Ticket[],
): TicketProblem | undefined {
  if (tickets.length === 0) return 'REQUEST_INVALID'
  if (tickets.length > mostTickets) return 'TOO_MANY_TICKETS'
  for (const { play: name, numbers, stake } of tickets) {
    const play = plays.find((one) => one.name === name)
    if (!play) return 'REQUEST_INVALID'
    const problem = numbersProblem(play, numbers)
    if (problem) return problem
    const isInRange = stake >= limits.minimum && stake <= largestStake(play, limits)
    if (!isInRange || stake % stakeStep !== 0) return 'AMOUNT_OUT_OF_RANGE'
  }
  return stakeOf(tickets) > limits.maximum ? 'AMOUNT_OUT_OF_RANGE' : undefined
}

export const stakeOf = (tickets: readonly { stake: number }[]): number =>
  tickets.reduce((sum, { stake }) => sum + stake, 0)

/** Drawn numbers that a ticket matches, and the number of matches that decides its tier. */
type Matching = { matched: string[]; matches: number }

const ofPrize = (prizes: Prizes, name: Prizes[number]['prize']): string[] =>
  prizes.find(({ prize }) => prize === name)?.numbers ?? []

const matchNumbers = (
  drawnNumbers: readonly string[],
  isMatch: (number: string) => boolean,
): Matching => {
  const matched = drawnNumbers.filter(isMatch)
  return { matched, matches: matched.length }
}

const all = (drawnNumbers: readonly string[], isWon: boolean): Matching =>
  isWon ? { matched: [...drawnNumbers], matches: 1 } : { matched: [], matches: 0 }

/** Matches of a ticket on three dice. */
function matchDice(
  play: PlayName,
  numbers: readonly string[],
  drawnNumbers: readonly string[],
): Matching {
  const total = drawnNumbers.reduce((sum, die) => sum + Number(die), 0)
  const [first = ''] = numbers
  const count = drawnNumbers.filter((die) => die === first).length
  switch (play) {
    case 'TOTAL':
      return all(drawnNumbers, total === Number(first))
    case 'SMALL':
      return all(drawnNumbers, total <= 10)
    case 'BIG':
      return all(drawnNumbers, total > 10)
    case 'ODD':
      return all(drawnNumbers, total % 2 === 1)
    case 'EVEN':
      return all(drawnNumbers, total % 2 === 0)
    case 'ANY_TRIPLE':
      return all(drawnNumbers, new Set(drawnNumbers).size === 1)
    case 'TRIPLE':
      return all(drawnNumbers, count === 3)
    case 'DOUBLE':
      return all(
        drawnNumbers.filter((die) => die === first),
        count >= 2,
      )
    default:
      return all(
        numbers,
        numbers.every((number) => drawnNumbers.includes(number)),
      )
  }
}

function matchTicket({ play, numbers }: Omit<Ticket, 'stake'>, prizes: Prizes): Matching {
  const drawnNumbers = ofPrize(prizes, 'DRAW')
  const [first = ''] = numbers
  const endsWithIt = (number: string) => number.endsWith(first)
  switch (play) {
    case 'LOTTO':
    case 'KENO':
      return matchNumbers(drawnNumbers, (number) => numbers.includes(number))
    case 'EXACT':
    case 'LAST_3':
    case 'LAST_2':
    case 'LAST_1':
      return matchNumbers(drawnNumbers, endsWithIt)
    case 'SPECIAL_2':
    case 'SPECIAL_3':
      return matchNumbers(ofPrize(prizes, 'SPECIAL'), endsWithIt)
    case 'BOARD_2':
      return matchNumbers(
        prizes.flatMap((prize) => prize.numbers),
        endsWithIt,
      )
    case 'FIRST_6':
      return matchNumbers(ofPrize(prizes, 'FIRST'), endsWithIt)
    case 'FRONT_3':
    case 'BACK_3':
    case 'BACK_2':
      return matchNumbers(ofPrize(prizes, play), endsWithIt)
    case 'WINNER':
      return all(drawnNumbers.slice(0, 1), drawnNumbers[0] === first)
    case 'PLACE':
      return all([first], drawnNumbers.slice(0, 3).includes(first))
    case 'EXACTA':
    case 'TRIFECTA':
      return all(
        numbers,
        numbers.every((number, index) => drawnNumbers[index] === number),
      )
    default:
      return matchDice(play, numbers, drawnNumbers)
  }
}

/** Tier that a number of matches wins; undefined if it wins none. */
const wonTier = (tiers: readonly Tier[], matches: number): Tier | undefined =>
  tiers.find((tier) => (tier.isPerHit ? matches > 0 : tier.matches === matches))

/** Settles tickets after a draw. Payouts are rounded down to whole minor units. */
export const settleTickets = (
  plays: readonly Play[],
  tickets: readonly Ticket[],
  prizes: Prizes,
): SettledTicket[] =>
  tickets.map((ticket) => {
    const play = plays.find(({ name }) => name === ticket.play)
    if (!play) throw new Error(`The lottery has no play ${ticket.play}`)
    const { matched, matches } = matchTicket(ticket, prizes)
    const tier = wonTier(tiersOf(play, ticket.numbers), matches)
    const times = tier?.isPerHit ? matches : 1
    const win = tier ? Math.floor((ticket.stake * tier.prize) / 100) * times : 0
    return { ...ticket, tier: tier && matches, matched, win }
  })
