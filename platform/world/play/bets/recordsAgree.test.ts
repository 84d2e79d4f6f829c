import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BetRow, LedgerEntryRow } from '../../base/collections/collections.ts'
import { compareTexts } from '../../base/storage/compare.ts'
import type { Period } from '../../base/time/wholeDays.ts'
import { findActiveBonuses } from '../../money/bonuses/activeBonuses.ts'
import { giveUpBonus } from '../../money/bonuses/endBonus.ts'
import { grantBonus } from '../../money/bonuses/grantBonus.ts'
import { Cannot } from '../../money/cashier/cannot.ts'
import { auditLedger } from '../../money/ledger/auditLedger.ts'
import { addPlays, turnoverOf } from '../../money/ledger/turnover.ts'
import {
  bonusesInPages,
  findBonuses,
  findTransactions,
  inAndOut,
  type PaidBonus,
  pageOfBonuses,
  recordOfTransactions,
} from './accountRecord.ts'
import { recordOfBets } from './betRecord.ts'
import { cancelBet } from './placeBet.ts'
import { playForTests } from './playForTests.ts'
import { profitRecord } from './profitRecord.ts'
import { claimRebate } from './rebates.ts'
import { vipLevels } from './vipLevels.ts'

type Step =
  | { do: 'bet'; gameType: string; stake: number }
  | { do: 'deposit'; amount: number }
  | { do: 'cancel' }
  | { do: 'claim' }
  | { do: 'wait'; minutes: number }
  | { do: 'grant'; amount: number; times: number }
  | { do: 'giveUp' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      gameType: fc.constantFrom('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'),
      stake: fc.integer({ min: 1, max: 900 }).map((tens) => tens * 10),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('deposit' as const),
      amount: fc.integer({ min: 100, max: 50_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'claim' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      amount: fc.integer({ min: 100, max: 9_000 }),
      times: fc.integer({ min: 1, max: 10 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'giveUp' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 2_000 }),
    }),
  },
)

const loyalty = {
  memberId: 'm-1',
  title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
  source: { house: 'bonuses', entry: 'BONUS' },
} as const

type Player = Awaited<ReturnType<typeof playForTests>>

async function take({ world, store, bet, pay, passTime }: Player, step: Step): Promise<void> {
  switch (step.do) {
    case 'bet': {
      // A stake that is refused or that the balance does not cover changes nothing: that is looked
      // at below.
      await bet(step.stake, { gameType: step.gameType }).catch(() => {})
      return
    }
    case 'deposit':
      await pay(step.amount)
      return
    case 'wait':
      return passTime(step.minutes * 60_000)
    case 'claim': {
      const level = vipLevels[2] ?? vipLevels[0]
      const claim = store.transaction((tables, announce) =>
        claimRebate(world, tables, announce, { memberId: 'm-1', level }),
      )
      await claim.catch(() => {})
      return
    }
    case 'grant': {
      await store.transaction((tables, announce) =>
        grantBonus(world, tables, announce, {
          ...loyalty,
          reference: crypto.randomUUID(),
          amount: step.amount,
          wagering: { required: step.amount * step.times, days: 1 },
        }),
      )
      return
    }
    case 'giveUp': {
      const [bonus] = await findActiveBonuses(store, 'm-1')
      if (!bonus) return
      const which = { memberId: 'm-1', bonusId: bonus.id }
      const work = store.transaction((tables, announce) =>
        giveUpBonus(world, tables, announce, which),
      )
      // One whose money is on an open bet stays.
      await work.catch((error) => expect(error).toBeInstanceOf(Cannot))
      return
    }
    case 'cancel': {
      const [pending] = await store.bets.find({ where: { status: 'PENDING' }, limit: 1 })
      if (!pending) return
      await store.transaction((tables, announce) => cancelBet(world, tables, announce, pending.id))
    }
  }
}

/** Bonuses hold what their account holds, and each came to what the ledger says. */
async function bonusesAgree({ store }: Player): Promise<void> {
  const entries = await store.ledgerEntries.find({ where: { memberId: 'm-1' } })
  const open = await store.bets.find({ where: { status: 'PENDING' } })
  const bonuses = await store.bonuses.find()
  const heldByBonuses = bonuses.reduce((sum, { balance }) => sum + balance, 0)
  expect((await store.wallets.get('m-1/bonus'))?.balance ?? 0).toBe(heldByBonuses)
  for (const { id, status, balance, inPlay, played: counted, required, paidOut } of bonuses) {
    const out = entries.filter(
      ({ account, reference }) => account === 'm-1/bonus' && reference === id,
    )
    expect(out.reduce((sum, { amount }) => sum - amount, 0)).toBe(paidOut)
    expect(counted).toBeLessThanOrEqual(required)
    expect(counted === required).toBe(status === 'COMPLETED')
    expect(balance === 0 || status === 'ACTIVE').toBe(true)
    expect(inPlay).toBeGreaterThanOrEqual(0)
  }
  const inPlay = bonuses.reduce((sum, bonus) => sum + bonus.inPlay, 0)
  const pending = new Set(open.map(({ id }) => id))
  const onBets = (await store.bonusStakes.find()).filter(({ betId }) => pending.has(betId))
  expect(onBets.reduce((sum, { amount }) => sum + amount, 0)).toBe(inPlay)
}

/** The pages of bonuses are all that were given, the newest first, none twice. */
async function bonusPagesAgree(store: Player['store'], period: Period): Promise<void> {
  const all = (await findBonuses(store, 'm-1', period)).toSorted(
    (a, b) => b.at - a.at || compareTexts(b.id, a.id),
  )
  const shown: PaidBonus[] = []
  for (let page = 1; shown.length < all.length; page += 1) {
    const { page: one, kinds } = await pageOfBonuses(store, 'm-1', period, { page, pageSize: 3 })
    expect(one.total).toBe(all.length)
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    expect(one.items.length).toBe(Math.min(3, all.length - shown.length))
    shown.push(...one.items)
  }
  expect(shown).toEqual(all)
  const written: LedgerEntryRow[] = []
  for await (const rows of bonusesInPages(store, 'm-1', period)) written.push(...rows)
  expect(written).toEqual(all)
}

const sumOf = (rows: readonly BetRow[]) => addPlays(rows.map((row) => ({ ...row, bets: 1 })))

async function agreeing(steps: readonly Step[], seed: string): Promise<void> {
  const player = await playForTests({ balance: 20_000, seed })
  const { store, time, balanceNow } = player
  for (const one of steps) await take(player, one)

  const period = { from: 0, to: time.now + 1_000 }
  const whole = { pageSize: 10_000 }
  const { page, totals } = await recordOfBets(store, ['m-1'], period, whole)
  const bets = page.items
  const transactions = await findTransactions(store, 'm-1', period)
  const profit = await profitRecord(store, 'm-1', period)
  const entries = await store.ledgerEntries.find({ where: { memberId: 'm-1' } })
  const moved = (...kinds: string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
  const stakeOf = (status: string) => sumOf(bets.filter((one) => one.status === status)).stake

  // The account record is the balance.
  const { in: came, out: went } = inAndOut(transactions)
  expect(came - went).toBe(await balanceNow())
  expect(transactions[0]?.balanceAfter ?? 0).toBe(await balanceNow())
  // The betting record is the ledger's bets.
  expect(stakeOf('SETTLED') + stakeOf('PENDING')).toBe(-moved('BET', 'BET_RETURNED') + 0)
  expect(sumOf(bets).win).toBe(moved('WIN'))
  // What the database adds up is what its rows add up to.
  expect(sumOf(bets)).toMatchObject({ stake: totals.stake, validBet: totals.validBet })
  const moves = await recordOfTransactions(store, ['m-1'], period, whole)
  expect(moves).toMatchObject({ sums: inAndOut(transactions), page: { items: transactions } })
  // Profit and loss is both, but for what is pending.
  const paid = (await findBonuses(store, 'm-1', period)).reduce(
    (sum, { amount }) => sum + amount,
    0,
  )
  await bonusPagesAgree(store, period)
  const played = moved('BET', 'BET_RETURNED', 'WIN') + stakeOf('PENDING')
  expect(profit.totals.net).toBe(played + paid + moved('BONUS_FORFEITED'))
  expect(profit.totals.net).toBe(profit.days.reduce((sum, { net }) => sum + net, 0))
  expect(profit.totals.bets).toBe(profit.gameTypes.reduce((sum, one) => sum + one.bets, 0))
  // Turnover is counted once, towards rebates too.
  const accrued = await store.rebateAccruals.find()
  const turnover = await turnoverOf(store, 'm-1', period)
  const lines = (await store.rebates.find()).flatMap((rebate) => rebate.lines)
  expect([...accrued, ...lines].reduce((sum, { validBet }) => sum + validBet, 0)).toBe(turnover)
  expect(profit.totals.validBet).toBe(turnover)
  await bonusesAgree(player)
  expect(await auditLedger(store)).toEqual([])
}

describe('the records of a member', () => {
  it('[REC-01][REC-02][REC-03] agree with the ledger and the balance after any play', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
        fc.string(),
        agreeing,
      ),
      {
        numRuns: 60,
      },
    )
  })
})
