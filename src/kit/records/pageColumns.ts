import type { ComponentType } from 'react'
import { columnsIn, type RecordColumn, type View } from '../../lib/records/columns.ts'

type Shown<Columns extends readonly RecordColumn[], Name extends View> = ReturnType<
  typeof columnsIn<Columns[number], Name>
>[number]

type OwnIn<Columns extends readonly RecordColumn[], Name extends View> = Extract<
  Shown<Columns, Name>,
  { as: 'own' }
>

/** A cell for each column without a field; the page's definition checks the row that it takes. */
type Cells<Id extends string> = Record<Id, ComponentType<{ row: never }>>

type WithCell<Column, Given> = Column extends { as: 'own'; id: infer Id extends keyof Given }
  ? Column & { Cell: Given[Id] }
  : Column

/** The columns of a page, with components for those that have no field. */
export function pageColumns<
  const Columns extends readonly RecordColumn[],
  const Name extends View,
  const Given extends Cells<OwnIn<Columns, Name>['id']>,
>(columns: Columns, view: Name, cells: Given): WithCell<Shown<Columns, Name>, Given>[] {
  const shown = columnsIn<RecordColumn, Name>(columns, view)
  // The type of `cells` has each own column's.
  const cellOf = (id: string) => (cells as Cells<string>)[id]
  // The same as above, column by column.
  return shown.map((column) =>
    column.as === 'own' ? { ...column, Cell: cellOf(column.id) } : column,
  ) as WithCell<Shown<Columns, Name>, Given>[]
}
