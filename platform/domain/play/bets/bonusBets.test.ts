import { describe, expect, it } from 'vitest'
import { textIn } from '../../base/texts/texts.ts'
import { dayLength } from '../../base/time/marketTime.ts'
import { giveUpBonus } from '../../money/bonuses/endBonus.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { cancelBet } from './endBet.ts'
import { playForTests } from './playForTests.ts'

const match = { gameType: 'SPORTS', vendor: 'IBC' }
const choice = { odds: 250, selection: 'Bahia', event: 'Bahia × Vitória' }
const hour = 3_600_000

/** Player with real money and a bonus; amounts in minor units. */
async function playerWithBonus({ balance = 1_000, granted = 3_000, required = 9_000, seed = '' }) {
  const player = await playForTests({ balance, seed })
  const { context, store } = player
  const grant = (reference: string, days: number) =>
    store.transaction((tables, announce) =>
      grantBonus(context, tables, announce, {
        memberId: 'm-1',
        title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
        reference,
        amount: granted,
        wagering: { required, days },
        source: { house: 'bonuses', entry: 'BONUS' },
      }),
    )
  const { id } = await grant('rw-1', 7)
  const bonus = async () => {
    const row = await store.bonuses.get(id)
    if (!row) throw new Error('The bonus is gone')
    return row
  }
  const bonusBalance = async () => (await store.wallets.get('m-1/bonus'))?.balance ?? 0
  const houseSum = async () => {
    const entries = await store.ledgerEntries.find({ where: { account: 'house/bonuses' } })
    return entries.reduce((sum, { amount }) => sum + amount, 0)
  }
  const giveUp = () =>
    store.transaction((tables, announce) =>
      giveUpBonus(context, tables, announce, { memberId: 'm-1', bonusId: id }),
    )
  return { ...player, grant, bonus, bonusBalance, houseSum, giveUp }
}

/** Player with a bet that won or lost, as requested; the bet exceeded their real money. */
async function playerOfOutcome(outcome: 'won' | 'lost') {
  for (let seed = 0; seed < 50; seed += 1) {
    const player = await playerWithBonus({ seed: String(seed), required: 100_000 })
    const { id } = await player.bet(2_000, match, choice)
    await player.passTime(hour)
    const { status, win = 0 } = (await player.store.bets.get(id)) ?? {}
    if (status === 'SETTLED' && win > 0 === (outcome === 'won')) return { ...player, win }
  }
  throw new Error('Chance never did it')
}

describe('bets with a bonus', () => {
  it('a stake is paid with real money first, and with bonus money for the missing part', async () => {
    const { bet, balanceNow, bonusBalance, bonus, store } = await playerWithBonus({})
    await bet(400, match, choice)
    expect([await balanceNow(), await bonusBalance()]).toEqual([600, 3_000])
    const { wallet } = await bet(1_000, match, choice)
    expect(wallet).toBe('bonus')
    expect([await balanceNow(), await bonusBalance()]).toEqual([0, 2_600])
    expect(await bonus()).toMatchObject({ balance: 2_600, inPlay: 400 })
    expect(await auditLedger(store)).toEqual([])
  })

  it('a stake uses the bonus that expires first, then the next bonus, and is rejected if all bonuses together are too small', async () => {
    const { bet, grant, bonus, store } = await playerWithBonus({})
    const sooner = await grant('rw-2', 2)
    await bet(5_000, match, choice)
    expect((await store.bonuses.get(sooner.id))?.balance).toBe(0)
    expect((await bonus()).balance).toBe(2_000)
    await expect(bet(2_010, match, choice)).rejects.toThrow('INSUFFICIENT_BALANCE')
  })

  it('a win is split between real money and bonus money in the proportion in which they paid the stake', async () => {
    const { win, balanceNow, bonusBalance, bonus, store } = await playerOfOutcome('won')
    expect(win).toBe(5_000)
    expect([await balanceNow(), await bonusBalance()]).toEqual([2_500, 2_000 + 2_500])
    expect(await bonus()).toMatchObject({ balance: 4_500, inPlay: 0, status: 'ACTIVE' })
    expect(await auditLedger(store)).toEqual([])
  })

  it('a lost bet returns neither real nor bonus money, and counts towards wagering', async () => {
    const { balanceNow, bonus, bonusBalance } = await playerOfOutcome('lost')
    expect([await balanceNow(), await bonusBalance()]).toEqual([0, 2_000])
    expect(await bonus()).toMatchObject({ balance: 2_000, inPlay: 0, played: 2_000 })
  })

  it('a cancelled bet returns real and bonus money, and does not count towards wagering', async () => {
    const { bet, store, context, balanceNow, bonusBalance, bonus } = await playerWithBonus({})
    const { id } = await bet(2_000, match, choice)
    await store.transaction((tables, announce) => cancelBet(context, tables, announce, id))
    expect([await balanceNow(), await bonusBalance()]).toEqual([1_000, 3_000])
    expect(await bonus()).toMatchObject({ inPlay: 0, played: 0 })
  })

  it('a bet with real money adds its valid bet to the wagering progress of a bonus', async () => {
    const { bet, bonus } = await playerWithBonus({ balance: 100_000 })
    await bet(500)
    await bet(700)
    expect(await bonus()).toMatchObject({ played: 1_200, balance: 3_000 })
  })
})

describe('completion, expiry and loss of a bonus', () => {
  it('a bonus moves to the main wallet once its wagering is complete', async () => {
    const { bet, bonus, bonusBalance, store } = await playerWithBonus({ balance: 100_000 })
    for (let round = 0; round < 10; round += 1) await bet(1_000)
    expect(await bonus()).toMatchObject({ status: 'COMPLETED', played: 9_000, paidOut: 3_000 })
    expect(await bonusBalance()).toBe(0)
    const released = { account: 'm-1', kind: 'BONUS_RELEASED' }
    expect(await store.ledgerEntries.find({ where: released })).toMatchObject([{ amount: 3_000 }])
    const [message] = await store.messages.find({ where: { memberId: 'm-1' } })
    expect(message && textIn(message.body, 'en')).toMatch(
      /“Loyalty bonus”: R\$.?30\.00 is in your main wallet/,
    )
    expect(await auditLedger(store)).toEqual([])
  })

  it('an expired bonus returns to the platform', async () => {
    const player = await playerWithBonus({})
    const { passTime, bonus, bonusBalance, houseSum, balanceNow, store } = player
    await passTime(7 * dayLength)
    const [message] = await store.messages.find({ where: { memberId: 'm-1' } })
    expect(message && textIn(message.title, 'en')).toBe('Your bonus has expired')
    expect(await bonus()).toMatchObject({ status: 'EXPIRED', paidOut: 3_000 })
    expect([await bonusBalance(), await houseSum(), await balanceNow()]).toEqual([0, 0, 1_000])
  })

  it('a bonus that is given up returns to the platform; giving up is rejected while the bonus has an open bet', async () => {
    const { bet, giveUp, passTime, bonus, houseSum, balanceNow } = await playerWithBonus({
      required: 100_000,
    })
    await bet(1_200, match, choice)
    await expect(giveUp()).rejects.toMatchObject({ code: 'BONUS_IN_PLAY' })
    await passTime(hour)
    const real = await balanceNow()
    const { balance } = await bonus()
    expect(await giveUp()).toEqual({ amount: balance, balance: 0 })
    expect(await bonus()).toMatchObject({ status: 'GIVEN_UP', balance: 0, paidOut: balance })
    expect([await balanceNow(), await houseSum()]).toEqual([real, balance - 3_000])
    await expect(giveUp()).rejects.toMatchObject({ code: 'BONUS_ENDED' })
  })

  it('a bonus ends when all of its money is lost', async () => {
    const { bet, bonus } = await playerWithBonus({ balance: 0, granted: 20, required: 100_000 })
    for (let round = 0; round < 200 && (await bonus()).status === 'ACTIVE'; round += 1) {
      await bet(20).catch(() => {})
    }
    expect(await bonus()).toMatchObject({ status: 'SPENT', balance: 0, paidOut: 0 })
  })

  it('a bonus that expires while it has an open bet also forfeits its share of the win', async () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const player = await playerWithBonus({ seed: String(seed), required: 100_000 })
      const { bet, passTime, store, bonus, bonusBalance, houseSum, balanceNow } = player
      await passTime(7 * dayLength - 60_000)
      const { id } = await bet(2_000, match, choice)
      await passTime(60_000)
      expect(await bonus()).toMatchObject({ status: 'EXPIRED', inPlay: 1_000, paidOut: 2_000 })
      await passTime(hour)
      const { win = 0 } = (await store.bets.get(id)) ?? {}
      if (win === 0) continue
      expect([await bonusBalance(), await balanceNow()]).toEqual([0, 2_500])
      expect(await houseSum()).toBe(2_500 + 2_000 - 3_000)
      expect(await auditLedger(store)).toEqual([])
      return
    }
    throw new Error('Chance never did it')
  })
})
