import { describe, expect, it } from 'vitest'
import { textIn } from '../../base/texts/texts.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { post, toMovement } from '../../money/ledger/post.ts'
import { settleBet } from '../bets/endBet.ts'
import { fixtureForTests } from './sportsBookForTests.ts'
import { goalsOf, sportsPlayForTests } from './sportsPlayForTests.ts'

const minute = 60_000
const stake = 1_000
/** Payout of a bet of `stake` at odds of 2.05. */
const payout = 2_050

type Options = Parameters<typeof sportsPlayForTests>[1]

/** Two matches, and helpers to end a match, to correct its score, and to check the bets. */
async function start(options?: Options) {
  const play = await sportsPlayForTests(
    (now) => [
      fixtureForTests({ id: 'bra-1', kicksOffAt: now + minute }),
      fixtureForTests({ id: 'bra-2', kicksOffAt: now + minute }),
    ],
    options,
  )
  const { store, book, passTime } = play
  const end = async (home: number, away: number, id = 'bra-1') => {
    book.change(id, { status: 'ENDED', goals: goalsOf(home, away), markets: [] })
    await passTime(6 * minute)
  }
  const betNow = async (id: string) => {
    const bet = await store.bets.get(id)
    if (!bet) throw new Error(`There is no bet ${id}`)
    return bet
  }
  const roundOf = async (id: string) => {
    const { gameRound } = (await betNow(id)).details
    if (gameRound?.kind !== 'SPORTS') throw new Error(`The bet ${id} is not one on matches`)
    return gameRound
  }
  const bodies = async () =>
    (await store.messages.find({ where: { kind: 'MONEY' } })).map(({ body }) => body)
  /** Checks that ledger, daily totals, payouts and rebates match the bets. */
  const check = async () => {
    expect(await auditLedger(store)).toEqual([])
    const bets = await store.bets.find({ where: { status: 'SETTLED' } })
    const entries = await store.ledgerEntries.find({ where: { memberId: 'm-1' } })
    for (const bet of bets) {
      const paid = entries
        .filter(({ kind }) => kind === 'WIN' || kind === 'BET_CORRECTED')
        .filter(({ reference }) => reference === bet.id)
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(bet.win)
    }
    const turnover = bets.reduce((sum, { validBet }) => sum + validBet, 0)
    const accrued = await store.rebateAccruals.find()
    expect(accrued.reduce((sum, { validBet }) => sum + validBet, 0)).toBe(turnover)
  }
  /** Withdraws all money of the main wallet except `left`, in minor units. */
  const spendAllBut = async (left: number) => {
    const amount = (await play.balanceNow()) - left
    const from = { kind: 'main', memberId: 'm-1' } as const
    const to = { kind: 'house', name: 'withdrawals' } as const
    await store.transaction((tables, announce) =>
      post(play.context, tables, announce, toMovement('WITHDRAWAL', 'w-1', { from, to, amount })),
    )
  }
  return { ...play, end, betNow, roundOf, bodies, check, spendAllBut }
}

describe('the corrected result of a match', () => {
  it('[PLAY-11] if a correction turns a won bet into a lost bet, the payout is taken back and the member gets a message about the correction', async () => {
    const { betOn, end, betNow, roundOf, balanceNow, bodies, check, time } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    expect(await balanceNow()).toBe(100_000 - stake + payout)
    await end(1, 1)
    expect(await balanceNow()).toBe(100_000 - stake)
    expect(await betNow(id)).toMatchObject({ status: 'SETTLED', win: 0, validBet: stake })
    expect(await roundOf(id)).toMatchObject({
      correctedAt: new Date(time.now).toISOString(),
      winBeforeCorrection: '20.50',
      legs: [{ score: { home: 1, away: 1 }, settlement: 'LOST', multiplier: '0.00' }],
    })
    const [body] = await bodies()
    expect(body && textIn(body, 'pt').replaceAll('\u00a0', ' ')).toBe(
      'O resultado de Flamengo × Palmeiras foi corrigido de 1 a 0 para 1 a 1. Recalculamos sua aposta e descontamos R$ 20,50 do seu saldo.',
    )
    expect(body && textIn(body, 'en')).toContain('took R$\u00a020.50 from your balance')
    await check()
  })

  it('a corrected result pays the win of a bet that was lost', async () => {
    const { betOn, end, betNow, balanceNow, bodies, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(0, 0)
    await end(1, 0)
    expect(await balanceNow()).toBe(100_000 - stake + payout)
    expect(await betNow(id)).toMatchObject({ win: payout })
    expect(await bodies()).toMatchObject([
      { id: 'bets.corrected.paid', values: { amount: { amount: payout } } },
    ])
    await check()
  })

  it('a corrected result that does not change the payout only updates the stored round of the bet', async () => {
    const { betOn, end, roundOf, balanceNow, bodies, store, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    const entries = await store.ledgerEntries.count()
    await end(2, 0)
    expect(await store.ledgerEntries.count()).toBe(entries)
    expect(await balanceNow()).toBe(100_000 - stake + payout)
    expect(await roundOf(id)).toMatchObject({
      winBeforeCorrection: '20.50',
      legs: [{ score: { home: 2, away: 0 }, settlement: 'WON' }],
    })
    expect(await bodies()).toEqual([])
    await check()
  })

  it('a match that is cancelled after its result returns the stake, and corrects turnover, points, rebates and the winner board', async () => {
    const { betOn, end, book, passTime, betNow, store, check, bodies } = await start()
    const large = 80_000
    const { id } = await betOn(large, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    const points = async () => (await store.pointAccounts.get('m-1'))?.balance
    const earned = await points()
    expect(earned).toBeGreaterThan(0)
    book.change('bra-1', { status: 'CANCELLED', goals: [] })
    await passTime(3_000)
    expect(await betNow(id)).toMatchObject({ win: large, validBet: 0 })
    expect(await points()).toBe(0)
    expect(await store.bigWins.count()).toBe(0)
    const [week] = await store.weekScores.find()
    expect(week?.score).toBe(0)
    expect(textIn((await bodies())[0] ?? { en: '' }, 'pt')).toContain('para partida cancelada')
    await check()
    await end(1, 0)
    expect(await betNow(id)).toMatchObject({ win: 164_000, validBet: large })
    expect(await points()).toBe(earned)
    expect(await store.bigWins.find()).toMatchObject([{ id, amount: 164_000 }])
    await check()
  })

  it('a corrected result settles a multiple bet again, by the results of all its matches', async () => {
    const { betOn, end, betNow, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205], ['bra-2', 'RESULT:DRAW', 370])
    await end(1, 0)
    await end(0, 0, 'bra-2')
    expect(await betNow(id)).toMatchObject({ win: 7_585 })
    await end(0, 1)
    expect(await betNow(id)).toMatchObject({ win: 0 })
    await end(1, 0)
    expect(await betNow(id)).toMatchObject({ win: 7_585 })
    await check()
  })
})

describe('bets that are not settled again', () => {
  it('a corrected result does not change the payout of a cashed-out bet', async () => {
    const { betOn, end, betNow, context, store, time, check, bodies } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await store.transaction((tables, announce) =>
      settleBet(context, tables, announce, id, ({ details: { gameRound } }) => {
        if (gameRound?.kind !== 'SPORTS') throw new Error('The bet is not one on matches')
        const cashedOutAt = new Date(time.now).toISOString()
        return { win: 1_500, gameRound: { ...gameRound, cashedOutAt } }
      }),
    )
    await end(1, 0)
    await end(0, 1)
    expect((await betNow(id)).win).toBe(1_500)
    expect(await bodies()).toEqual([])
    await check()
  })

  it('a pending bet is settled only once, by the corrected result', async () => {
    const { betOn, end, betNow, roundOf, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205], ['bra-2', 'RESULT:DRAW', 370])
    await end(1, 0)
    await end(0, 1)
    expect((await betNow(id)).status).toBe('PENDING')
    await end(1, 1, 'bra-2')
    expect(await betNow(id)).toMatchObject({ status: 'SETTLED', win: 0 })
    expect(await roundOf(id)).not.toHaveProperty('correctedAt')
    await check()
  })

  it('the correction of a bet counts once even if its job runs twice', async () => {
    const { betOn, end, passTime, balanceNow, bodies, store, time, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    await end(0, 1)
    const job = { kind: 'correctBet', subject: `bra-1/${id}`, dueAt: time.now, failures: 0 }
    await store.jobs.insert({ id: 'j-1', ...job })
    await store.jobs.insert({ id: 'j-2', ...job, kind: 'correctBets', subject: 'bra-1' })
    await passTime(1_000)
    expect(await store.jobs.count({ kind: 'correctBet' })).toBe(0)
    expect(await balanceNow()).toBe(100_000 - stake)
    expect(await bodies()).toHaveLength(1)
    await check()
  })
})

describe('the wallet from which a correction takes money', () => {
  it('a correction takes back at most the balance of the wallet, and later corrections do not take back the rest', async () => {
    const { betOn, end, betNow, balanceNow, bodies, spendAllBut, pay, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    await spendAllBut(500)
    await end(1, 1)
    expect(await balanceNow()).toBe(0)
    // The amount that was not taken back remains part of the bet's payout.
    expect(await betNow(id)).toMatchObject({ win: 1_550, details: { waived: 1_550 } })
    expect(await bodies()).toMatchObject([
      {
        id: 'bets.corrected.takenInPart',
        values: { amount: { amount: 500 }, owed: { amount: 2_050 } },
      },
    ])
    await check()
    await pay(5_000)
    await end(2, 2)
    expect(await balanceNow()).toBe(5_000)
    await end(3, 2)
    expect(await balanceNow()).toBe(5_500)
    expect(await betNow(id)).toMatchObject({ win: payout })
    expect((await betNow(id)).details).not.toHaveProperty('waived')
    await check()
  })

  it('a correction takes nothing from an empty wallet, and the message to the member states this', async () => {
    const { betOn, end, betNow, balanceNow, bodies, spendAllBut, check } = await start()
    const { id } = await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    await spendAllBut(0)
    await end(1, 1)
    expect(await balanceNow()).toBe(0)
    expect((await betNow(id)).win).toBe(payout)
    expect(await bodies()).toMatchObject([{ id: 'bets.corrected.waived' }])
    await check()
  })

  it('a correction of a bet from the vendor wallet takes money from that wallet first, then from the main wallet', async () => {
    const { betOn, end, context, store, balanceNow, check } = await start()
    const main = { kind: 'main', memberId: 'm-1' } as const
    const vendor = { kind: 'vendor', memberId: 'm-1', vendor: 'IBC' } as const
    const move = (
      from: typeof main | typeof vendor,
      to: typeof main | typeof vendor,
      amount: number,
    ) =>
      store.transaction((tables, announce) =>
        post(context, tables, announce, toMovement('WALLET_MOVED', 'w-1', { from, to, amount })),
      )
    await move(main, vendor, stake)
    await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    await move(vendor, main, 1_800)
    await end(1, 1)
    expect((await store.wallets.get('m-1/vendor/IBC'))?.balance).toBe(0)
    expect(await balanceNow()).toBe(100_000 - stake)
    await check()
  })

  it('a correction takes back and pays bonus money in proportion to its share of the stake', async () => {
    const { betOn, end, context, store, balanceNow, check } = await start({ balance: 400 })
    await store.transaction((tables, announce) =>
      grantBonus(context, tables, announce, {
        memberId: 'm-1',
        title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
        source: { house: 'bonuses', entry: 'BONUS' },
        reference: 'g-1',
        amount: 1_000,
        wagering: { required: 50_000, days: 1 },
      }),
    )
    await betOn(stake, ['bra-1', 'RESULT:HOME', 205])
    await end(1, 0)
    const bonus = async () => (await store.bonuses.find())[0]
    // Bonus money paid 600 of the stake of 1,000.
    expect([await balanceNow(), (await bonus())?.balance]).toEqual([820, 400 + 1_230])
    await end(1, 1)
    expect([await balanceNow(), (await bonus())?.balance]).toEqual([0, 400])
    await check()
    await end(1, 0)
    expect([await balanceNow(), (await bonus())?.balance]).toEqual([820, 400 + 1_230])
    expect(await bonus()).toMatchObject({ status: 'ACTIVE', inPlay: 0, played: 1_000 })
    await check()
  })
})
