import { describe, expect, it } from 'vitest'
import { startTeam } from '../teamForTests.ts'
import { agree, answerTo, calls, daily, dividend, offer, tier } from './contractsForTests.ts'

describe('dividend tiers', () => {
  it.each([
    ['an equal rate at a higher condition', { periodValidBet: '10.00', rate: '5.00' }],
    ['equal conditions', { rate: '6.00' }],
    [
      'a condition below that of the first tier',
      { periodValidBet: '10.00', activeMemberCount: 0, rate: '6.00' },
    ],
  ])('dividend tiers are rejected with %s', async (_what, second) => {
    const team = await startTeam()
    const first = { ...tier, activeMemberCount: 1, rate: '5.00' }
    const terms = { ...dividend('5.00'), tiers: [first, { ...first, ...second }] }
    expect((await offer(team, 'carla', 'davi', terms, calls[0][0])).code).toBe(
      'CONTRACT_TIERS_OUT_OF_STEP',
    )
    const inStep = [first, { ...first, periodValidBet: '10.00', rate: '6.00' }]
    const good = await offer(team, 'carla', 'davi', { ...terms, tiers: inStep }, calls[0][0])
    expect(good.value).toMatchObject({ status: 'OFFERED' })
  })
})

describe('contract preview', () => {
  const previewCall = 'POST /wps/contracts/preview'

  it.each(calls)(
    '%s [CONTR-07][CONTR-08][CONTR-09][CONTR-10] a preview shows the result of the terms for the last period',
    async (_call, terms) => {
      const team = await startTeam()
      await team.play('davi', { stake: 100_000 })
      await team.play('bia.furtado', { stake: 50_000, win: 20_000 })
      await team.passTime(31 * 24 * 3_600_000)
      await team.play('davi', { stake: 100_000 })
      await team.play('bia.furtado', { stake: 50_000, win: 20_000 })
      await team.passTime(24 * 3_600_000)
      const body = { memberId: 'm-davi', terms: terms('0.50') }
      const { value } = await team.as('carla', previewCall, { body })
      expect(value).toMatchObject({
        validBet: '1500.00',
        profitLoss: '-1300.00',
        activeMembers: 2,
        // A dividend pays 0.5 % of the loss. The other kinds pay 0.5 % of the valid bets.
        amount: terms('0.50').kind === 'dividend' ? '6.50' : '7.50',
        endingContracts: [],
      })
      expect(value).not.toHaveProperty('presentAmount')
      expect(await team.store.contracts.count({})).toBe(0)
    },
  )

  it('[CONTR-15] a contract preview includes the result of the contract in force, and lists the contracts that the offer would end only for the downline', async () => {
    const team = await startTeam()
    await agree(team, 'carla', 'davi', '0.50')
    const below = await agree(team, 'davi', 'bia.furtado', '0.40')
    await agree(team, 'davi', 'caio.nunes', '0.20')
    await team.play('davi', { stake: 100_000 })
    await team.passTime(24 * 3_600_000)
    const body = { memberId: 'm-davi', terms: daily('0.30') }
    const seen = await team.as('davi', previewCall, { body })
    expect(seen.value).toMatchObject({
      amount: '3.00',
      presentAmount: '5.00',
      highestRates: ['2.00'],
      endingContracts: [{ contractId: below, downline: { account: 'bia.furtado' } }],
    })
    const byUpline = await team.as('carla', previewCall, { body })
    expect(byUpline.value).toMatchObject({ amount: '3.00', endingContracts: [] })
    const offered = await offer(team, 'carla', 'davi', daily('0.30'))
    const { value } = await answerTo(team, 'davi', 'ACCEPT', offered.value.id)
    expect(value).toMatchObject({ endedContracts: [{ contractId: below }] })
  })

  it('a contract preview is available only for the caller and the caller’s direct downlines', async () => {
    const team = await startTeam()
    for (const memberId of ['m-caio.nunes', 'm-carla', 'm-bruno', 'm-nobody']) {
      const body = { memberId, terms: daily('0.30') }
      const by = memberId === 'm-carla' ? 'davi' : 'carla'
      expect((await team.as(by, previewCall, { body })).status, memberId).toBe(404)
    }
  })
})
