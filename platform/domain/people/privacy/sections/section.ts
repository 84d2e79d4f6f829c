/** How a member's rows of a collection are written into an export. */
import type { Collections } from '../../../base/collections/collections.ts'
import type { RowOf } from '../../../base/storage/store.ts'
import type { Texts } from '../../../base/texts/texts.ts'

export type CollectionName = keyof Collections
type Row<Name extends CollectionName> = RowOf<Collections[Name]>

/** A row of some collection. */
export type AnyRow = { id: string } & Record<string, unknown>

/** What stands in a file; JSON of it is plain data. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/**
 * What becomes of a column:
 * - `own` is the member; `inner` says nothing to a person; `secret` opens something, or proves a
 *   secret; `other` is somebody else. None of these is exported.
 * - `person` is another member's id, shown as the username that the portal shows.
 * - `word` is a name of the contract; `texts` is a text of ours in each language.
 * - `money` counts minor units, `rate` ten-thousandths of a percent, `time` milliseconds since 1970.
 * - A function says what is shown.
 */
export type ColumnPlan<R = never, Value = unknown> =
  | 'own'
  | 'inner'
  | 'secret'
  | 'other'
  | 'person'
  | 'text'
  | 'word'
  | 'texts'
  | 'count'
  | 'money'
  | 'rate'
  | 'time'
  | 'flag'
  | ((value: Value, row: R) => Plain)

/** Rows of one collection, as a part of an export. */
export type Section = {
  /** The key in the JSON file, and the anchor in the readable one. */
  name: string
  title: Texts
  collection: CollectionName
  /** The column that holds the member's id; absent where ids are made of it. */
  by?: string
  /** True if the column holds a person's id instead, once the account is proven to be theirs. */
  isOfPerson?: true
  /** The ids of the member's rows, where they are made of the member's. */
  idsOf?: (memberId: string) => readonly string[]
  /** The column by which pages are read; ids without it, which is for few rows. */
  time?: string
  columns: Readonly<Record<string, ColumnPlan>>
}

type SectionPlan<Name extends CollectionName> = Omit<
  Section,
  'collection' | 'columns' | 'by' | 'time'
> & {
  by?: keyof Row<Name> & string
  time?: keyof Row<Name> & string
  /** Every column, so that a new one does not compile until somebody has decided about it. */
  columns: { [K in keyof Row<Name> & string]: ColumnPlan<Row<Name>, Row<Name>[K]> }
}

/** Seals a section of a collection. */
export function sectionOf<Name extends CollectionName>(
  collection: Name,
  { columns, ...plan }: SectionPlan<Name>,
): Section {
  // Each plan gets the rows of its own collection.
  return { ...plan, collection, columns: columns as Section['columns'] }
}

/** What is done about a collection: the parts that tell of it, or why none does. */
export type Decision = readonly [Section, ...Section[]] | { leftOut: string }
