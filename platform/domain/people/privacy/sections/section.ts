/** How a member's rows of a collection are written into an export. */
import type { FieldColumn, RecordColumn } from '../../../../../src/lib/records/columns.ts'
import { type Collections, collections } from '../../../base/collections/collections.ts'
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
  /** The columns that the member's record of the same rows has too, with their titles and labels. */
  record: readonly FieldColumn[]
}

type FieldOf<Column> = Column extends { field: infer Field } ? Field : never

type SectionPlan<Name extends CollectionName, Column> = Omit<
  Section,
  'collection' | 'columns' | 'by' | 'time' | 'record'
> & {
  by?: keyof Row<Name> & string
  time?: keyof Row<Name> & string
  record?: readonly Column[]
  /**
   * Every column that the record has not, so that a new one does not compile until somebody has
   * decided about it; and those of the record that are stored in another form.
   */
  columns: {
    [K in Exclude<keyof Row<Name>, FieldOf<Column>> & string]: ColumnPlan<Row<Name>, Row<Name>[K]>
  } & { [K in FieldOf<Column> & keyof Row<Name> & string]?: ColumnPlan<Row<Name>, Row<Name>[K]> }
}

const planOf = {
  money: 'money',
  gain: 'money',
  percent: 'rate',
  moment: 'time',
  day: 'text',
  count: 'count',
  change: 'count',
  text: 'text',
  name: 'text',
  reference: 'text',
  label: 'word',
} as const satisfies Record<FieldColumn['as'], ColumnPlan>

/** Seals a section of a collection. */
export function sectionOf<Name extends CollectionName, const Column extends RecordColumn = never>(
  collection: Name,
  { columns, record = [], ...plan }: SectionPlan<Name, Column>,
): Section {
  const stored = collections[collection].columns
  const fields = record.filter(
    (column: RecordColumn): column is Column & FieldColumn =>
      column.as !== 'own' && Object.hasOwn(stored, column.field),
  )
  const plans = Object.fromEntries(fields.map(({ field, as }) => [field, planOf[as]]))
  // Each plan gets the rows of its own collection.
  const all = Object.assign(plans, columns) as Section['columns']
  return { ...plan, collection, columns: all, record: fields }
}

/** What is done about a collection: the parts that tell of it, or why none does. */
export type Decision = readonly [Section, ...Section[]] | { leftOut: string }
