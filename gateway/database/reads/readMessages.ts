/** What the event loop and the thread that reads say to each other. */
import type { Statement } from './handle.ts'

/**
 * A read; or the next piece of its rows, since all at once would hold up who receives them; or the
 * end, after which nothing comes.
 */
export type ReadRequest =
  | ({ kind: 'read'; id: number } & Statement)
  | { kind: 'more'; id: number }
  | { kind: 'end' }

/** Rows as their values, which cost a third of what objects cost to send. */
export type ReadReply =
  | {
      kind: 'rows'
      id: number
      columns: string[]
      rows: unknown[][]
      isLast: boolean
      /** Milliseconds that SQLite took for all of them. */
      took: number
    }
  | { kind: 'failed'; id: number }
