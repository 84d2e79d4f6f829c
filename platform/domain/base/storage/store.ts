/**
 * The domain's storage port: typed collections that behave the same in memory (browser, unit tests)
 * and in SQL databases (gateway). `testing/storeSuite.ts` specifies the behaviour.
 */
import type { Announce, StoreSignal } from './events.ts'

/**
 * Types of columns. `integer` and `time` (milliseconds since 1970, UTC) are safe integers. `text`
 * may contain any code units and is compared by code point. `json` stores the JSON serialization of
 * a value. A value of another type throws a TypeError.
 */
export type ColumnKind = 'text' | 'integer' | 'boolean' | 'time' | 'json'

export type Column<Value> = {
  kind: ColumnKind
  nullable: boolean
  /** Phantom property for the column's type; never has a value. */
  readonly value?: Value
}

type Columns = { id: Column<string> } & Record<string, Column<unknown>>
type Values<C> = { [K in keyof C]: C[K] extends Column<infer Value> ? Value : never }

/** Schema of a collection. Every collection has a text column `id`, its primary key. */
export type CollectionDefinition<Row extends { id: string } = { id: string }> = {
  columns: Readonly<Record<string, Column<unknown>>>
  /** Groups of columns whose combined values are unique. Null equals nothing. */
  unique: readonly (readonly string[])[]
  /** Groups of columns with an index. */
  indexes: readonly (readonly string[])[]
  /** Phantom property for the row's type; never has a value. */
  readonly row?: Row
}

export type RowOf<D> = D extends { readonly row?: infer Row } ? NonNullable<Row> : never

/**
 * A condition on one column: equal to a value (including null); within a bound; in a list of any
 * length (an empty list matches no row); or, for texts, containing a well-formed text
 * (case-sensitive).
 */
export type Condition<Value> =
  | Value
  | { below: Value }
  | { atLeast: Value }
  | { in: readonly NonNullable<Value>[] }
  | (NonNullable<Value> extends string ? { contains: string } : never)
export type Where<Row> = { [K in keyof Row]?: Condition<Row[K]> }

export type Query<Row> = {
  where?: Where<Row>
  /** `ids` is the sort direction of rows with equal column values; ascending by default. */
  orderBy?: { column: keyof Row & string; direction: Direction; ids?: Direction }
  limit?: number
  offset?: number
}

type Direction = 'ascending' | 'descending'

export type SumQuery<Row, By extends keyof Row, Of extends keyof Row> = {
  where?: Where<Row>
  /** Columns to group by; JSON columns cannot be grouped. */
  by?: readonly By[]
  /** Groups rows by time spans of `length` milliseconds, one of which starts at `from`. */
  spans?: { column: keyof Row & string; length: number; from: number }
  /** Integer columns to sum. */
  of?: readonly Of[]
}

/** A group of rows and its sums. */
export type Sum<Row, By extends keyof Row, Of extends keyof Row> = {
  by: Pick<Row, By>
  /** Start of the span; null without `spans`, and for rows whose time is null. */
  span: number | null
  /** Number of rows, at least 1. */
  count: number
  /** Sums of the columns; null counts as 0. */
  sums: Record<Of, number>
}

export type Collection<Row> = {
  get(id: string): Promise<Row | undefined>
  /**
   * Reads a row without a lock. Use it for rows that most transactions read and few change: `get`
   * would make these transactions run one after the other.
   */
  peek(id: string): Promise<Row | undefined>
  /**
   * Rows without `orderBy`, or with equal values in its column, are sorted by id. Null sorts before
   * all values; descending order puts it last.
   */
  find(query?: Query<Row>): Promise<Row[]>
  count(where?: Where<Row>): Promise<number>
  /**
   * Sums rows in the database, and returns one row per group in no particular order. Like `count`,
   * it takes no lock.
   * @throws {RangeError} when a sum is not a safe integer.
   */
  sum<By extends keyof Row & string = never, Of extends keyof Row & string = never>(
    query: SumQuery<Row, By, Of>,
  ): Promise<Sum<Row, By, Of>[]>
  /** @throws {DuplicateError} when another row has the same id or unique values. */
  insert(row: Row): Promise<void>
  /**
   * Inserts all rows or none; much faster than single inserts.
   * @throws {DuplicateError} the error that single inserts in this order would throw first.
   */
  insertMany(rows: readonly Row[]): Promise<void>
  /**
   * Changes a row if it exists and meets `condition`.
   * @returns true if the row was changed.
   * @throws {DuplicateError} when another row has the same unique values.
   */
  update(id: string, changes: Partial<Row>, condition?: Where<Row>): Promise<boolean>
  /** @returns the number of removed rows. */
  remove(where: Where<Row>): Promise<number>
}

export type Definitions = Record<string, CollectionDefinition>
export type Tables<D extends Definitions> = { readonly [K in keyof D]: Collection<RowOf<D[K]>> }

export type Store<D extends Definitions> = Tables<D> & {
  /**
   * Runs `work` in a transaction: either all of its writes are applied or none. `work` sees its own
   * writes, and other transactions wait for the rows that it locks. An error in `work` rolls the
   * transaction back and is rethrown. `work` must use the given tables: a write on the store itself
   * would wait for this transaction forever. Announced events are delivered after the commit, and
   * never after a rollback. `work` may run more than once, when the database requires a retry.
   */
  transaction<Result>(
    work: (tables: Tables<D>, announce: Announce) => Promise<Result>,
  ): Promise<Result>
  /**
   * Subscribes to the events of all processes with the same database, in the order of announcement,
   * and to a `gap` when events may have been missed.
   * @returns a function that unsubscribes.
   */
  listen(listener: (signal: StoreSignal) => void): () => void
  close(): Promise<void>
}

/** An insert or update violated the unique id or a unique group. */
export class DuplicateError extends Error {
  readonly collection: string
  readonly columns: readonly string[]
  constructor(collection: string, columns: readonly string[]) {
    super(`${collection}: another row has the same ${columns.join(', ')}`)
    this.name = 'DuplicateError'
    this.collection = collection
    this.columns = columns
  }
}

/**
 * The store is temporarily unreachable or full. A write in progress may have been applied or not.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store cannot be used now', { cause })
    this.name = 'StoreUnavailable'
  }
}

/** A text column. A type argument limits its values, as in `text<'MEMBER' | 'AGENT'>()`. */
export const text = <Value extends string = string>(): Column<Value> => ({
  kind: 'text',
  nullable: false,
})
export const integer = (): Column<number> => ({ kind: 'integer', nullable: false })
export const boolean = (): Column<boolean> => ({ kind: 'boolean', nullable: false })
export const time = (): Column<number> => ({ kind: 'time', nullable: false })
export const json = <Value>(): Column<Value> => ({ kind: 'json', nullable: false })
/** Makes a column nullable. */
export const optional = <Value>(of: Column<Value>): Column<Value | null> => ({
  kind: of.kind,
  nullable: true,
})

/**
 * Creates the definition of a collection; TypeScript checks the column names of unique groups and
 * indexes.
 */
export function defineCollection<C extends Columns>(definition: {
  columns: C
  unique?: readonly (readonly (keyof C & string)[])[]
  indexes?: readonly (readonly (keyof C & string)[])[]
}): CollectionDefinition<Values<C> & { id: string }> {
  return {
    columns: definition.columns,
    unique: definition.unique ?? [],
    indexes: definition.indexes ?? [],
  }
}
