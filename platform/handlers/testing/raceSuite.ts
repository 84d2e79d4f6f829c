/** Races between two gateways: each reward, settlement and row is created once. */

import { expect, it } from 'vitest'
import { envelopeRains } from '../../../mocks/content/envelopeRains.ts'
import { betRow } from '../../domain/base/collections/betRowForTests.ts'
import type { DomainStore } from '../../domain/base/collections/collections.ts'
import { dayLength } from '../../domain/base/time/marketTime.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { countCorrectedBet, countNewBet } from '../../domain/money/ledger/countBets.ts'
import { lockSettlements } from '../../domain/people/contracts/corrections.ts'
import { rainsAround } from '../../domain/play/rewards/redEnvelopes.ts'
import { correctForReferrer, countForReferrer } from '../../domain/play/rewards/referral.ts'
import { envelopesOf } from './moneyAgrees.ts'
import { type MoneyContext, openMoneyContext, paymentPassword } from './moneyContext.ts'
import { requestOf } from './moneyWork.ts'

/** Repetitions of each race, since its winner varies. */
const rounds = 6

async function raceForTheLastEnvelope(context: MoneyContext): Promise<void> {
  const { store, people } = context
  const redEnvelopeId = rainsAround(envelopeRains, context.now())[0]?.id ?? ''
  const open = (who: number) =>
    context.call('POST /wps/redEnvelopes/{redEnvelopeId}/open', who, {
      path: { redEnvelopeId },
      key: crypto.randomUUID(),
    })
  const before = (await store.redEnvelopePots.get(redEnvelopeId)) ?? { left: 0, envelopes: 0 }
  expect(before.envelopes).toBe(1)
  const outcomes = await Promise.all([open(0), open(1)])
  const winner = outcomes.findIndex(({ kind }) => kind === 'answer')
  expect(outcomes[winner === 0 ? 1 : 0]).toMatchObject({ code: 'ENVELOPES_GONE' })
  const [opened, ...others] = (
    await store.redEnvelopeOpenings.find({ where: { rainId: redEnvelopeId } })
  ).filter(({ memberId }) => people.some(({ id }) => id === memberId))
  expect(others).toEqual([])
  expect(opened?.memberId).toBe(people[winner]?.id)
  const amount = opened?.amount ?? 0
  expect(await envelopesOf(context)).toEqual({ envelopeSum: amount, entrySum: amount })
  expect(await store.redEnvelopePots.get(redEnvelopeId)).toMatchObject({
    left: before.left - amount,
    envelopes: 0,
  })
}

/** Inserts a bet of 100.00 that a member lost just now, without its ledger entries. */
async function loseBet({ store, people, now }: MoneyContext, who: 0 | 1 = 1): Promise<string> {
  const memberId = people[who].id
  const id = `b-${memberId}`
  const bet = betRow({ id, memberId, gameType: 'LIVE', stake: 10_000, placedAt: now() })
  await store.transaction(async (tables) => {
    await tables.bets.insert(bet)
    await countNewBet(tables, bet)
  })
  return id
}

/** Both gateways settle the same five-minute period, in which the member lost a bet. */
async function settleAtBothGateways(context: MoneyContext): Promise<void> {
  const { store, people } = context
  const [{ id: payerId }, { id: payeeId }] = people
  await loseBet(context)
  expect(await context.pass(600_000)).toEqual([])
  const settled = await store.settlements.find({ where: { payeeId, kind: 'realTimeSalary' } })
  expect(settled).toMatchObject([{ payerId, amount: 50, status: 'PAID' }])
  const paid = await store.ledgerEntries.find({ where: { reference: settled[0]?.id ?? '' } })
  const byAccount = new Map(paid.map(({ account, amount }) => [account, amount]))
  expect(byAccount).toEqual(
    new Map([
      [payerId, -50],
      [payeeId, 50],
    ]),
  )
  expect(paid).toHaveLength(2)
}

/**
 * The `validBet` of a lost bet is corrected to zero while a gateway settles the five-minute period
 * of the bet.
 */
async function correctWhileSettling(context: MoneyContext): Promise<void> {
  const { store, people, now } = context
  const [, { id: memberId }] = people
  const betId = await loseBet(context)
  const correct = () =>
    store.transaction(async (tables) => {
      const notify = await lockSettlements({ now }, tables, memberId)
      const before = await tables.bets.get(betId)
      if (!before) throw new Error('The bet is not stored')
      const after = { ...before, validBet: 0 }
      await tables.bets.update(betId, { validBet: 0 })
      await countCorrectedBet(tables, after, before)
      await notify(before, after)
    })
  const [errors] = await Promise.all([context.pass(600_000), correct()])
  expect(errors).toEqual([])
  expect(await context.pass(600_000)).toEqual([])
  const where = { payeeId: memberId, kind: 'realTimeSalary' }
  const settled = await store.settlements.find({ where })
  const shares = settled.flatMap(({ figures }) => figures.shares ?? [])
  const carried = settled.at(-1)?.figures.carried ?? []
  const counted = shares.reduce((sum, { baseAmount }) => sum + baseAmount, 0)
  expect(carried.reduce((sum, { amount }) => sum + amount, counted)).toBe(0)
}

/**
 * A friend's bet is corrected while the referrer claims the commission for the day of the bet, and
 * the correction is reverted later.
 */
async function correctWhileClaiming(context: MoneyContext): Promise<void> {
  const { store, people, call, now } = context
  const [{ id: referrerId }, { id: friendId }] = people
  // The market pays commissions only to members who have bet.
  await loseBet(context, 0)
  const turnover = 100_000
  const settledAt = now() - dayLength
  const played = { friendId, turnover, at: settledAt }
  await store.transaction((tables) => countForReferrer(tables, played))
  const correct = (difference: number) =>
    store.transaction((tables) =>
      correctForReferrer({ now }, tables, { friendId, difference, settledAt }),
    )
  const claim = () => call('POST /wps/referral/claim', 0, { key: crypto.randomUUID() })
  await Promise.all([claim(), correct(-turnover)])
  await correct(turnover)
  await claim()
  const days = await store.referralDays.find({ where: { referrerId } })
  expect(days.reduce((sum, day) => sum + day.turnover, 0)).toBe(turnover)
  const paid = await store.ledgerEntries.find({ where: { account: referrerId, kind: 'REFERRAL' } })
  expect(paid.map(({ amount }) => amount)).toEqual([200])
}

/** The agent owes the member more than the agent has; two concurrent transfers cover the debt. */
async function payDebtAtBothGateways({ store, people, call, now }: MoneyContext): Promise<void> {
  const [{ id: payerId }, { id: payeeId }] = people
  const balance = (await store.wallets.get(payerId))?.balance ?? 0
  const [id, amount, at] = [`debt/${payeeId}`, balance + 1_000, now()]
  await store.settlements.insert({
    id,
    kind: 'dividend',
    contractId: 'ct-1',
    payerId,
    payeeId,
    periodStart: at,
    periodEnd: at,
    figures: { validBet: 0, profitLoss: 0, activeMembers: 0 },
    rate: 0,
    amount,
    paidAmount: 0,
    status: 'OWED',
    settledAt: at,
  })
  const body = { memberId: payerId, amount: '5.00', paymentPassword }
  const send = () => call('POST /wps/transfers', 1, { body, key: crypto.randomUUID() })
  const outcomes = await Promise.all([send(), send()])
  expect(outcomes.map(({ kind }) => kind)).toEqual(['answer', 'answer'])
  expect(await store.settlements.get(id)).toMatchObject({ status: 'PAID', paidAmount: amount })
  expect(await store.wallets.get(payerId)).toMatchObject({ balance: 0 })
}

/** The member has no presence row yet, so each of the concurrent logins tries to insert it. */
async function comeInAtOnce({ store, people, launch }: MoneyContext): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => launch(0, 'slot')))
  expect(await store.sessions.count({ memberId: people[0].id })).toBe(4)
  expect(await store.presences.count({ id: people[0].id })).toBe(1)
}

/**
 * Two members play in several windows each, deposit, transfer and withdraw, while due jobs query
 * the bank.
 */
async function doEverythingAtOnce(context: MoneyContext): Promise<void> {
  const deeds = [0, 1].flatMap((who) => [
    { do: 'deposit', who, amount: 2_000 } as const,
    { do: 'transfer', who, amount: 500 } as const,
    { do: 'move', who, from: 'MAIN', to: 'JDB', amount: 500 } as const,
    { do: 'recall', who } as const,
    { do: 'withdraw', who, amount: 2_000 } as const,
    { do: 'convert', who, points: 500 } as const,
    { do: 'spin', who } as const,
  ])
  const windows = [0, 1, 0, 1, 0, 1, 0, 1]
  const plays = await Promise.all(windows.map((who) => context.launch(who, 'slot')))
  const playing = plays.map((play) => play(1_000, crypto.randomUUID()))
  const acting = deeds.map(async (deed) => {
    const { key, ...request } = await requestOf(context, deed)
    return context.call(key, deed.who, { ...request, key: crypto.randomUUID() })
  })
  const [errors, ...outcomes] = await Promise.all([context.pass(30_000), ...playing, ...acting])
  expect(errors).toEqual([])
  const done = outcomes.filter(({ kind }) => kind === 'answer')
  expect(done.length).toBeGreaterThan(playing.length)
}

/** @param open opens the stores of both gateways, as for `itKeepsTheLedger`. */
export function itGivesOnceWhatThereIsOnce(
  name: string,
  open: () => Promise<readonly [DomainStore, DomainStore]>,
): void {
  const race = (title: string, run: (context: MoneyContext) => Promise<void>) =>
    it(title, { timeout: 60_000 }, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const context = await openMoneyContext(await open())
        await run(context)
        expect(await auditLedger(context.store)).toEqual([])
      }
    })
  race(
    `[PROMO-06] ${name}: of two concurrent openings of the last red envelope one succeeds`,
    raceForTheLastEnvelope,
  )
  race(
    `${name}: a period of a contract is settled and paid once by two gateways`,
    settleAtBothGateways,
  )
  race(
    `${name}: a bet that is corrected while its period is settled counts with its last result`,
    correctWhileSettling,
  )
  race(
    `${name}: a commission that is claimed while a friend's bet is corrected is paid once`,
    correctWhileClaiming,
  )
  race(`[SAFE-07] ${name}: two concurrent transfers pay a debt once`, payDebtAtBothGateways)
  race(`${name}: concurrent operations of two members complete without errors`, doEverythingAtOnce)
  race(`${name}: four concurrent first logins open four sessions and one presence`, comeInAtOnce)
}
