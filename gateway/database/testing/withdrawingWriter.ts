/**
 * Process that requests withdrawals until it is killed: `node withdrawingWriter.ts <place>
 * <memberId>`. Each transaction moves R$ 1.00 from the main wallet to the held balance and inserts
 * the withdrawal. After the commit, the process prints the withdrawal's id on a line.
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { post, toMovement } from '../../../platform/domain/money/ledger/post.ts'
import { openPlace } from './openPlace.ts'

// Node writes the compile cache only when a process ends normally, and this process is killed.
flushCompileCache()

const [, , place = '', memberId = ''] = process.argv
const { store } = await openPlace(place)
const sources = {
  now: () => Date.now(),
  randomBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
}
const main = { kind: 'main', memberId } as const
const heldAccount = { kind: 'held', memberId } as const
const bank = { kind: 'house', name: 'deposits' } as const

await store.transaction((tables, announce) => {
  const credit = toMovement('DEPOSIT', memberId, { from: bank, to: main, amount: 1_000_000 })
  return post(sources, tables, announce, credit)
})
for (let index = 0; ; index += 1) {
  const id = `w-${memberId}-${index}`
  await store.transaction(async (tables, announce) => {
    const movement = toMovement('WITHDRAWAL', id, { from: main, to: heldAccount, amount: 100 })
    await post(sources, tables, announce, movement)
    await tables.withdrawals.insert({
      id,
      memberId,
      accountId: 'k-1',
      // Larger than a page of SQLite or PostgreSQL, so that the row is never written in one block.
      account: { keyType: 'CPF', key: 'x'.repeat(9000), holder: 'Ana' },
      status: 'PENDING',
      amount: 100,
      fee: 0,
      currency: 'BRL',
      createdAt: index,
      disbursedAt: null,
      confirmBy: null,
      endedAt: null,
      confirmation: null,
      resolution: null,
    })
  })
  writeSync(process.stdout.fd, `${id}\n`)
}
