/** Definition of export sections: the form in which a member's rows are exported. */
import type { FieldColumn, RecordColumn } from '../../../../../src/lib/records/columns.ts'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { type Collections, collections } from '../../../base/collections/collections.ts'
import type { RowOf } from '../../../base/storage/store.ts'
import type { Texts } from '../../../base/texts/texts.ts'

export type CollectionName = keyof Collections
type Row<Name extends CollectionName> = RowOf<Collections[Name]>

export type AnyRow = { id: string } & Record<string, unknown>

/** Value in an export file, serializable as JSON. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain }

/**
 * Export plan of a column:
 * - `own` is the member's id; `inner` is internal; `secret` grants access or verifies a secret;
 * `other` belongs to another person. These are not exported.
 * - `person` is another member's id, exported as the username that the portal shows.
 * - `word` is a name from the API contract; `texts` is a text of the portal in each language.
 * - `money` is in minor units, `rate` in ten-thousandths of a percent, `time` in milliseconds since
 * 1970.
 * - A function returns the exported value.
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

/** Section of an export with the rows of one collection. */
export type Section = {
  /** Key in the JSON file, and anchor in the HTML file. */
  name: string
  title: Texts
  collection: CollectionName
  /** Column with the member's id; undefined if the rows' ids are derived from it. */
  by?: string
  /**
   * True if the column `by` contains the person's id instead of the member's id, for accounts that
   * are proven to belong to a person.
   */
  isOfPerson?: true
  /** Ids of the member's rows if they are derived from the member's id. */
  idsOf?: (memberId: string) => readonly string[]
  /** Column that orders the pages, newest first. Without it, pages are ordered by id. */
  time?: string
  columns: Readonly<Record<string, ColumnPlan>>
  /**
   * Columns in which the portal shows these rows to the member. The export uses their titles and
   * labels.
   */
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
   * Plans of all columns that are not in `record`: a new column without a plan does not compile. A
   * column in `record` has a plan here only if the plan from `planOf` does not fit.
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
  id: (id: unknown): Plain => referenceOf(String(id)),
  label: 'word',
} as const satisfies Record<FieldColumn['as'], ColumnPlan>

/** Creates a section from typed columns; the returned type no longer depends on the row type. */
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
  // The cast is safe: a plan that is a function receives only rows of its own collection.
  const all = Object.assign(plans, columns) as Section['columns']
  return { ...plan, collection, columns: all, record: fields }
}

/** Decision about a collection: its sections, or the reason why the export leaves it out. */
export type Decision = readonly [Section, ...Section[]] | { leftOut: string }
