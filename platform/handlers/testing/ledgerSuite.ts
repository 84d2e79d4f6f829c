/**
 * Property: the ledger is consistent after any sequence of concurrent and repeated operations with
 * money.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DomainStore } from '../../domain/base/collections/collections.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { countDone, type DeedCounts, examine, nothing } from './examineMoney.ts'
import { type MoneyContext, type MoneyRows, openMoneyContext } from './moneyContext.ts'
import { type Act, life, type Moment, requestOf } from './moneyWork.ts'

/** Maximum stake within the limits of every game, in minor units. */
const largestStake = 400_000

/**
 * Largest stake that a member can place, in minor units: their real and bonus money, rounded down
 * to a multiple of 10.
 */
export async function everythingOf({ store, people }: MoneyRows, who: number): Promise<number> {
  const id = people[who]?.id ?? ''
  const held = await Promise.all([store.wallets.get(id), store.wallets.get(`${id}/bonus`)])
  const sum = held.reduce((total, wallet) => total + (wallet?.balance ?? 0), 0)
  return Math.min(largestStake, Math.max(20, sum - (sum % 10)))
}

/** Returns a function that sends an operation, each time with the same idempotency key. */
async function senderOf(
  context: MoneyContext,
  deed: Act,
): Promise<() => ReturnType<MoneyContext['call']>> {
  const key = crypto.randomUUID()
  if (deed.do === 'bet') {
    const play = await context.launch(deed.who, deed.game)
    const stake = deed.stake === 'everything' ? await everythingOf(context, deed.who) : deed.stake
    return () => play(stake, key)
  }
  const { key: operation, ...request } = await requestOf(context, deed)
  return () => context.call(operation, deed.who, { ...request, key })
}

/** Runs concurrent operations, and checks that calls with the same key get the same response. */
async function happen(
  context: MoneyContext,
  moment: Moment,
  counts: DeedCounts,
): Promise<unknown[]> {
  const errors: unknown[] = []
  await Promise.all(
    moment.map(async ({ deed, sendCount }) => {
      if (deed.do === 'wait') {
        errors.push(...(await context.pass(deed.seconds * 1000)))
        return
      }
      const send = await senderOf(context, deed)
      const together = await Promise.all(Array.from({ length: sendCount }, send))
      const answers = together.filter(({ kind }) => kind === 'answer').map(({ value }) => value)
      for (const answer of answers) expect(answer).toEqual(answers[0])
      if (answers.length === 0) return
      // A later replay gets the same response.
      expect((await send()).value).toEqual(answers[0])
      countDone(counts, deed.do)
    }),
  )
  return errors
}

/**
 * Defines the property test for one kind of store, over two gateways that share it.
 * @param open opens the stores of both gateways. It is called for each run and may return the
 * stores of the previous run.
 * @param runs number of runs; each has dozens of calls.
 */
export function itKeepsTheLedger(
  name: string,
  open: () => Promise<readonly [DomainStore, DomainStore]>,
  runs: number,
): void {
  it(`${name}: balances equal the ledger's sums after concurrent operations, and calls with the same key have one effect`, async () => {
    await fc.assert(
      fc.asyncProperty(life, async (moments) => {
        const context = await openMoneyContext(await open())
        const counts = nothing()
        for (const moment of moments) {
          expect(await happen(context, moment, counts)).toEqual([])
          expect(await auditLedger(context.store)).toEqual([])
        }
        await examine(context, counts)
      }),
      // Disables shrinking: failures of concurrent calls are rarely reproducible, so fast-check
      // would search until the timeout, and the first failure would not be reported.
      { numRuns: runs, endOnFailure: true },
    )
  }, 240_000)
}
