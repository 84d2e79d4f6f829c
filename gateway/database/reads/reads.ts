import type { Handle, Row, Statement } from './handle.ts'
import type { HeavyReads } from './heavyReads.ts'
import { type FarRead, type ReadThread, startReadThread } from './startReadThread.ts'
import { createTurns } from './turns.ts'
import { whenFree } from './whenFree.ts'

/** Rows that are read on the event loop: a millisecond. Whoever has more is read in the thread. */
const mostRows = 500
/** Milliseconds without a thread after one has died, so that none is started over and over. */
const afterDeath = 10_000

export type Reads = {
  /** The rows as they are after the last commit, or a later one. */
  read(statement: Statement): Promise<Row[]>
  /** Finishes what is being read. */
  close(): Promise<void>
}

type Options = {
  file: string
  /** Closed with the reads. */
  handle: Handle
  heavy: HeavyReads
  start?: typeof startReadThread
}

/**
 * Reads outside of transactions: short ones on the event loop, which costs least, heavy ones in a
 * thread, so that nobody else waits for them. The thread is started by the first of these; what it
 * cannot tell is read here.
 */
export function createReads({ file, handle, heavy, start = startReadThread }: Options): Reads {
  const takeTurn = createTurns()
  const running = new Set<Promise<unknown>>()
  let thread: ReadThread | undefined
  let restAfter = 0

  function far(statement: Statement): Promise<FarRead | undefined> | undefined {
    if (!thread && performance.now() < restAfter) return undefined
    thread ??= start(file, () => {
      thread = undefined
      restAfter = performance.now() + afterDeath
    })
    return thread.read(statement)
  }

  /** @param most rows; undefined is given when there are more. */
  function near(statement: Statement, most: number): Promise<Row[] | undefined> {
    return takeTurn(() =>
      whenFree(() => {
        const begun = performance.now()
        const rows = handle.readUpTo(most, statement)
        heavy.learn(statement.sql, rows ? performance.now() - begun : Number.POSITIVE_INFINITY)
        return rows
      }),
    )
  }

  async function read(statement: Statement): Promise<Row[]> {
    const { sql } = statement
    const rows = heavy.includes(sql) ? undefined : await near(statement, mostRows)
    if (rows) return rows
    const result = await far(statement)
    if (result) heavy.learn(sql, result.took)
    return result?.rows ?? (await near(statement, Number.POSITIVE_INFINITY)) ?? []
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
