/**
 * Columns of record lists. Each is defined once for the page, the CSV file and the export of a
 * member's data.
 */

export type View = 'page' | 'file' | 'teamPage' | 'teamFile' | 'incomePage'

/**
 * Column for a field of the API contract's row. Pages and files check by type that the row has the
 * field.
 */
export type FieldColumn = {
  field: string
  /**
   * Format of the value. `gain` is an amount and `change` a count whose sign matters; `reference`
   * is a code that visitors quote; `id` is an internal id that is shown as a reference; `label` is
   * an enumerated value of the API contract; `name` is the name of a person.
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
  /** Message id of the column's title. */
  title: string
  labels?: Readonly<Record<string, string>>
  tones?: Readonly<Record<string, string>>
  /** Field with the language of a text, if that may differ from the page's language. */
  languageField?: string
  /** Pages and files that have this column; by default all. */
  views?: readonly View[]
  /** True if the response has the total of all rows that match the filters. */
  isSummed?: true
}

/** Column without a field. A page renders it with a component, a file with a function. */
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
  // TypeScript cannot derive the type `In` from the filter.
  columns.filter(({ views }) => views === undefined || views.includes(view)) as In<Column, Name>[]

type Summed<Column> = Column extends { isSummed: true } ? Column : never

export const summedColumns = <const Column extends RecordColumn>(
  columns: readonly Column[],
): Summed<Column>[] =>
  // TypeScript cannot derive the type `Summed` from the filter.
  columns.filter((column) => 'isSummed' in column) as Summed<Column>[]
