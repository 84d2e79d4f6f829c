/** Whatever people do with money, in whatever order and however often it is sent, the ledger adds up. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WorldStore } from '../../world/collections.ts'
import { auditLedger } from '../../world/ledger/auditLedger.ts'
import { life, type Moment, requestOf } from './moneyWork.ts'
import { type MoneyWorld, openMoneyWorld } from './moneyWorld.ts'

const deeds = ['deposit', 'withdraw', 'transfer', 'move'] as const
/** How many calls with keys of their own were answered, by what they did. */
type Done = Record<(typeof deeds)[number], number>

/** Lets everything of a moment happen at once, and holds what one key was answered against itself. */
async function happen(world: MoneyWorld, moment: Moment, done: Done): Promise<unknown[]> {
  const errors: unknown[] = []
  await Promise.all(
    moment.map(async ({ deed, sent }) => {
      if (deed.do === 'wait') {
        errors.push(...(await world.pass(deed.seconds * 1000)))
        return
      }
      const { key, ...request } = await requestOf(world, deed)
      const again = { ...request, key: crypto.randomUUID() }
      const send = () => world.call(key, deed.who, again)
      const together = await Promise.all(Array.from({ length: sent }, send))
      const answers = together.filter(({ kind }) => kind === 'answer').map(({ value }) => value)
      for (const answer of answers) expect(answer).toEqual(answers[0])
      if (answers.length === 0) return
      // What was answered once is answered the same for ever.
      expect((await send()).value).toEqual(answers[0])
      const counted = deeds.find((one) => one === deed.do)
      if (counted) done[counted] += 1
    }),
  )
  return errors
}

/** What each person has set aside, by her wallet and by her withdrawals that the bank has not paid. */
async function heldOf({ store }: MoneyWorld, memberId: string) {
  const rows = await store.withdrawals.find({ where: { memberId } })
  const held = rows.filter(({ status }) => ['PENDING', 'REVIEWING', 'PROCESSING'].includes(status))
  const wallet = await store.wallets.get(`${memberId}/held`)
  return {
    kept: wallet?.balance ?? 0,
    wanted: held.reduce((sum, { amount }) => sum + amount, 0),
  }
}

async function creditedOf({ store }: MoneyWorld, memberId: string) {
  const paid = await store.deposits.find({ where: { memberId, status: 'PAID' } })
  const entries = await store.ledgerEntries.find({ where: { memberId, kind: 'DEPOSIT' } })
  return {
    kept: entries.reduce((sum, { amount }) => sum + amount, 0),
    wanted: paid.reduce((sum, { paidAmount }) => sum + (paidAmount ?? 0), 0),
  }
}

/** How many rows there are of what was answered, whoever did it. */
async function countOf({ store, people }: MoneyWorld): Promise<Omit<Done, 'move'>> {
  const counts = { deposit: 0, withdraw: 0, transfer: 0 }
  for (const { id: memberId } of people) {
    counts.deposit += await store.deposits.count({ memberId })
    counts.withdraw += await store.withdrawals.count({ memberId })
    counts.transfer += await store.transfers.count({ memberId, direction: 'SENT' })
  }
  return counts
}

async function movesOf({ store, people }: MoneyWorld): Promise<number> {
  const moves = new Set<string>()
  for (const { id: memberId } of people) {
    const where = { memberId, kind: 'WALLET_MOVED' }
    const entries = await store.ledgerEntries.find({ where })
    for (const { transferId, reference } of entries)
      if (reference !== 'recall') moves.add(transferId)
  }
  return moves.size
}

/**
 * The proof for one kind of store, over two gateways that share it.
 * @param runs how many lives; each has some dozens of calls.
 */
export function itKeepsTheLedger(
  name: string,
  open: () => Promise<WorldStore>,
  runs: number,
): void {
  it(`${name}: balances are the sums of the ledger, and no key counts twice, whatever is done at once`, async () => {
    const store = await open()
    await fc.assert(
      fc.asyncProperty(life, async (moments) => {
        const world = await openMoneyWorld(store)
        const done: Done = { deposit: 0, withdraw: 0, transfer: 0, move: 0 }
        for (const moment of moments) expect(await happen(world, moment, done)).toEqual([])
        expect(await auditLedger(store)).toEqual([])
        expect({ ...(await countOf(world)), move: await movesOf(world) }).toEqual(done)
        for (const { id } of world.people) {
          const held = await heldOf(world, id)
          expect(held.kept).toBe(held.wanted)
          const credited = await creditedOf(world, id)
          expect(credited.kept).toBe(credited.wanted)
        }
      }),
      { numRuns: runs },
    )
    await store.close()
  }, 120_000)
}
