/** Messages between the main thread and the thread that reads. */
import type { Statement } from './handle.ts'

/**
 * Requests to the thread: `read` runs a query, `more` requests the next chunk of its rows, and
 * `end` ends the thread. Rows are sent in chunks because one large message would block the
 * receiver.
 */
export type ReadRequest =
  | ({ kind: 'read'; id: number } & Statement)
  | { kind: 'more'; id: number }
  | { kind: 'end' }

/**
 * Replies of the thread. Rows are arrays of values, since sending objects takes three times as
 * long.
 */
export type ReadReply =
  | {
      kind: 'rows'
      id: number
      columns: string[]
      rows: unknown[][]
      isLast: boolean
      /** Milliseconds that SQLite took for all rows of the query. */
      took: number
    }
  | { kind: 'failed'; id: number }
