import type { ComponentType } from 'react'
import { columnsIn, type RecordColumn, type View } from '../../lib/records/columns.ts'

type Shown<Columns extends readonly RecordColumn[], Name extends View> = ReturnType<
  typeof columnsIn<Columns[number], Name>
>[number]

type OwnIn<Columns extends readonly RecordColumn[], Name extends View> = Extract<
  Shown<Columns, Name>,
  { as: 'own' }
>

/**
 * Cells for the columns without a field; the page's definition checks the rows that they accept.
 */
type Cells<Id extends string> = Record<Id, ComponentType<{ row: never }>>

type WithCell<Column, Given> = Column extends { as: 'own'; id: infer Id extends keyof Given }
  ? Column & { Cell: Given[Id] }
  : Column

/** Columns of a page, with components for the columns without a field. */
export function pageColumns<
  const Columns extends readonly RecordColumn[],
  const Name extends View,
  const Given extends Cells<OwnIn<Columns, Name>['id']>,
>(columns: Columns, view: Name, cells: Given): WithCell<Shown<Columns, Name>, Given>[] {
  const shown = columnsIn<RecordColumn, Name>(columns, view)
  // The type of `cells` has one for each column of kind `own`.
  const cellOf = (id: string) => (cells as Cells<string>)[id]
  // The mapping adds a cell to each column exactly as `WithCell` declares.
  return shown.map((column) =>
    column.as === 'own' ? { ...column, Cell: cellOf(column.id) } : column,
  ) as WithCell<Shown<Columns, Name>, Given>[]
}
