import type { Handle, Row, Statement } from './handle.ts'
import type { HeavyReads } from './heavyReads.ts'
import { type FarRead, type ReadThread, startReadThread } from './startReadThread.ts'
import { createTurns } from './turns.ts'
import { whenFree } from './whenFree.ts'

/**
 * Maximum number of rows that are read on the event loop, in about a millisecond. Larger results
 * are read in the thread.
 */
const mostRows = 500
/** Milliseconds after the death of a thread before another is started. */
const afterDeath = 10_000

export type Reads = {
  /** Returns the rows of a query. The query sees at least every commit before the call. */
  read(statement: Statement): Promise<Row[]>
  /** Waits for the current reads, then ends the thread and closes the handle. */
  close(): Promise<void>
}

type Options = {
  file: string
  /** Connection for reads on the event loop; `close` closes it. */
  handle: Handle
  heavyReads: HeavyReads
  start?: typeof startReadThread
}

/**
 * Runs reads outside of transactions. Short reads run on the event loop at the lowest cost. Heavy
 * reads run in a thread, so that they do not block the event loop. The first heavy read starts the
 * thread. Reads that the thread cannot complete run on the event loop.
 */
export function createReads({ file, handle, heavyReads, start = startReadThread }: Options): Reads {
  const takeTurn = createTurns()
  const running = new Set<Promise<unknown>>()
  let thread: ReadThread | undefined
  let restAfter = 0

  function readInThread(statement: Statement): Promise<FarRead | undefined> | undefined {
    if (!thread && performance.now() < restAfter) return undefined
    thread ??= start(file, () => {
      thread = undefined
      restAfter = performance.now() + afterDeath
    })
    return thread.read(statement)
  }

  /** @param maxRows maximum number of rows; the result is undefined when there are more. */
  function readOnLoop(statement: Statement, maxRows: number): Promise<Row[] | undefined> {
    return takeTurn(() =>
      whenFree(() => {
        const begun = performance.now()
        const rows = handle.readUpTo(maxRows, statement)
        heavyReads.learn(statement.sql, rows ? performance.now() - begun : Number.POSITIVE_INFINITY)
        return rows
      }),
    )
  }

  async function read(statement: Statement): Promise<Row[]> {
    const { sql } = statement
    const rows = heavyReads.includes(sql) ? undefined : await readOnLoop(statement, mostRows)
    if (rows) return rows
    const result = await readInThread(statement)
    if (result) heavyReads.learn(sql, result.took)
    return result?.rows ?? (await readOnLoop(statement, Number.POSITIVE_INFINITY)) ?? []
  }

  return {
    async read(statement) {
      const reading = read(statement)
      running.add(reading)
      try {
        return await reading
      } finally {
        running.delete(reading)
      }
    },
    async close() {
      await Promise.allSettled(running)
      await thread?.end()
      handle.close()
    },
  }
}
