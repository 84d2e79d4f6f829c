import { createAnnouncements, type WorldEvent } from '../../mocks/world/events.ts'
import type { Definitions, Store, Tables } from '../../mocks/world/store.ts'
import type { Engine } from './engine.ts'
import { createSqlCollection, type Run } from './sqlCollection.ts'
import { type AnyDatabase, createSqlTable } from './sqlTable.ts'

/** A store over a database whose tables are those of the definitions; see `gateway/migrations`. */
export function createSqlStore<D extends Definitions>(
  database: AnyDatabase,
  engine: Engine,
  definitions: D,
): Store<D> {
  const tables = Object.entries(definitions).map(([name, definition]) =>
    createSqlTable(name, definition, database, engine),
  )
  // The collections are keyed as the definitions are, which TypeScript cannot see in the mapping.
  const collect = (run: Run) =>
    Object.fromEntries(
      tables.map((table) => [table.name, createSqlCollection(table, run)]),
    ) as Tables<D>

  const announcements = createAnnouncements()
  let closing: Promise<void> | undefined
  return {
    ...collect((work) => work(database)),
    async transaction(work) {
      const announced: WorldEvent[] = []
      const result = await database
        .transaction()
        .execute((inside) =>
          runInside(inside, (run) => work(collect(run), (event) => announced.push(event))),
        )
      for (const event of announced) announcements.tell({ kind: 'event', event })
      return result
    },
    listen: announcements.listen,
    close() {
      closing ??= database.destroy()
      return closing
    },
  }
}

/**
 * Ends only when every step has, so that none comes too late: what work began and did not wait for is
 * part of its transaction, and what runs beside a failing step (`Promise.all`) is undone with it.
 */
async function runInside<Result>(
  database: AnyDatabase,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  const steps = new Set<Promise<unknown>>()
  let isOver = false
  const run: Run = async (step) => {
    if (isOver) throw new Error('The transaction is over')
    const running = step(database)
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
