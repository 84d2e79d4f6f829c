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
 * Components for the columns without a field, by column id. The definition of the page checks their
 * row type.
 */
type Cells<Id extends string> = Record<Id, ComponentType<{ row: never }>>

type WithCell<Column, Given> = Column extends { as: 'own'; id: infer Id extends keyof Given }
  ? Column & { Cell: Given[Id] }
  : Column

/** Columns of a page; those without a field get their component from `cells`. */
export function pageColumns<
  const Columns extends readonly RecordColumn[],
  const Name extends View,
  const Given extends Cells<OwnIn<Columns, Name>['id']>,
>(columns: Columns, view: Name, cells: Given): WithCell<Shown<Columns, Name>, Given>[] {
  const shown = columnsIn<RecordColumn, Name>(columns, view)
  // The type of `cells` requires a component for each column of the kind `own`.
  const cellOf = (id: string) => (cells as Cells<string>)[id]
  // The mapping adds `Cell` to the columns for which `WithCell` declares it.
  return shown.map((column) =>
    column.as === 'own' ? { ...column, Cell: cellOf(column.id) } : column,
  ) as WithCell<Shown<Columns, Name>, Given>[]
}
