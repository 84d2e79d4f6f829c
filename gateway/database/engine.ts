import { type RawBuilder, sql } from 'kysely'
import { isFileStuck } from './reads/fileFailures.ts'

/** Operations that differ between SQLite and PostgreSQL and that Kysely does not abstract. */
export type Engine = {
  encodeBoolean(value: boolean): unknown
  /** Condition that a column has one of several values, which are passed as a single parameter. */
  isIn(column: string, values: readonly unknown[]): RawBuilder<boolean>
  contains(column: string, text: unknown): RawBuilder<boolean>
  /**
   * Columns of the unique constraint that an error reports as violated; undefined for any other
   * error.
   */
  duplicateColumns(error: unknown): readonly string[] | undefined
  /**
   * True if the error means that the database is unreachable or its disk is full, so that the same
   * statement may succeed later.
   */
  isAway(error: unknown): boolean
  /**
   * True if transactions run in parallel. Each transaction then locks the rows that it uses, and
   * after a failed statement it can continue only from a savepoint.
   */
  hasManyWriters: boolean
  /**
   * Runs `work`. If the database rolls the transaction back because of a conflict with another
   * transaction, `work` is repeated.
   */
  untilDone<Result>(work: () => Promise<Result>): Promise<Result>
}

export const sqliteEngine: Engine = {
  encodeBoolean: Number,
  isIn: (column, values) =>
    sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`,
  contains: (column, text) => sql`instr(${sql.ref(column)}, ${text}) > 0`,
  duplicateColumns(error) {
    const message = error instanceof Error ? error.message : ''
    const list = /^UNIQUE constraint failed: (.+)$/s.exec(message)?.[1]
    return list?.split(', ').map((name) => name.slice(name.indexOf('.') + 1))
  },
  isAway: isFileStuck,
  hasManyWriters: false,
  untilDone: (work) => work(),
}
