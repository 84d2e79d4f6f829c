import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../gateway/database/openDatabase.ts'
import { openPostgres } from '../../gateway/database/postgres/openPostgres.ts'
import { startTestPostgres } from '../../gateway/database/testing/testPostgres.ts'
import {
  collections,
  type DomainStore,
} from '../../platform/domain/base/collections/collections.ts'
import { createMemoryStore } from '../../platform/domain/base/storage/memoryStore.ts'
import { auditLedger } from '../../platform/domain/money/ledger/auditLedger.ts'
import { post, toMovement } from '../../platform/domain/money/ledger/post.ts'
import { createContext } from '../../platform/domain/ports.ts'
import { round } from './page/measuredPage.ts'

/** Duration of each measurement, number of concurrent callers, and number of shared wallets. */
const milliseconds = 3000
const callers = 8
const members = 32

const main = (index: number) => ({ kind: 'main', memberId: `m-${index % members}` }) as const

/**
 * Transfers between two wallets per second. Each is one transaction with both ledger entries. The
 * ledger is audited afterwards.
 */
async function measure(store: DomainStore): Promise<number> {
  const context = createContext({ store })
  const move = (movement: Parameters<typeof post>[3]) =>
    store.transaction((tables, announce) => post(context, tables, announce, movement))
  const from = { kind: 'house', name: 'opening' } as const
  for (let index = 0; index < members; index += 1) {
    await move(toMovement('OPENING', 'bench', { from, to: main(index), amount: 1_000_000_000 }))
  }
  let done = 0
  const begun = performance.now()
  const call = async (caller: number) => {
    for (let turn = caller; performance.now() - begun < milliseconds; turn += callers) {
      const between = { from: main(turn), to: main(turn * 7 + 1), amount: 1 }
      if (between.from.memberId === between.to.memberId) continue
      await move(toMovement('WALLET_MOVED', 'bench', between))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
  const seconds = (performance.now() - begun) / 1000
  const problems = await auditLedger(store)
  if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'))
  return done / seconds
}

/** Throughput of the ledger on each store; databases flush every transfer to disk. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-ledger-'))
  const postgres = await startTestPostgres({ isDurable: true })
  try {
    const embedded = await openDatabase({ file: join(folder, 'ledger.sqlite') })
    const shared = await openPostgres({
      url: await postgres.createDatabase(),
      connections: callers,
    })
    const figures = {
      memory: await measure(createMemoryStore(collections)),
      embedded: await measure(embedded.store),
      PostgreSQL: await measure(shared.store),
    }
    await embedded.close()
    await shared.close()
    const rows = Object.entries(figures).map(([store, perSecond]) => ({
      figure: `${store}: movements`,
      value: round(perSecond, 0),
      unit: '/s',
    }))
    return { title: `The ledger (${callers} callers, ${members} wallets, durable)`, rows }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, maxRetries: 3 })
  }
}
