import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../tests/support/extent.ts'
import { runDueJobs } from '../../base/time/jobs.ts'
import { jobHandlers } from '../../jobHandlers.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { nextSettlementAt } from './settle.ts'
import { allTerms, expectedSum, inForce, payIn, startTeam, wait } from './settlingForTests.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
describe('settlements', () => {
  it('[CONST-04][CONTR-04] a real-time salary is settled every 5 minutes', async () => {
    const team = await startTeam()
    await inForce(team, allTerms.realTimeSalary)
    const before = await team.balanceOf('davi')
    await team.play('caio.nunes', { stake: 10_000 })
    await team.passTime(4 * minute)
    expect(await team.balanceOf('davi')).toBe(before)
    await team.passTime(minute + wait)
    expect(await team.balanceOf('davi')).toBe(before + 50)
    await team.play('lorena.sa', { stake: 10_000, win: 20_000 })
    await team.passTime(5 * minute)
    expect(await team.balanceOf('davi')).toBe(before + 50 + 25)
    const entries = await team.store.ledgerEntries.find({ where: { kind: 'REALTIME_SALARY' } })
    expect(entries.filter(({ account }) => account === 'm-davi')).toHaveLength(2)
  })

  it("[CONTR-01][CONTR-02][CONTR-03] wages and dividends are settled after their period, for bets of the member's own team only", async () => {
    const team = await startTeam()
    await inForce(team, allTerms.hourlyWage)
    await inForce(team, allTerms.dailyWage)
    await inForce(team, allTerms.dividend)
    const before = await team.balanceOf('davi')
    await team.play('davi', { stake: 1_000 })
    await team.play('lorena.sa', { stake: 9_000 })
    // Lívia, a member, is not in Davi's team.
    await team.play('livia.prado', { stake: 500_000 })
    await team.passTime(hour + wait)
    expect(await team.balanceOf('davi')).toBe(before + 50)
    // The day ends at midnight in São Paulo.
    await team.passTime(14 * hour)
    expect(await team.balanceOf('davi')).toBe(before + 50 + 100)
    await team.passTime(2 * day)
    expect(await team.balanceOf('davi')).toBe(before + 50 + 100 + 1_000)
  })

  it('an upline pays a settlement up to the balance of the wallet, and the rest when money comes in', async () => {
    const team = await startTeam()
    const sides = { uplineId: 'm-davi', downlineId: 'm-caio.nunes' }
    await inForce(team, allTerms.dividend, sides)
    const [payer, payee] = [await team.balanceOf('davi'), await team.balanceOf('caio.nunes')]
    await team.play('jessica.lobo', { stake: (payer + 100) * 10 })
    await team.passTime(3 * day)
    const paid = { status: 'OWED', amount: payer + 100, paidAmount: payer }
    expect(await team.store.settlements.find()).toMatchObject([paid])
    expect(await team.balanceOf('davi')).toBe(0)
    expect(await team.balanceOf('caio.nunes')).toBe(payee + payer)
    await payIn(team, 'davi', 1_100)
    const whole = { status: 'PAID', paidAmount: payer + 100 }
    expect(await team.store.settlements.find()).toMatchObject([whole])
    expect(await team.balanceOf('davi')).toBe(1_000)
    expect(await team.balanceOf('caio.nunes')).toBe(payee + payer + 100)
    expect(await auditLedger(team.store)).toEqual([])
  })

  it('a settlement covers bets up to the end of its contract, and no later bets', async () => {
    const team = await startTeam()
    const contract = await inForce(team, allTerms.dailyWage)
    const before = await team.balanceOf('davi')
    await team.play('davi', { stake: 2_000 })
    await team.passTime(minute)
    const key = 'POST /wps/relay/MCS2_processDailySalContract'
    const body = { action: 'TERMINATE', contractId: contract.id }
    await team.as('davi', key, { body })
    expect(await team.balanceOf('davi')).toBe(before + 20)
    await team.play('davi', { stake: 2_000 })
    await team.passTime(2 * day)
    expect(await team.balanceOf('davi')).toBe(before + 20)
  })

  it('the first run after a long downtime settles each period separately', async () => {
    const team = await startTeam()
    await inForce(team, allTerms.realTimeSalary)
    const before = await team.balanceOf('davi')
    await team.play('davi', { stake: 1_000 })
    team.time.now += 6 * minute
    await team.play('davi', { stake: 1_000 })
    team.time.now += 400 * day
    let failed: unknown
    const done = await runDueJobs(team.context, jobHandlers, (error) => {
      failed = error
    })
    expect(failed).toBeUndefined()
    expect(done).toBeLessThan(20)
    expect(await team.balanceOf('davi')).toBe(before + 10)
    expect(await team.store.settlements.count({ kind: 'realTimeSalary' })).toBe(2)
  })

  it('a contract with an ended period that is not settled is due immediately', async () => {
    const team = await startTeam()
    const contract = await inForce(team, allTerms.realTimeSalary)
    const now = team.context.now() + 6 * minute
    const dueAt = await nextSettlementAt({ now: () => now }, team.store, contract)
    expect(dueAt).toBeLessThan(now)
  })
})

type Step = { pass: number } | { who: number; stake: number; win: number } | { restart: true }
const people = ['davi', 'caio.nunes', 'lorena.sa', 'edu', 'livia.prado'] as const
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ pass: fc.integer({ min: 1, max: 3 * day }) }),
  fc.record({ pass: fc.integer({ min: 1, max: 20 * minute }) }),
  fc.record({
    who: fc.nat({ max: people.length - 1 }),
    stake: fc.integer({ min: 1, max: 100_000 }),
    win: fc.integer({ min: 0, max: 150_000 }),
  }),
  fc.constant<Step>({ restart: true }),
)

describe('random play and concurrent settlement', () => {
  for (const terms of Object.values(allTerms)) {
    it(`a ${terms.kind} contract pays each period once and correctly across random play and restarts`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          const team = await startTeam()
          const contract = await inForce(team, terms)
          const begun = team.context.now()
          const before = await team.balanceOf('davi')
          let gained = 0
          for (const one of steps) {
            if ('pass' in one) await team.passTime(one.pass)
            // Runs the jobs in two concurrent processes.
            else if ('restart' in one) await Promise.all([team.passTime(0), team.passTime(0)])
            else {
              const who = people[one.who] ?? 'davi'
              await team.play(who, { stake: one.stake, win: one.win })
              if (who === 'davi') gained += one.win
            }
          }
          // Advances the clock so that the settlements of all ended periods have run.
          await team.passTime(2 * minute + wait)
          // Bets of Davi's team since the start; Lívia belongs to another team.
          const below = people.filter((who) => who !== 'livia.prado').map((who) => `m-${who}`)
          const bets = (await team.store.bets.find()).flatMap(({ settledAt, ...bet }) =>
            settledAt !== null && settledAt >= begun && below.includes(bet.memberId)
              ? [{ ...bet, settledAt }]
              : [],
          )
          const rows = await team.store.settlements.find({ where: { contractId: contract.id } })
          const paid = rows.reduce((sum, { amount }) => sum + amount, 0)
          expect(paid).toBe(expectedSum(contract, bets, team.context.now()))
          expect(await team.balanceOf('davi')).toBe(before + gained + paid)
          expect(await auditLedger(team.store)).toEqual([])
        }),
        { numRuns: propertyRuns(8, 3), seed: 4 },
      )
    }, 60_000)
  }
})
