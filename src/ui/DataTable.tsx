import { Table } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'
import classes from './DataTable.module.css'
import { useOverflow } from './useOverflow.ts'

export type DataColumn<Row> = {
  id: string
  title: string
  /** True for numbers, which are aligned to the end of the column. */
  isFigure?: boolean
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Row of sums below the others. */
  footer?: Row
  /** True while newer rows are loading. */
  isStale?: boolean
  /** Label beside the first value of a highlighted row; false for other rows. */
  mark?: (row: Row) => ReactNode
}

/**
 * Table. Below 600 px each row is a card with the column's title before each value. A table that is
 * too wide scrolls sideways, also by keys. Roles are explicit, since a table whose `display`
 * changes loses its own.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  footer,
  isStale = false,
  mark,
}: Props<Row>) {
  const [place, overflows] = useOverflow()
  return (
    <section
      ref={place}
      className={classes.place}
      data-stale={isStale || undefined}
      aria-busy={isStale}
      aria-label={overflows ? label : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <Table role="table" aria-label={label} className={classes.table} verticalSpacing="sm">
        <Table.Thead role="rowgroup" className={classes.head}>
          <Table.Tr role="row">
            {columns.map(({ id, title, isFigure }) => (
              <Table.Th key={id} role="columnheader" data-figure={isFigure || undefined}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" className={classes.body}>
          {rows.map((row) => {
            const word = mark?.(row) || undefined
            return (
              <Table.Tr
                key={rowKey(row)}
                role="row"
                className={classes.row}
                data-marked={word !== undefined || undefined}
              >
                <Cells columns={columns} row={row} mark={word} />
              </Table.Tr>
            )
          })}
        </Table.Tbody>
        {footer !== undefined && (
          <Table.Tfoot role="rowgroup" className={classes.foot}>
            <Table.Tr role="row" className={classes.row}>
              <Cells columns={columns} row={footer} />
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </section>
  )
}

type CellsProps<Row> = { columns: readonly DataColumn<Row>[]; row: Row; mark?: ReactNode }

/** Cells of a row, each with its column's title for the card layout. */
function Cells<Row>({ columns, row, mark }: CellsProps<Row>) {
  return columns.map(({ id, title, isFigure, cell }, index) => (
    <Table.Td key={id} role="cell" className={classes.cell} data-figure={isFigure || undefined}>
      <span className={classes.title} aria-hidden="true">
        {title}
      </span>
      <span className={classes.value}>
        {cell(row)}
        {index === 0 && mark !== undefined && <span className={classes.mark}>{mark}</span>}
      </span>
    </Table.Td>
  ))
}
