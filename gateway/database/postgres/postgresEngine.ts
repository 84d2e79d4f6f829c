import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { Engine } from '../engine.ts'
import { isServerAway } from './serverAway.ts'

// https://www.postgresql.org/docs/15/errcodes-appendix.html
const uniqueViolation = '23505'
const undoneForAnother: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/**
 * Maximum attempts of a transaction. More deadlocks in a row indicate a bug and must be reported.
 */
const mostAttempts = 5
/**
 * Base of the pause before a retry, in milliseconds. The pause doubles with each attempt, and a
 * random factor keeps two transactions from colliding again.
 */
const firstPause = 10

const codeOf = (error: unknown) => (error instanceof DatabaseError ? error.code : undefined)

export const postgresEngine: Engine = {
  encodeBoolean: (value) => value,
  isIn: (column, values) => sql`${sql.ref(column)} = any(${values})`,
  contains: (column, text) => sql`strpos(${sql.ref(column)}, ${text}) > 0`,
  duplicateColumns(error) {
    if (!(error instanceof DatabaseError) || error.code !== uniqueViolation) return undefined
    // Format of `detail`: `Key (id, "usernameKey")=(…) already exists.` Column names contain no
    // parenthesis.
    const list = /^Key \(([^)]+)\)=/.exec(error.detail ?? '')?.[1]
    return list?.split(', ').map((name) => name.replaceAll('"', ''))
  },
  isAway: isServerAway,
  hasManyWriters: true,
  async untilDone(work) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (attempt >= mostAttempts || !undoneForAnother.has(codeOf(error))) throw error
      }
      await pause(Math.random() * firstPause * 2 ** attempt)
    }
  },
}
