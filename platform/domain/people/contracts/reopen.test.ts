import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { startTeam as startTeamWithCommissions } from '../../../handlers/teamForTests.ts'
import { startOfWeek } from '../../base/time/marketTime.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { goalsOf } from '../../play/sports/sportsPlayForTests.ts'
import { startTeamOnSports, startWithCommissions } from './correctionsForTests.ts'
import { reopenPeriods } from './reopen.ts'
import { allTerms, expectedSum, inForce, startTeam, wait } from './settlingForTests.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Team = Awaited<ReturnType<typeof startTeam>>

/** Changes the clock. Reopens periods after a step back, as the gateway does. */
async function jump(team: Team, milliseconds: number) {
  team.time.now += milliseconds
  if (milliseconds < 0) await reopenPeriods(team.context)
  await team.passTime(0)
}

describe('clock corrections', () => {
  it('a wage includes bets placed after its period was settled early by a clock that ran ahead', async () => {
    const team = await startTeam()
    await inForce(team, allTerms.dailyWage)
    const before = await team.balanceOf('davi')
    await team.play('lorena.sa', { stake: 10_000 })
    await jump(team, day)
    expect(await team.balanceOf('davi')).toBe(before + 100)
    await jump(team, -day)
    await team.play('lorena.sa', { stake: 5_000 })
    await team.passTime(day)
    expect(await team.balanceOf('davi')).toBe(before + 150)
    await team.passTime(3 * day)
    expect(await team.balanceOf('davi')).toBe(before + 150)
    const settled = await team.store.settlements.find({ where: { kind: 'dailyWage' } })
    expect(settled.map(({ figures }) => figures.validBet)).toEqual([10_000, 5_000])
    expect(settled[1]).toMatchObject({
      figures: { shares: [{ base: 'VALID_BETS', baseAmount: 15_000, amount: 150 }] },
      amount: 50,
    })
    expect(settled[1]?.figures.settledBefore).toBe(100)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('the commission of a day is paid in full and only once after a clock that ran ahead is corrected', async () => {
    const team = await startTeamWithCommissions()
    const sumOf = async () => {
      const where = { kind: 'commission', payeeId: 'm-carla' }
      const [sum] = await team.store.settlements.sum({ where, of: ['amount'] })
      return sum?.sums.amount ?? 0
    }
    await team.passTime(day)
    const before = await sumOf()
    await team.play('lorena.sa', { stake: 100_000 })
    await jump(team, day)
    const ofTheFirst = (await sumOf()) - before
    expect(ofTheFirst).toBeGreaterThan(0)
    await jump(team, -day)
    await team.play('lorena.sa', { stake: 100_000 })
    await team.passTime(day)
    expect(await sumOf()).toBe(before + 2 * ofTheFirst)
    await team.passTime(3 * day)
    expect(await sumOf()).toBe(before + 2 * ofTheFirst)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('a dividend counts a corrected bet once if its period is reopened just after the correction', async () => {
    const { context, book, end, betHome, contractOf, passTime, settlements, corrections, time } =
      await startTeamOnSports()
    await contractOf(allTerms.dividend)
    await betHome('bra-0', 5_000)
    await end('bra-0', 0, 1)
    await betHome('bra-1')
    await passTime(day)
    await end('bra-1', 1, 0)
    const nextWeek = startOfWeek(time.now) + 7 * day
    await passTime(nextWeek + 20_000 - time.now)
    expect(await settlements()).toMatchObject([{ amount: 500 - 105 }])
    book.change('bra-1', { goals: goalsOf(0, 1) })
    await passTime(3_000)
    expect(await corrections()).toMatchObject([{ base: 'LOSSES', amount: 2_050 }])
    await reopenPeriods(context)
    expect(await corrections()).toEqual([])
    await betHome('bra-5')
    await passTime(4 * day)
    await end('bra-5', 0, 1)
    await passTime(7 * day)
    const amounts = (await settlements()).map(({ amount }) => amount)
    expect(amounts).toEqual([395, 205, 100])
  })

  it('a commission counts a corrected bet once if a clock that ran ahead is corrected afterwards', async () => {
    const { context, end, cancel, betHome, passTime, balanceOf, corrections, time } =
      await startWithCommissions()
    await betHome('bra-0', 10_000)
    await cancel('bra-0')
    await passTime(5 * minute)
    await passTime(day)
    await end('bra-0', 0, 1)
    expect(await corrections()).toHaveLength(2)
    time.now -= day
    await reopenPeriods(context)
    expect(await corrections()).toEqual([])
    await passTime(3 * day)
    expect([await balanceOf('m-2'), await balanceOf('m-3')]).toEqual([50, 50])
  })

  const stake = fc.integer({ min: 1, max: 100_000 })
  const life = fc.array(
    fc.record({
      before: stake,
      ahead: fc.integer({ min: 20_000, max: 3 * day }),
      meanwhile: fc.option(stake),
      elapsed: fc.integer({ min: 0, max: hour }),
      after: stake,
      pass: fc.integer({ min: 1, max: 2 * day }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  it.each([allTerms.dailyWage, allTerms.hourlyWage, allTerms.realTimeSalary])(
    'a $kind contract pays each period once and correctly across repeated clock jumps',
    async (terms) => {
      await fc.assert(
        fc.asyncProperty(life, async (jumps) => {
          const team = await startTeam()
          const contract = await inForce(team, terms)
          const begun = team.context.now()
          for (const { before, ahead, meanwhile, elapsed, after, pass } of jumps) {
            await team.play('lorena.sa', { stake: before })
            await jump(team, ahead)
            if (meanwhile !== null) await team.play('caio.nunes', { stake: meanwhile })
            await team.passTime(elapsed)
            await jump(team, -ahead)
            await team.play('davi', { stake: after })
            await team.passTime(pass)
          }
          await team.passTime(5 * day + wait)
          const bets = (await team.store.bets.find()).flatMap(({ settledAt, ...bet }) =>
            settledAt !== null && settledAt >= begun ? [{ ...bet, settledAt }] : [],
          )
          const rows = await team.store.settlements.find({ where: { contractId: contract.id } })
          const paid = rows.reduce((sum, { amount }) => sum + amount, 0)
          expect(paid).toBe(expectedSum(contract, bets, team.context.now()))
          expect(await auditLedger(team.store)).toEqual([])
        }),
        { numRuns: propertyRuns(8, 2) },
      )
    },
    60_000,
  )
})
