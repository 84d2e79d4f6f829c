/** Columns of records, defined once for their pages, CSV files and a member's own data. */

/** A place where a record is read. */
export type View = 'page' | 'file' | 'teamPage' | 'teamFile' | 'incomePage'

/** A field of the contract's row; the page and the file check that the row has it. */
export type FieldColumn = {
  field: string
  /**
   * `gain` and `change` are an amount and a count whose sign matters, `reference` an id that people
   * quote, `label` one of the contract's words, `name` a person's.
   */
  as:
    | 'money'
    | 'gain'
    | 'percent'
    | 'moment'
    | 'day'
    | 'count'
    | 'change'
    | 'text'
    | 'name'
    | 'reference'
    | 'label'
  /** Message ids. */
  title: string
  labels?: Readonly<Record<string, string>>
  tones?: Readonly<Record<string, string>>
  /** The views that have the column; all without it. */
  only?: readonly View[]
  /** True if the record has the sum of all rows that match its filters. */
  isSummed?: true
}

/** A column without a field: a page has a component for it, a file a function. */
export type OwnColumn = { as: 'own'; id: string; title: string; only?: readonly View[] }

export type RecordColumn = FieldColumn | OwnColumn

type In<Column, Name> = Column extends { only: readonly (infer Only)[] }
  ? Name extends Only
    ? Column
    : never
  : Column

/** The columns of a view, in their order. */
export const columnsIn = <const Column extends RecordColumn, const Name extends View>(
  columns: readonly Column[],
  view: Name,
): In<Column, Name>[] =>
  // The condition is the type's.
  columns.filter(({ only }) => only === undefined || only.includes(view)) as In<Column, Name>[]

type Summed<Column> = Column extends { isSummed: true } ? Column : never

/** The columns whose sums a record has. */
export const summedColumns = <const Column extends RecordColumn>(
  columns: readonly Column[],
): Summed<Column>[] =>
  // The condition is the type's.
  columns.filter((column) => 'isSummed' in column) as Summed<Column>[]
