import { describe, expect, it } from 'vitest'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { platformOf } from '../rewardsForTests.ts'

const day = 24 * 3_600_000
const claim = 'POST /wps/relay/MCS2_claimRafflePromotion'
const look = 'GET /wps/raffles/{promotionId}'
const promotionId = 'sorteio-da-semana'
const ofRaffle = { path: `/wps/raffles/${promotionId}` }
const body = { promotionId }
const tiger = gameForTests()

/**
 * Starts a platform as Edu, a member, with helpers to bet and to log in again. The clock starts on
 * a Saturday.
 */
async function withPlay() {
  const platform = await platformOf('m-edu')
  const { store, context, login, asMember } = platform
  const bet = (stake: number, memberId = 'm-edu') =>
    store.transaction(async (tables, announce) => {
      await tables.wallets.update(memberId, { balance: 10_000_000 })
      return placeBet(context, tables, announce, { memberId, game: tiger, stake })
    })
  const logInAgain = async () => {
    const { body: again } = await login('edu', 'portico-edu-1')
    return asMember(again.value?.token)
  }
  return { ...platform, bet, logInAgain }
}

describe('weekly raffle', () => {
  it('[API-59] a player gets one raffle ticket a week, and one ticket wins when the week is over', async () => {
    const { call, bet, passTime, store, logInAgain } = await withPlay()
    expect(await call(claim, { body })).toMatchObject({ code: 'NOT_ELIGIBLE' })
    await bet(20_000)
    const { value } = await call(claim, { body })
    expect(value).toMatchObject({ drawsAt: '2026-11-23T03:00:00.000Z', prize: '2000.00' })
    expect(await call(claim, { body })).toMatchObject({ code: 'ALREADY_CLAIMED' })
    expect(await call(claim, { body: { promotionId: 'other' } })).toMatchObject({ status: 404 })
    await passTime(2 * day)
    const headers = await logInAgain()
    const { items } = (await call('GET /wps/rewards', { headers })).value
    expect(items).toMatchObject([{ kind: 'RAFFLE', amount: '2000.00', status: 'CLAIMABLE' }])
    expect(await store.messages.count({ memberId: 'm-edu', kind: 'PROMOTION' })).toBe(1)
  })

  it('the raffle shows the missing turnover, and after the claim the number of the ticket', async () => {
    const { call, bet } = await withPlay()
    expect((await call(look, ofRaffle)).value).toEqual({
      promotionId,
      prize: '2000.00',
      startsAt: '2026-11-16T03:00:00.000Z',
      drawsAt: '2026-11-23T03:00:00.000Z',
      tickets: 0,
      turnover: '0.00',
      turnoverRequired: '200.00',
      missing: '200.00',
      canClaim: false,
    })
    await bet(7_550)
    expect((await call(look, ofRaffle)).value).toMatchObject({
      turnover: '75.50',
      missing: '124.50',
      canClaim: false,
    })
    await bet(20_000)
    expect((await call(look, ofRaffle)).value).toMatchObject({
      turnover: '275.50',
      missing: '0.00',
      canClaim: true,
    })
    const { number } = (await call(claim, { body })).value
    const joined = (await call(look, ofRaffle)).value
    expect(joined).toMatchObject({ number, tickets: 1, canClaim: false })
  })

  it('the raffle shows the winning number and a claimable prize to its winner', async () => {
    const { call, bet, passTime, logInAgain } = await withPlay()
    await bet(20_000)
    const { number } = (await call(claim, { body })).value
    await passTime(2 * day)
    const headers = await logInAgain()
    const { lastDraw, ...week } = (await call(look, { ...ofRaffle, headers })).value
    expect(week).toMatchObject({ tickets: 0, turnover: '0.00', canClaim: false })
    expect(week).not.toHaveProperty('number')
    expect(lastDraw).toMatchObject({
      drawsAt: '2026-11-23T03:00:00.000Z',
      tickets: 1,
      number,
      ownNumber: number,
      hasWon: true,
    })
    const path = `/wps/rewards/${lastDraw?.rewardId}/claim`
    expect(await call('POST /wps/rewards/{rewardId}/claim', { path, headers })).toMatchObject({
      success: true,
    })
    const claimed = (await call(look, { ...ofRaffle, headers })).value.lastDraw
    expect(claimed).toMatchObject({ hasWon: true })
    expect(claimed).not.toHaveProperty('rewardId')
    await passTime(7 * day)
    const later = (await call(look, { ...ofRaffle, headers: await logInAgain() })).value
    expect(later).not.toHaveProperty('lastDraw')
  })

  it("the raffle shows a losing member the drawn number and the member's own number, but not the winner's name", async () => {
    const { call, bet, passTime, store, context, logInAgain } = await withPlay()
    await bet(20_000)
    const { number } = (await call(claim, { body })).value
    const drawId = `${promotionId}/2026-11-16`
    const other = Number(number) === 7 ? 8 : 7
    const id = `${drawId}/m-ana`
    await store.raffleTickets.insert({
      id,
      drawId,
      memberId: 'm-ana',
      number: other,
      at: context.now(),
    })
    // Edu's ticket is removed for the draw and restored afterwards.
    const mine = await store.raffleTickets.get(`${drawId}/m-edu`)
    await store.raffleTickets.remove({ id: `${drawId}/m-edu` })
    await passTime(2 * day)
    if (mine) await store.raffleTickets.insert(mine)
    const headers = await logInAgain()
    const { lastDraw } = (await call(look, { ...ofRaffle, headers })).value
    expect(lastDraw).toEqual({
      drawsAt: '2026-11-23T03:00:00.000Z',
      tickets: 2,
      number: `00000${other}`,
      ownNumber: number,
      hasWon: false,
    })
  })

  it('the raffle shows no number for a draw that has not taken place yet', async () => {
    const { call, bet, passTime, store, logInAgain } = await withPlay()
    await bet(20_000)
    await call(claim, { body })
    await store.jobs.remove({ kind: 'drawRaffle' })
    await passTime(2 * day)
    const headers = await logInAgain()
    const { lastDraw } = (await call(look, { ...ofRaffle, headers })).value
    expect(lastDraw).toMatchObject({ tickets: 1, hasWon: false })
    expect(lastDraw).not.toHaveProperty('number')
  })

  it('the promotion of a raffle shows the required turnover, and another promotion has no raffle', async () => {
    const { call } = await withPlay()
    const details = { path: `/wps/promotions/${promotionId}` }
    expect((await call('GET /wps/promotions/{promotionId}', details)).value.raffle).toEqual({
      turnoverRequired: '200.00',
      prize: '2000.00',
    })
    const none = { path: '/wps/raffles/desafio-diario' }
    expect(await call(look, none)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})
