import { describe, expect, it } from 'vitest'
import { forgetIdentityForTests } from '../../accounts/identity/verifyForTests.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { playOf, turnoverOf } from '../../money/ledger/turnover.ts'
import { cancelBet, settleBet } from './endBet.ts'
import { playForTests } from './playForTests.ts'

const hour = 3_600_000

describe('slot bets', () => {
  it('a slot bet is settled at once, and the balance changes by its stake and win', async () => {
    const { bet, store, balanceNow } = await playForTests()
    let expected = 100_000
    for (let round = 0; round < 40; round += 1) {
      const { status, stake, win, validBet } = await bet(500)
      expect([status, stake, validBet]).toEqual(['SETTLED', 500, 500])
      expected += win - stake
    }
    expect(await balanceNow()).toBe(expected)
    expect(await auditLedger(store)).toEqual([])
  })

  it('a slot bet shows three equal symbols if it pays at least twice the stake, and fewer otherwise', async () => {
    const { bet } = await playForTests()
    for (let round = 0; round < 120; round += 1) {
      const { details } = await bet(20)
      const { symbols, multiplier } = details.result ?? { symbols: [], multiplier: -1 }
      expect(new Set(symbols).size).toBe(multiplier >= 200 ? 1 : multiplier > 0 ? 2 : 3)
    }
  })

  it.each([10, 0, -20, 25, 500_010])('a stake of %d minor units is rejected', async (stake) => {
    const { bet, store } = await playForTests({ balance: 1_000_000 })
    await expect(bet(stake)).rejects.toThrow('AMOUNT_OUT_OF_RANGE')
    expect(await store.bets.count()).toBe(0)
  })

  it.each(['BET', 'LOSS'])(
    "a bet that would exceed the member's %s limit is rejected",
    async (kind) => {
      const { bet, store, time } = await playForTests()
      const limit = { amount: 500, pendingAmount: null, pendingAt: null, changedAt: time.now }
      await store.playerLimits.insert({ id: 'l-1', memberId: 'm-1', kind, period: 'DAY', ...limit })
      await expect(bet(510)).rejects.toMatchObject({ code: 'PLAYER_LIMIT_REACHED' })
      expect(await store.bets.count()).toBe(0)
    },
  )

  it('a bet of a self-excluded member is rejected', async () => {
    const { bet, store, time } = await playForTests()
    await store.exclusions.insert({ id: 'm-1', kind: 'TIME_OUT', since: time.now, until: null })
    await expect(bet(100)).rejects.toMatchObject({ code: 'SELF_EXCLUDED' })
  })

  it('a bet of a member who was blocked by an upline agent is rejected', async () => {
    const { bet, store, time } = await playForTests()
    const block = { agentId: 'm-2', reason: 'OTHER', note: '', since: time.now } as const
    await store.memberBlocks.insert({ id: 'm-1', ...block })
    await expect(bet(100)).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' })
  })

  it('[SAFE-03] a bet of a member whose identity is no longer verified is rejected', async () => {
    const { bet, store, balanceNow } = await playForTests()
    await forgetIdentityForTests(store, 'm-1')
    await expect(bet(100)).rejects.toMatchObject({ code: 'IDENTITY_REQUIRED' })
    expect(await balanceNow()).toBe(100_000)
  })

  it('a bet that exceeds the balance is rejected and changes nothing', async () => {
    const { bet, store, balanceNow } = await playForTests({ balance: 100 })
    await expect(bet(120)).rejects.toThrow('INSUFFICIENT_BALANCE')
    expect(await store.bets.count()).toBe(0)
    expect(await balanceNow()).toBe(100)
  })

  it('concurrent bets never reduce the balance below zero', async () => {
    const { bet, store, balanceNow } = await playForTests({ balance: 1_000, seed: 'many' })
    await Promise.allSettled(Array.from({ length: 30 }, () => bet(300)))
    expect(await balanceNow()).toBeGreaterThanOrEqual(0)
    expect(await auditLedger(store)).toEqual([])
  })

  it("a bet is paid from the member's wallet at its vendor, and its win returns to that wallet", async () => {
    const { bet, store, context, balanceNow } = await playForTests()
    const from = { kind: 'main', memberId: 'm-1' } as const
    const to = { kind: 'vendor', memberId: 'm-1', vendor: 'PG' } as const
    await store.transaction((tables, announce) =>
      post(
        context,
        tables,
        announce,
        toMovement('WALLET_MOVED', 'w-1', { from, to, amount: 1_000 }),
      ),
    )
    const { win } = await bet(400)
    expect(await balanceNow()).toBe(99_000)
    expect((await store.wallets.get('m-1/vendor/PG'))?.balance).toBe(600 + win)
  })
})

describe('sports bets', () => {
  const match = { gameType: 'SPORTS', vendor: 'IBC' }
  const choice = { odds: 250, selection: 'Bahia', event: 'Bahia × Vitória' }

  it('a sports bet stays pending until the match ends, then pays its odds or nothing', async () => {
    const { bet, passTime, store, balanceNow } = await playForTests()
    const { id, status } = await bet(1_000, match, choice)
    expect(status).toBe('PENDING')
    expect(await balanceNow()).toBe(99_000)
    await passTime(hour)
    const after = await store.bets.get(id)
    expect(after?.status).toBe('SETTLED')
    expect([0, 2_500]).toContain(after?.win)
    expect(await balanceNow()).toBe(99_000 + (after?.win ?? 0))
  })

  it('a settled sports bet adds only the amount won or lost to the turnover', async () => {
    const { bet, passTime, store, time } = await playForTests()
    const { id } = await bet(1_000, match, { ...choice, odds: 120 })
    const today = () => turnoverOf(store, 'm-1', { from: time.now - hour, to: time.now + 1 })
    expect(await today()).toBe(0)
    await passTime(hour / 2)
    const won = ((await store.bets.get(id))?.win ?? 0) > 0
    expect(await today()).toBe(won ? 200 : 1_000)
  })

  it('settling a bet a second time returns undefined and changes neither bet, money nor totals', async () => {
    const { bet, passTime, store, context } = await playForTests()
    const { id } = await bet(1_000, match, choice)
    await passTime(hour)
    const state = async () => [
      await store.bets.find(),
      await store.wallets.find(),
      await store.ledgerEntries.find(),
      await store.betDays.find(),
      await store.rebateAccruals.find(),
    ]
    const before = await state()
    const again = await store.transaction((tables, announce) =>
      settleBet(context, tables, announce, id),
    )
    expect(again).toBeUndefined()
    expect(await state()).toEqual(before)
  })

  it('a cancelled bet returns its stake and does not count in the play totals', async () => {
    const { bet, store, context, time, balanceNow } = await playForTests()
    const { id } = await bet(1_000, match, choice)
    const cancel = () =>
      store.transaction((tables, announce) => cancelBet(context, tables, announce, id))
    expect([await cancel(), await cancel()]).toEqual([true, false])
    expect(await balanceNow()).toBe(100_000)
    const play = await playOf(store, 'm-1', { from: 0, to: time.now + 1 })
    expect(play).toEqual({ bets: 0, stake: 0, validBet: 0, win: 0 })
  })
})

describe('lottery tickets', () => {
  it('a lottery ticket is drawn at the next draw, which takes place every five minutes', async () => {
    const { bet, passTime, store } = await playForTests()
    const { id } = await bet(200, { gameType: 'LOTT', vendor: 'TCG_LOTTO_VN' })
    await passTime(4 * 60_000)
    expect((await store.bets.get(id))?.status).toBe('PENDING')
    await passTime(60_000)
    const drawn = await store.bets.get(id)
    expect(drawn?.status).toBe('SETTLED')
    expect(drawn?.details.result?.symbols).toHaveLength(4)
  })
})

describe('ledger audit', () => {
  it('the ledger audit reports wrong and missing daily totals of bets', async () => {
    const { bet, store } = await playForTests()
    await bet(500)
    const [day] = await store.betDays.find()
    const id = day?.id ?? ''
    await store.betDays.update(id, { bets: 2 })
    expect((await auditLedger(store)).join()).toMatch(`${id} keeps`)
    await store.betDays.remove({ id })
    expect((await auditLedger(store)).join()).toMatch(`${id} keeps null`)
  })
})

describe('big wins', () => {
  it('every big win is announced with a masked name, and smaller wins are not announced', async () => {
    const { bet, heardEvents, store } = await playForTests({ balance: 40_000_000, seed: 'big' })
    for (let round = 0; round < 60; round += 1) await bet(20_000)
    const posted = heardEvents.filter(({ type }) => type === 'winPosted')
    const big = (await store.bets.find()).filter(({ win }) => win >= 40_000)
    expect(posted.length).toBe(big.length)
    expect(big.length).toBeGreaterThan(0)
    expect(posted[0]).toMatchObject({ customerName: 'ma***92', gameName: 'Fortune Tiger' })
    expect(await store.bigWins.count()).toBe(big.length)
  })
})
