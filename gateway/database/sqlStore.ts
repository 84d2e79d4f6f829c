import type { DomainEvent } from '../../platform/domain/base/storage/events.ts'
import { createMutex } from '../../platform/domain/base/storage/mutex.ts'
import {
  type Definitions,
  type Store,
  StoreUnavailable,
  type Tables,
} from '../../platform/domain/base/storage/store.ts'
import type { Engine } from './engine.ts'
import { createLocalChannel, type EventChannel } from './eventChannel.ts'
import type { Run } from './place.ts'
import { createSqlCollection } from './sqlCollection.ts'
import { type AnyDatabase, createSqlTable } from './sqlTable.ts'

/**
 * Creates a store on a database whose tables match the definitions; see `gateway/migrations`.
 * Closing the store closes the database and the channel.
 */
export function createSqlStore<D extends Definitions>(
  database: AnyDatabase,
  engine: Engine,
  definitions: D,
  channel: EventChannel = createLocalChannel(),
): Store<D> {
  const tables = Object.entries(definitions).map(([name, definition]) =>
    createSqlTable(name, definition, database, engine),
  )
  // The collections have the same keys as the definitions. TypeScript cannot infer this from the
  // mapping.
  const collect = (run: Run) =>
    Object.fromEntries(
      tables.map((table) => [table.name, createSqlCollection(table, run)]),
    ) as Tables<D>

  const running = new Set<Promise<unknown>>()
  let closing: Promise<void> | undefined
  /** Runs work that `close` waits for. */
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing) throw new Error('The store is closed')
    const result = engine.untilDone(work)
    running.add(result)
    try {
      return await result
    } catch (error) {
      throw engine.isAway(error) ? new StoreUnavailable(error) : error
    } finally {
      running.delete(result)
    }
  }

  return {
    ...collect((step) => run(() => step({ database, isTransaction: false }))),
    transaction: (work) =>
      run(async () => {
        const announced: DomainEvent[] = []
        const announce = (event: DomainEvent) => announced.push(event)
        const result = await database
          .transaction()
          // `read committed` suffices, since a transaction locks the rows that it reads (see
          // `place.ts`).
          .setIsolationLevel('read committed')
          .execute(async (inside) => {
            const made = await runInside(inside, (step) => work(collect(step), announce))
            await channel.send(inside, announced)
            return made
          })
        channel.isSent(announced)
        return result
      }),
    listen: channel.listen,
    close() {
      closing ??= Promise.allSettled(running).then(async () => {
        await channel.close()
        await database.destroy()
      })
      return closing
    },
  }
}

/**
 * Runs the work of a transaction and waits for all of its operations. Operations that the work did
 * not await are part of the transaction, and operations parallel to a failed one (`Promise.all`)
 * are rolled back with it. Operations run one after the other, since each may consist of several
 * statements.
 */
async function runInside<Result>(
  database: AnyDatabase,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const steps = new Set<Promise<unknown>>()
  const mutex = createMutex()
  let isOver = false
  const run: Run = async (step) => {
    if (isOver) throw new Error('The transaction is over')
    const running = mutex.lock().then(async (unlock) => {
      try {
        return await step({ database, isTransaction: true })
      } finally {
        unlock()
      }
    })
    steps.add(running)
    try {
      return await running
    } finally {
      steps.delete(running)
    }
  }
  try {
    return await work(run)
  } finally {
    isOver = true
    await Promise.allSettled(steps)
  }
}
