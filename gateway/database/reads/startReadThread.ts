import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Row, Statement } from './handle.ts'
import type { ReadReply, ReadRequest } from './readMessages.ts'

export type FarRead = { rows: Row[]; took: number }

export type ReadThread = {
  /** @returns the rows, or undefined when the query or the thread failed. */
  read(statement: Statement): Promise<FarRead | undefined>
  /**
   * Ends the thread after its current query. Rows of that query that were not sent yet are lost.
   */
  end(): Promise<void>
}

type Waiting = { rows: Row[]; resolve(result: FarRead | undefined): void }

const source = new URL('./readThread.ts', import.meta.url)

/**
 * Starts a thread that queries a SQLite file on its own connection. A query sees every commit that
 * precedes its request. The thread keeps the process alive only during a query.
 * @param onDeath called once if the thread ends unexpectedly.
 */
export function startReadThread(file: string, onDeath: () => void): ReadThread {
  const worker = new Worker(source, { workerData: { file } })
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let isOver = false
  let isEnding = false

  const send = (request: ReadRequest) => worker.postMessage(request)

  function finish(id: number, result: FarRead | undefined) {
    waiting.get(id)?.resolve(result)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  }

  function die() {
    if (isOver) return
    isOver = true
    for (const id of waiting.keys()) finish(id, undefined)
    if (!isEnding) onDeath()
  }

  worker.on('message', (reply: ReadReply) => {
    const { id } = reply
    const mine = waiting.get(id)
    if (!mine || reply.kind === 'failed') return finish(id, undefined)
    const { columns, took, isLast } = reply
    for (const values of reply.rows) mine.rows.push(toRow(columns, values))
    if (isLast) return finish(id, { rows: mine.rows, took })
    send({ kind: 'more', id })
  })
  worker.on('error', die)
  worker.on('exit', die)

  return {
    read({ sql, parameters }) {
      if (isOver) return Promise.resolve(undefined)
      const id = asked++
      const { promise, resolve } = Promise.withResolvers<FarRead | undefined>()
      waiting.set(id, { rows: [], resolve })
      worker.ref()
      send({ kind: 'read', id, sql, parameters })
      return promise
    },
    async end() {
      if (isOver) return
      isEnding = true
      worker.ref()
      // `once` rejects for an uncaught error, which also ends the thread.
      const exit = once(worker, 'exit').catch(() => {})
      send({ kind: 'end' })
      await exit
    },
  }
}

function toRow(columns: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {}
  for (const [index, column] of columns.entries()) row[column] = values[index]
  return row
}
