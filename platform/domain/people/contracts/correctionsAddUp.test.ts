import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import type { ShareBase } from '../../base/collections/contracts.ts'
import { startOfDay } from '../../base/time/marketTime.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { goalsOf } from '../../play/sports/sportsPlayForTests.ts'
import { teamSpan } from '../team/teamSpan.ts'
import { day, minute, stake, startWithCommissions } from './correctionsForTests.ts'
import { allTerms } from './settlingForTests.ts'
import { type ContractTerms, changesOf } from './terms.ts'

type Step =
  | { do: 'pass'; minutes: number }
  | { do: 'end'; match: number; home: number; away: number; isCancelled: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('pass' as const),
    minutes: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 60, max: 3_000 })),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      match: fc.nat(2),
      home: fc.nat(2),
      away: fc.nat(2),
      isCancelled: fc.boolean(),
    }),
  },
)

/** Terms without a minimum turnover. A period below the minimum would pay nothing. */
const without: readonly ContractTerms[] = [
  { ...allTerms.dailyWage, betAmountDaily: '0.00' },
  { ...allTerms.hourlyWage, betAmountPerHour: '0.00' },
  allTerms.realTimeSalary,
]

it('settlements and figures of the team add up to the last results of all bets, whichever results are corrected', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }),
      async (steps) => {
        const play = await startWithCommissions()
        const { store, book, passTime } = play
        const contracts = []
        for (const terms of without) contracts.push(await play.contractOf(terms))
        for (const match of [0, 1, 2]) {
          await play.betHome(`bra-${match}`, stake + match * 50)
          await play.betHome(`bra-${match}`, 70)
        }
        await passTime(3 * day)
        const winOfBets = async () =>
          (await store.bets.find()).reduce((sum, { win }) => sum + win, 0)
        const winOfTeam = async () => {
          const period = { from: startOfDay(play.time.now) - 200 * day, to: play.time.now }
          const team = { agentId: 'm-2', memberIds: ['m-1'] }
          const { byMember } = await teamSpan(store, team, period, play.time.now)
          return byMember.get('m-1')?.win ?? 0
        }
        for (const one of steps) {
          if (one.do === 'pass') await passTime(one.minutes * minute)
          else {
            const goals = one.isCancelled ? [] : goalsOf(one.home, one.away)
            const status = one.isCancelled ? 'CANCELLED' : 'ENDED'
            book.change(`bra-${one.match}`, { status, goals, markets: [] })
            await passTime(3_000)
          }
          expect(await winOfTeam()).toBe(await winOfBets())
        }
        await passTime(2 * day)
        await passTime(2 * day)
        const bets = await store.bets.find({ where: { status: 'SETTLED' } })
        const rows = await play.settlements()
        const settledOf = (seriesId: string, base: ShareBase) => {
          const of = rows.filter(({ id }) => id.startsWith(`${seriesId}/`))
          const shares = of.flatMap(({ figures }) => figures.shares ?? [])
          const carried = of.at(-1)?.figures.carried ?? []
          const paid = shares.filter((share) => share.base === base)
          const rest = carried.filter((change) => change.base === base)
          return (
            paid.reduce((sum, { baseAmount }) => sum + baseAmount, 0) +
            rest.reduce((sum, { amount }) => sum + amount, 0)
          )
        }
        const unplayed = { validBet: 0, win: 0 }
        const basesOfBets = (terms: ContractTerms, base: ShareBase) =>
          bets
            .flatMap((bet) => changesOf(terms, bet.stake, { ...unplayed, win: bet.stake }, bet))
            .filter((change) => change.base === base)
            .reduce((sum, { amount }) => sum + amount, 0)
        for (const { id, terms } of contracts) {
          for (const base of ['VALID_BETS', 'WINNING_BETS', 'LOSING_BETS'] as const) {
            expect([base, settledOf(id, base)]).toEqual([base, basesOfBets(terms, base)])
          }
        }
        const turnover = bets.reduce((sum, { validBet }) => sum + validBet, 0)
        for (const agentId of ['m-2', 'm-3']) {
          expect(settledOf(`commission/${agentId}`, 'VALID_BETS')).toBe(turnover)
        }
        expect(await auditLedger(store)).toEqual([])
      },
    ),
    { numRuns: propertyRuns(40) },
  )
}, 60_000)
