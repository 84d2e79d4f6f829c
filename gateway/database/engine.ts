import { type RawBuilder, sql } from 'kysely'
import { isFileStuck } from './reads/fileFailures.ts'

/** What databases do differently under one Kysely. */
export type Engine = {
  encodeBoolean(value: boolean): unknown
  /** Whether a column has one of several values, given as one parameter, however many they are. */
  isIn(column: string, values: readonly unknown[]): RawBuilder<boolean>
  /** Whether a column's text holds another. */
  contains(column: string, text: unknown): RawBuilder<boolean>
  /** The columns that an error complains of having to be unique; undefined for any other error. */
  duplicateColumns(error: unknown): readonly string[] | undefined
  /**
   * Whether an error says that the database cannot be reached, or has no room, rather than what is
   * wrong with what it was asked: the same may work in a moment.
   */
  isAway(error: unknown): boolean
  /**
   * Whether transactions run beside each other, so that each locks the rows that it touches, and a
   * statement that fails has to be undone before its transaction can go on.
   */
  hasManyWriters: boolean
  /** Does the work, again and again if need be, while the database undoes it for another's sake. */
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
