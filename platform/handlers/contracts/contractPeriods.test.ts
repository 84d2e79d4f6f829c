import { describe, expect, it } from 'vitest'
import { payIn } from '../../domain/people/contracts/settlingForTests.ts'
import { startTeam } from '../teamForTests.ts'
import { agree, answerTo, calls } from './contractsForTests.ts'

const minute = 60_000
const path = (contractId: string) => ({ path: `/wps/contracts/${contractId}/period` })
const call = 'GET /wps/contracts/{contractId}/period'

/**
 * Puts a contract between Carla and Davi into force.
 * @param index index of the contract's kind in `calls`.
 * @returns id of the contract.
 */
async function inForce(team: Awaited<ReturnType<typeof startTeam>>, index: number) {
  const [key, terms] = calls[index] ?? calls[0]
  const body = { action: 'OFFER', memberId: 'm-davi', terms: terms('0.10') }
  const { value } = await team.as('carla', key, { body })
  await team.as('davi', key, { body: { action: 'ACCEPT', contractId: value.id } })
  return String(value.id)
}

describe('running period of a contract', () => {
  it('[CONTR-04] the running period of a contract shows both parties the same figures and settlement time', async () => {
    const team = await startTeam()
    const contractId = await inForce(team, 3)
    const accepted = new Date(team.context.now()).toISOString()
    await team.play('caio.nunes', { stake: 10_000 })
    await team.play('davi', { stake: 5_000, win: 20_000 })
    // Lívia is not in Davi's team.
    await team.play('livia.prado', { stake: 500_000 })
    const { value } = await team.as('davi', call, path(contractId))
    expect(value).toMatchObject({
      contractId,
      periodStart: accepted,
      asOf: accepted,
      validBet: '150.00',
      profitLoss: '50.00',
      activeMembers: 2,
      rate: '0.10',
      amount: '0.15',
    })
    const { periodEnd, nextSettlementAt } = value
    expect(Date.parse(String(periodEnd)) % (5 * minute)).toBe(0)
    expect(Date.parse(String(nextSettlementAt)) - Date.parse(String(periodEnd))).toBeLessThan(
      11_000,
    )
    expect((await team.as('carla', call, path(contractId))).value).toEqual(value)
  })

  it('a contract is settled at the announced time, and its next period begins then', async () => {
    const team = await startTeam()
    const contractId = await inForce(team, 3)
    await team.play('davi', { stake: 10_000 })
    await team.passTime(minute)
    const { value: before } = await team.as('davi', call, path(contractId))
    await team.passTime(Date.parse(String(before.nextSettlementAt)) - team.context.now() - 1)
    expect(await team.store.settlements.count({ contractId })).toBe(0)
    // The period is over, but not settled yet.
    expect((await team.as('davi', call, path(contractId))).value).toMatchObject({
      periodStart: before.periodStart,
      amount: '0.10',
    })
    await team.passTime(1)
    expect(await team.store.settlements.count({ contractId })).toBe(1)
    expect((await team.as('davi', call, path(contractId))).value).toMatchObject({
      periodStart: before.periodEnd,
      validBet: '0.00',
      amount: '0.00',
    })
  })

  it('the running period of a contract shows the corrected bets that it will count', async () => {
    const team = await startTeam()
    const contractId = await inForce(team, 3)
    await team.store.settlementCorrections.insert({
      id: 'sc-1',
      seriesId: contractId,
      betId: 'b-1',
      base: 'LOSING_BETS',
      gameType: null,
      branchId: null,
      amount: 10_000,
      bookedAt: team.context.now(),
    })
    const { value } = await team.as('davi', call, path(contractId))
    const change = { base: 'LOSING_BETS', amount: '100.00' }
    expect(value).toMatchObject({
      validBet: '0.00',
      amount: '0.10',
      corrections: { bets: [{ betId: 'b-1', ...change }], count: 1, totals: [change] },
    })
  })

  it.each([
    [0, 'CONTR-01', '0.15'],
    [1, 'CONTR-02', '0.15'],
    [2, 'CONTR-03', '0.15'],
  ])(
    'the running period of contract %i (%s) adds up the bets of its members',
    async (index, _id, amount) => {
      const team = await startTeam()
      const contractId = await inForce(team, index)
      await team.play('caio.nunes', { stake: 10_000 })
      await team.play('caio.nunes', { stake: 5_000 })
      const { value } = await team.as('davi', call, path(contractId))
      expect(value).toMatchObject({ validBet: '150.00', activeMembers: 1, amount })
    },
  )

  it('the running period of a contract is hidden from third parties, and no longer exists once the contract has ended', async () => {
    const team = await startTeam()
    const contractId = await agree(team, 'carla', 'davi', '0.10')
    const nobody = { status: 404, code: 'NOT_FOUND' }
    // Livia is another downline of Carla; Caio is a downline of Davi.
    for (const stranger of ['livia.prado', 'caio.nunes', 'ana'])
      expect(await team.as(stranger, call, path(contractId))).toMatchObject(nobody)
    // Davi can read his contract with Caio, but Caio cannot read Davi's contract with Carla.
    const below = await agree(team, 'davi', 'caio.nunes', '0.05')
    expect((await team.as('davi', call, path(below))).status).toBe(200)
    expect(await team.as('caio.nunes', call, path(contractId))).toMatchObject(nobody)
    await answerTo(team, 'davi', 'TERMINATE', contractId)
    expect(await team.as('davi', call, path(contractId))).toMatchObject(nobody)
  })
})

describe('settlement', () => {
  it('[ACT-53] a settlement notifies the payee and the payer, and nobody else', async () => {
    const team = await startTeam()
    const contractId = await inForce(team, 3)
    await team.play('davi', { stake: 10_000 })
    team.heardEvents.length = 0
    await team.passTime(6 * minute)
    const [row] = await team.store.settlements.find({ where: { contractId } })
    const told = team.heardEvents.filter(({ type }) => type === 'settlementMade')
    const event = { type: 'settlementMade', settlementId: row?.id, kind: 'realTimeSalary' }
    expect(told).toEqual([
      { ...event, memberId: 'm-davi', side: 'RECEIVED' },
      { ...event, memberId: 'm-carla', side: 'PAID' },
    ])
  })

  it('an owed settlement notifies the payee and the payer again when it is paid', async () => {
    const team = await startTeam()
    await team.store.jobs.remove({ kind: 'payCommissions' })
    await inForce(team, 1)
    const lack = (await team.balanceOf('carla')) + 100
    await team.play('edu', { stake: lack * 1000 })
    await team.passTime(27 * 60 * minute)
    expect(await team.store.settlements.find({ where: { kind: 'dailyWage' } })).toMatchObject([
      { status: 'OWED' },
    ])
    team.heardEvents.length = 0
    await payIn(team, 'carla', 1000)
    const told = team.heardEvents.filter(
      (event) => event.type === 'settlementMade' && event.kind === 'dailyWage',
    )
    expect(told).toMatchObject([{ memberId: 'm-davi' }, { memberId: 'm-carla' }])
  })
})
