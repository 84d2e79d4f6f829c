/** Messages between the event loop and the thread that reads. */
import type { Statement } from './handle.ts'

/**
 * A read, a request for the next chunk of its rows, or the end of the thread. Rows are sent in
 * chunks because one large message would block the receiver.
 */
export type ReadRequest =
  | ({ kind: 'read'; id: number } & Statement)
  | { kind: 'more'; id: number }
  | { kind: 'end' }

/** Rows as arrays of values, which cost a third of objects to send. */
export type ReadReply =
  | {
      kind: 'rows'
      id: number
      columns: string[]
      rows: unknown[][]
      isLast: boolean
      /** Milliseconds that SQLite took for all rows. */
      took: number
    }
  | { kind: 'failed'; id: number }
