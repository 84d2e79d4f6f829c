/**
 * The domain's storage port: typed collections that behave the same in memory (browser, unit tests)
 * and in SQL (gateway). `testing/storeSuite.ts` shows the behaviour that every implementation must
 * have.
 */
import type { Announce, StoreSignal } from './events.ts'

/**
 * What a column can hold. `time` is a count of milliseconds since 1970, UTC; it and `integer` are
 * safe integers. Any text comes back as it was; texts are equal and in order by their code points.
 * `json` is what JSON says of a value. Anything else is refused with a TypeError.
 */
export type ColumnKind = 'text' | 'integer' | 'boolean' | 'time' | 'json'

export type Column<Value> = {
  kind: ColumnKind
  nullable: boolean
  /** Carries the column's type; never has a value. */
  readonly value?: Value
}

type Columns = { id: Column<string> } & Record<string, Column<unknown>>
type Values<C> = { [K in keyof C]: C[K] extends Column<infer Value> ? Value : never }

/** A collection's shape. Every collection has a text column `id`, its primary key. */
export type CollectionDefinition<Row extends { id: string } = { id: string }> = {
  columns: Readonly<Record<string, Column<unknown>>>
  /** Groups of columns whose values no two rows share. Null is equal to nothing. */
  unique: readonly (readonly string[])[]
  /** Groups of columns that are looked up by. */
  indexes: readonly (readonly string[])[]
  /** Carries the row's type; never has a value. */
  readonly row?: Row
}

export type RowOf<D> = D extends { readonly row?: infer Row } ? NonNullable<Row> : never

/**
 * A condition on one column: equal to a value (null included), within bounds, equal to one of
 * several values, of which there may be any number, and none meets no row; or a text that holds
 * another, which is well-formed, letter for letter.
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
  /** `ids`: the direction of what is equal in the column; ascending unless given. */
  orderBy?: { column: keyof Row & string; direction: Direction; ids?: Direction }
  limit?: number
  offset?: number
}

type Direction = 'ascending' | 'descending'

/** Which rows are added up, and which of them together. */
export type SumQuery<Row, By extends keyof Row, Of extends keyof Row> = {
  where?: Where<Row>
  /** Columns in which rows that are added up together are equal; JSON is not among them. */
  by?: readonly By[]
  /** Times that fall in one span: of `length` milliseconds, from `from` on and back. */
  spans?: { column: keyof Row & string; length: number; from: number }
  /** Columns of integers. */
  of?: readonly Of[]
}

/** Rows that belong together. */
export type Sum<Row, By extends keyof Row, Of extends keyof Row> = {
  by: Pick<Row, By>
  /** When their span begins; null without spans, and for rows without a time. */
  span: number | null
  /** How many rows they are, never none. */
  count: number
  /** What the columns add up to; null counts as nothing. */
  sums: Record<Of, number>
}

export type Collection<Row> = {
  get(id: string): Promise<Row | undefined>
  /**
   * The row as it is now. A transaction that looks at what all of them look at, and seldom changes,
   * keeps nobody from changing it: `get` would have them run one after the other.
   */
  peek(id: string): Promise<Row | undefined>
  /**
   * Rows that are equal in `orderBy`, or all without it, are in the order of their ids. Null is
   * first, and last where the direction is descending.
   */
  find(query?: Query<Row>): Promise<Row[]>
  count(where?: Where<Row>): Promise<number>
  /**
   * Adds rows up where they are, so that what is read does not grow with them. The sums come in no
   * order. Like `count` it keeps nobody from changing the rows.
   * @throws {RangeError} when a sum is no safe integer.
   */
  sum<By extends keyof Row & string = never, Of extends keyof Row & string = never>(
    query: SumQuery<Row, By, Of>,
  ): Promise<Sum<Row, By, Of>[]>
  /** @throws {DuplicateError} when the id or a unique group is taken. */
  insert(row: Row): Promise<void>
  /**
   * Inserts all rows or none, much faster than one after the other.
   * @throws {DuplicateError} as inserting them one after the other would first.
   */
  insertMany(rows: readonly Row[]): Promise<void>
  /**
   * Changes one row if it exists and still meets `condition`.
   * @returns whether a row was changed.
   * @throws {DuplicateError} when a unique group is taken.
   */
  update(id: string, changes: Partial<Row>, condition?: Where<Row>): Promise<boolean>
  /** @returns how many rows were removed. */
  remove(where: Where<Row>): Promise<number>
}

export type Definitions = Record<string, CollectionDefinition>
export type Tables<D extends Definitions> = { readonly [K in keyof D]: Collection<RowOf<D[K]>> }

export type Store<D extends Definitions> = Tables<D> & {
  /**
   * Runs `work` so that all of its writes happen or none; it sees its own writes, and no other
   * transaction runs meanwhile on the rows it touches. A thrown error undoes everything and is
   * thrown on. `work` must use the tables that it is given: a write of the store itself would wait
   * for this very transaction. What it announces is heard when its writes are there, and never when
   * they were undone; `work` may run more than once, when a
   * database has to begin again.
   */
  transaction<Result>(
    work: (tables: Tables<D>, announce: Announce) => Promise<Result>,
  ): Promise<Result>
  /**
   * Hears the events of every process that shares the data, this one included, in the order in
   * which they were announced; and a `gap` when some may have been missed.
   * @returns ends it.
   */
  listen(listener: (signal: StoreSignal) => void): () => void
  close(): Promise<void>
}

/** An insert or update would have made two rows share what must be unique. */
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
 * The store cannot be reached now, or has no room, and may in a moment. Nobody knows whether a
 * write that was under way has happened.
 */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The store cannot be used now', { cause })
    this.name = 'StoreUnavailable'
  }
}

/** A column of texts; of some texts alone where they are named: `text<'MEMBER' | 'AGENT'>()`. */
export const text = <Value extends string = string>(): Column<Value> => ({
  kind: 'text',
  nullable: false,
})
export const integer = (): Column<number> => ({ kind: 'integer', nullable: false })
export const boolean = (): Column<boolean> => ({ kind: 'boolean', nullable: false })
export const time = (): Column<number> => ({ kind: 'time', nullable: false })
/** A column that holds any JSON value of the given type. */
export const json = <Value>(): Column<Value> => ({ kind: 'json', nullable: false })
/** Makes a column that can also be null. */
export const optional = <Value>(of: Column<Value>): Column<Value | null> => ({
  kind: of.kind,
  nullable: true,
})

/** Seals a collection's definition, checking the names of its unique groups and indexes. */
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
