import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { lotteryCatalogue, lotteryRulesOf } from '../../content/games/lotteryGames.ts'
import { drawPrizes, type Prizes } from './drawnNumbers.ts'
import { type PlayName, playsOf } from './lotteryPlays.ts'
import { mostTickets, purchaseProblem, settleTickets, type Ticket } from './lotteryTickets.ts'

const limits = { minimum: 100, maximum: 500_000 }
const lotto = playsOf({ format: 'LOTTO_6', pool: 60, rtp: 7_200 })
const six = ['1', '2', '3', '4', '5', '60']
const ticketOf = (numbers: readonly string[], stake = 100, play: PlayName = 'LOTTO'): Ticket => ({
  play,
  numbers,
  stake,
})
const problemOf = (numbers: readonly string[], stake?: number) =>
  purchaseProblem(lotto, limits, [ticketOf(numbers, stake)])

describe('purchases of lottery tickets', () => {
  it('a ticket with six different numbers in the range of the lottery is accepted', () => {
    expect(problemOf(six)).toBeUndefined()
  })

  it.each([
    ['five numbers', six.slice(1), 'NUMBERS_MISSING'],
    ['a number twice', ['1', '1', '3', '4', '5', '6'], 'NUMBER_TWICE'],
    ['the number 61', ['1', '2', '3', '4', '5', '61'], 'NUMBER_OUT_OF_RANGE'],
    ['the number 0', ['0', '2', '3', '4', '5', '6'], 'NUMBER_OUT_OF_RANGE'],
    ['a number with a zero before it', ['01', '2', '3', '4', '5', '6'], 'NUMBER_OUT_OF_RANGE'],
    ['a word', ['a', '2', '3', '4', '5', '6'], 'NUMBER_OUT_OF_RANGE'],
    ['seven numbers', [...six, '7'], 'REQUEST_INVALID'],
  ])('a lotto ticket with %s is rejected', (_, numbers, problem) => {
    expect(problemOf(numbers)).toBe(problem)
  })

  it.each([50, 105, 2_510, 500_010])('a stake of %i cents is refused', (stake) => {
    expect(problemOf(six, stake)).toBe('AMOUNT_OUT_OF_RANGE')
  })

  it('a purchase without tickets, with more than twenty, or with a play of another lottery is rejected', () => {
    const many = (count: number) => Array.from({ length: count }, () => ticketOf(six))
    expect(purchaseProblem(lotto, limits, many(mostTickets))).toBeUndefined()
    expect(purchaseProblem(lotto, limits, many(mostTickets + 1))).toBe('TOO_MANY_TICKETS')
    expect(purchaseProblem(lotto, limits, [])).toBe('REQUEST_INVALID')
    expect(purchaseProblem(lotto, limits, [ticketOf([], 100, 'BIG')])).toBe('REQUEST_INVALID')
  })

  it('a purchase is rejected if the total of its stakes exceeds the maximum of the lottery', () => {
    const digits = playsOf({ format: 'DIGITS_3', rtp: 9_200 })
    const one = ticketOf(['7'], 300_000, 'LAST_1')
    expect(purchaseProblem(digits, limits, [one])).toBeUndefined()
    expect(purchaseProblem(digits, limits, [one, one])).toBe('AMOUNT_OUT_OF_RANGE')
  })

  it.each([
    ['two digits', ['07'], 'NUMBERS_MISSING'],
    ['four digits', ['0007'], 'NUMBER_OUT_OF_RANGE'],
    ['other signs', ['-07'], 'REQUEST_INVALID'],
    ['two numbers', ['007', '008'], 'REQUEST_INVALID'],
  ])('a ticket for a number of three digits with %s is rejected', (_, numbers, problem) => {
    const plays = playsOf({ format: 'DIGITS_3', rtp: 9_200 })
    expect(purchaseProblem(plays, limits, [ticketOf(numbers, 100, 'EXACT')])).toBe(problem)
  })
})

describe('settlement of lottery tickets', () => {
  const draw = (...numbers: string[]): Prizes => [{ prize: 'DRAW', numbers }]
  const settle = (ticket: Ticket, prizes: Prizes) => {
    const plays = lotteryCatalogue.map((lottery) => playsOf(lotteryRulesOf(lottery)))
    const own = plays.find((all) => all.some(({ name }) => name === ticket.play)) ?? []
    return settleTickets(own, [ticket], prizes)[0]
  }

  it.each([
    ['six', six, 6, 200_000_000],
    ['five', [...six.slice(0, 5), '59'], 5, 4_000_000],
    ['four', [...six.slice(0, 4), '58', '59'], 4, 50_000],
    ['three', [...six.slice(0, 3), '57', '58', '59'], 3, 2_100],
    ['two', [...six.slice(0, 2), '56', '57', '58', '59'], undefined, 0],
  ])(
    '[ACT-27] a ticket with %s correct numbers of sixty wins its tier',
    (_, numbers, tier, win) => {
      const [ticket] = settleTickets(lotto, [ticketOf(six)], draw(...numbers))
      expect(ticket).toMatchObject({ tier, win })
      expect(ticket?.matched).toHaveLength(numbers.filter((number) => six.includes(number)).length)
    },
  )

  it.each<[PlayName, string[], string[], boolean]>([
    ['EXACT', ['01234'], ['01234'], true],
    ['EXACT', ['01234'], ['01235'], false],
    ['LAST_2', ['07'], ['91207'], true],
    ['LAST_2', ['07'], ['90712'], false],
    ['TOTAL', ['11'], ['6', '3', '2'], true],
    ['BIG', [], ['6', '6', '6'], true],
    ['SMALL', [], ['1', '1', '1'], true],
    ['ODD', [], ['1', '1', '2'], false],
    ['ANY_TRIPLE', [], ['4', '4', '4'], true],
    ['DOUBLE', ['4'], ['4', '1', '4'], true],
    ['DOUBLE', ['4'], ['4', '1', '2'], false],
    ['TWO_DICE', ['2', '5'], ['5', '5', '2'], true],
    ['TRIPLE', ['3'], ['3', '3', '3'], true],
    ['WINNER', ['7'], ['7', '1', '2', '3', '4', '5', '6', '8', '9', '10'], true],
    ['PLACE', ['2'], ['7', '1', '2', '3', '4', '5', '6', '8', '9', '10'], true],
    ['PLACE', ['3'], ['7', '1', '2', '3', '4', '5', '6', '8', '9', '10'], false],
    ['EXACTA', ['7', '1'], ['7', '1', '2', '3', '4', '5', '6', '8', '9', '10'], true],
    ['EXACTA', ['1', '7'], ['7', '1', '2', '3', '4', '5', '6', '8', '9', '10'], false],
  ])('a ticket %s of %j with the draw %j wins: %s', (play, numbers, result, isWon) => {
    const settled = settle(ticketOf(numbers, 100, play), draw(...result))
    expect((settled?.win ?? 0) > 0).toBe(isWon)
    expect(settled?.tier !== undefined).toBe(isWon)
  })

  it('each number of the board that ends with the two digits of the ticket pays', () => {
    const prizes: Prizes = [
      { prize: 'SPECIAL', numbers: ['12337'] },
      { prize: 'G1', numbers: ['73100'] },
      { prize: 'G7', numbers: ['37', '38', '37'] },
    ]
    const settled = settle(ticketOf(['37'], 100, 'BOARD_2'), prizes)
    expect(settled).toMatchObject({ tier: 3, win: 3 * 340, matched: ['12337', '37', '37'] })
  })

  it('[PLAY-11] an accepted ticket is paid if and only if it reaches a tier, and is never paid more than fifty million', () => {
    const lotteries = fc.constantFrom(...lotteryCatalogue)
    const runs = { numRuns: propertyRuns(600, 80) }
    fc.assert(
      fc.property(lotteries, fc.integer(), fc.nat(), (lottery, seed, at) => {
        const rules = lotteryRulesOf(lottery)
        const randomBytes = seededBytes(`${lottery.code}/${seed}`)
        const plays = playsOf(rules)
        const play = plays[at % plays.length]
        if (!play) throw new Error(`${lottery.code} has no plays`)
        const { choice } = play
        const numbers =
          choice.kind === 'DIGITS'
            ? [String(Math.abs(seed)).padStart(choice.count, '0').slice(-choice.count)]
            : choice.kind === 'NONE'
              ? []
              : Array.from(
                  { length: choice.kind === 'SET' ? choice.most : choice.count },
                  (_, index) => String(index + (choice.kind === 'SET' ? choice.from : 1)),
                )
        const ticket = { play: play.name, numbers, stake: 100 }
        expect(purchaseProblem(plays, limits, [ticket])).toBeUndefined()
        const [settled] = settleTickets(plays, [ticket], drawPrizes(rules, randomBytes))
        expect(settled?.win).toBeLessThanOrEqual(5_000_000_000)
        expect((settled?.win ?? 0) > 0).toBe(settled?.tier !== undefined)
      }),
      runs,
    )
  })
})
