/**
 * Columns of records, defined once for their pages, their CSV files and the export of a member's
 * own data.
 */

export type View = 'page' | 'file' | 'teamPage' | 'teamFile' | 'incomePage'

/** Column for a field of the contract's row; pages and files check by type that the row has it. */
export type FieldColumn = {
  field: string
  /**
   * `gain` is an amount and `change` a count whose sign matters, `reference` a code that visitors
   * quote, `id` an internal id that is shown as a reference, `label` an enumerated value of the
   * contract, and `name` the name of a person.
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
    | 'id'
    | 'label'
  /** Message id. */
  title: string
  labels?: Readonly<Record<string, string>>
  tones?: Readonly<Record<string, string>>
  /** Field with the language of a text that is not in the page's. */
  languageField?: string
  /** Views with this column; all views without it. */
  views?: readonly View[]
  /** True if the record has the total over all rows that match its filters. */
  isSummed?: true
}

/** Column without a field: a page has a component for it, a file a function. */
export type OwnColumn = { as: 'own'; id: string; title: string; views?: readonly View[] }

export type RecordColumn = FieldColumn | OwnColumn

type In<Column, Name> = Column extends { views: readonly (infer Only)[] }
  ? Name extends Only
    ? Column
    : never
  : Column

export const columnsIn = <const Column extends RecordColumn, const Name extends View>(
  columns: readonly Column[],
  view: Name,
): In<Column, Name>[] =>
  // The filter applies the condition of the type.
  columns.filter(({ views }) => views === undefined || views.includes(view)) as In<Column, Name>[]

type Summed<Column> = Column extends { isSummed: true } ? Column : never

export const summedColumns = <const Column extends RecordColumn>(
  columns: readonly Column[],
): Summed<Column>[] =>
  // The filter applies the condition of the type.
  columns.filter((column) => 'isSummed' in column) as Summed<Column>[]
