import { type RawBuilder, sql } from 'kysely'
import { isFileStuck } from './reads/fileFailures.ts'

/** Differences between databases below Kysely. */
export type Engine = {
  encodeBoolean(value: boolean): unknown
  /** Condition that a column has one of the given values. All values form one parameter. */
  isIn(column: string, values: readonly unknown[]): RawBuilder<boolean>
  /** Condition that a column's text contains another text. */
  contains(column: string, text: unknown): RawBuilder<boolean>
  /** Columns of the violated unique constraint. Undefined for any other error. */
  duplicateColumns(error: unknown): readonly string[] | undefined
  /**
   * True if an error means that the database is unreachable or has no space. The same statement may
   * succeed later.
   */
  isAway(error: unknown): boolean
  /**
   * True if transactions run in parallel. Each then locks the rows that it touches, and a failed
   * statement must be rolled back before its transaction can continue.
   */
  hasManyWriters: boolean
  /**
   * Runs the work and retries it while the database rolls it back because of another transaction.
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
