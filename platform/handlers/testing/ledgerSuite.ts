/**
 * Whatever people do with money, in whatever order and however often it is sent, the ledger adds
 * up.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DomainStore } from '../../domain/base/collections/collections.ts'
import { auditLedger } from '../../domain/money/ledger/auditLedger.ts'
import { countDone, type DeedCounts, examine, nothing } from './examineMoney.ts'
import { type MoneyContext, type MoneyRows, openMoneyContext } from './moneyContext.ts'
import { type Act, life, type Moment, requestOf } from './moneyWork.ts'

/** Within what every game takes. */
const largestStake = 400_000

/** What somebody can stake: real and bonus money, in steps that games take, at least one of them. */
export async function everythingOf({ store, people }: MoneyRows, who: number): Promise<number> {
  const id = people[who]?.id ?? ''
  const held = await Promise.all([store.wallets.get(id), store.wallets.get(`${id}/bonus`)])
  const sum = held.reduce((total, wallet) => total + (wallet?.balance ?? 0), 0)
  return Math.min(largestStake, Math.max(20, sum - (sum % 10)))
}

/** How a deed is sent, each time with the same key. */
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

/**
 * Lets everything of a moment happen at once, and holds what one key was answered against itself.
 */
async function happen(context: MoneyContext, moment: Moment, done: DeedCounts): Promise<unknown[]> {
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
      // What was answered once is answered the same for ever.
      expect((await send()).value).toEqual(answers[0])
      countDone(done, deed.do)
    }),
  )
  return errors
}

/**
 * The proof for one kind of store, over two gateways that share it.
 * @param open both gateways' stores, which hold the same; asked for each life, and may be those of
 *   the last one.
 * @param runs how many lives; each has some dozens of calls.
 */
export function itKeepsTheLedger(
  name: string,
  open: () => Promise<readonly [DomainStore, DomainStore]>,
  runs: number,
): void {
  it(`${name}: balances are the sums of the ledger, and no key counts twice, whatever is done at once`, async () => {
    await fc.assert(
      fc.asyncProperty(life, async (moments) => {
        const context = await openMoneyContext(await open())
        const done = nothing()
        for (const moment of moments) {
          expect(await happen(context, moment, done)).toEqual([])
          expect(await auditLedger(context.store)).toEqual([])
        }
        await examine(context, done)
      }),
      // What two gateways do at once seldom fails the same way twice, so that a smaller life is
      // not found: it would be sought until the time is up, and nothing told.
      { numRuns: runs, endOnFailure: true },
    )
  }, 240_000)
}
