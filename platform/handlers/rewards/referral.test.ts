import { describe, expect, it } from 'vitest'
import { verifyForTests } from '../../domain/accounts/identity/verifyForTests.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { changePlatform } from '../../domain/base/platform/platformSettings.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { placeBet } from '../../domain/play/bets/placeBet.ts'
import { gameForTests } from '../../domain/play/bets/playForTests.ts'
import { correctForReferrer } from '../../domain/play/rewards/referral.ts'
import { seal } from '../../server/serverForTests.ts'
import { userForTests } from '../platformForTests.ts'
import { platformOf } from '../rewardsForTests.ts'

const day = 24 * 3_600_000
const tiger = gameForTests()

async function withFriend() {
  const platform = await platformOf('m-edu')
  const { call, register, store, context, login, asMember } = platform
  const mine = async (headers = {}) => (await call('GET /wps/referral', { headers })).value
  const { code } = await mine()
  const { body } = await register(userForTests({ referralCode: code }))
  const friendId = String(body.value?.memberId)
  await verifyForTests(store, friendId)
  const place = (memberId: string, stake: number) =>
    store.transaction((tables, announce) =>
      placeBet(context, tables, announce, { memberId, game: tiger, stake }),
    )
  const bet = async (stake: number) => {
    await store.wallets.update(friendId, { balance: 10_000_000 })
    return place(friendId, stake)
  }
  const betAsReferrer = () => place('m-edu', 20)
  const loginAgain = async () => {
    const { body: again } = await login('edu', 'portico-edu-1')
    return asMember(again.value?.token)
  }
  return { ...platform, mine, code, friendId, bet, betAsReferrer, loginAgain }
}

describe('referral programme', () => {
  it('[PROMO-03] each member has one referral code, and referred friends are listed with masked names', async () => {
    const { call, mine, code } = await withFriend()
    const { code: again, ...counts } = await mine()
    expect(again).toBe(code)
    expect(counts).toMatchObject({ friends: 1, playedFriends: 0, activeFriends: 0 })
    expect((await call('GET /wps/referral/friends')).value).toMatchObject({
      items: [{ nickname: 'ma***92', turnover: '0.00', active: false }],
      total: 1,
    })
  })

  it("[PROMO-03] referral commissions are paid once, for friends' turnover of past days", async () => {
    const { bet, betAsReferrer, mine, call, balanceOf, passTime, loginAgain, store } =
      await withFriend()
    await bet(500_000)
    await betAsReferrer()
    expect(await mine()).toMatchObject({ today: '10.00', claimable: '0.00', activeFriends: 1 })
    expect(await mine()).toMatchObject({ friends: 1, playedFriends: 1 })
    expect(await call('POST /wps/referral/claim')).toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    await passTime(day)
    const headers = await loginAgain()
    expect(await mine(headers)).toMatchObject({ today: '0.00', claimable: '10.00' })
    const before = await balanceOf()
    const paid = await call('POST /wps/referral/claim', { headers })
    expect(paid.value).toEqual({ amount: '10.00', days: 1 })
    expect(await balanceOf()).toBe(before + 1_000)
    expect(await call('POST /wps/referral/claim', { headers })).toMatchObject({ success: false })
    expect((await call('GET /wps/referral/commissions', { headers })).value.items).toEqual([
      { day: '2026-11-21', turnover: '5000.00', commission: '10.00', status: 'CLAIMED' },
    ])
    expect(await mine(headers)).toMatchObject({ claimed: '10.00' })
    expect((await auditLedger(store)).filter((line) => line.startsWith('m-edu'))).toEqual([])
  })

  it('a corrected result of a claimed day reduces the commission of the current day, and the next claim', async () => {
    const { bet, betAsReferrer, mine, call, passTime, loginAgain, store, context, friendId } =
      await withFriend()
    await bet(500_000)
    await betAsReferrer()
    const settledAt = context.now()
    await passTime(day)
    await call('POST /wps/referral/claim', { headers: await loginAgain() })
    const correction = { friendId, difference: -200_000, settledAt }
    await store.transaction((tables) => correctForReferrer(context, tables, correction))
    expect(await mine(await loginAgain())).toMatchObject({ today: '-4.00', claimed: '10.00' })
    await passTime(day)
    const headers = await loginAgain()
    expect(await mine(headers)).toMatchObject({ today: '0.00', claimable: '0.00' })
    const claim = () => call('POST /wps/referral/claim', { headers })
    expect(await claim()).toMatchObject({ code: 'NOTHING_TO_CLAIM' })
    const { items } = (await call('GET /wps/referral/commissions', { headers })).value
    expect(items).toMatchObject([
      { day: '2026-11-22', turnover: '-2000.00', commission: '-4.00', status: 'CLAIMABLE' },
      { day: '2026-11-21', commission: '10.00', status: 'CLAIMED' },
    ])
    await bet(300_000)
    await passTime(day)
    const later = { headers: await loginAgain() }
    expect((await call('POST /wps/referral/claim', later)).value).toEqual({
      amount: '2.00',
      days: 2,
    })
  })

  it("referral commissions in Brazil are paid only after the member's first bet, and in Portugal also before it", async () => {
    const { bet, mine, call, passTime, loginAgain, context } = await withFriend()
    await bet(500_000)
    await passTime(day)
    const headers = await loginAgain()
    expect(await mine(headers)).toMatchObject({ claimable: '10.00', needsBet: true })
    const claim = () => call('POST /wps/referral/claim', { headers })
    expect(await claim()).toMatchObject({ code: 'NOT_ELIGIBLE' })
    await changePlatform(context, { market: marketOf('PT') })
    expect(await mine(headers)).not.toHaveProperty('needsBet')
    expect((await claim()).value).toMatchObject({ amount: '10.00' })
  })

  it('[PROMO-03] a referral code shows the nickname of its owner, and a new member who types the code counts as referred by the owner', async () => {
    const { code, mine, register, send, store } = await withFriend()
    const query = `?code=${code.toLowerCase()}&domain=portico.example`
    const { answer } = await send('GET /wps/agent/affiliate', { query })
    expect(answer).toEqual({ success: true, value: { inviter: 'Edu' } })
    const username = 'tiago92'
    const { body } = await register(
      userForTests({ username, email: 'tiago@example.com', affiliateCode: code }),
    )
    expect(body).toMatchObject({ success: true })
    expect(await mine()).toMatchObject({ friends: 2 })
    expect(await store.teamMembers.get(String(body.value?.memberId))).toBeUndefined()
  })

  it('[PROMO-03] a one-click registration through the link of a member refers the new member', async () => {
    const { code, mine, context, send } = await withFriend()
    const call = 'POST /wps/member/register/oneClick'
    const { registerMethod, registerUrl, domain } = userForTests({})
    const form = {
      termsAccepted: true,
      birthday: '1992-02-29',
      registerMethod,
      registerUrl,
      domain,
    }
    const body = await seal(context, call, { ...form, referralCode: code })
    await send(call, { body, headers: { 'Idempotency-Key': crypto.randomUUID() } })
    expect(await mine()).toMatchObject({ friends: 2 })
  })

  it('requests about the referral programme are rejected while its module is off', async () => {
    const { call, code, setFlag, send } = await withFriend()
    await setFlag('REFERRAL3', false)
    expect(await call('GET /wps/referral')).toMatchObject({ status: 403, code: 'MODULE_OFF' })
    const query = `?code=${code}&domain=portico.example`
    const { answer } = await send('GET /wps/agent/affiliate', { query })
    expect(answer).toMatchObject({ code: 'AFFILIATE_INVALID' })
  })
})
