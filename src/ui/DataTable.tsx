import { type ReactNode, useState } from 'react'
import { ChevronDownIcon } from './controlIcons.tsx'
import classes from './DataTable.module.css'
import { Table } from './Table.tsx'
import { useOverflow } from './useOverflow.ts'

/**
 * Position of a value in a compact card: `title` and `figure` on the first line, `second` and
 * `status` below. A `detail` is shown on request.
 */
export type CardSlot = 'title' | 'figure' | 'second' | 'status' | 'actions' | 'detail'

export type DataColumn<Row> = {
  id: string
  title: string
  /** True for numbers. They are aligned to the end of the column. */
  isFigure?: boolean
  /** True if the cells of the column are the headings of the rows. */
  isHeading?: boolean
  /**
   * Position in a compact card. Set it for all columns of a table or for none; without it, cards
   * list all values with their titles.
   */
  slot?: CardSlot
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  /** Accessible name of the table. */
  label: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row, index: number) => string | number
  /** Row of totals below the other rows. */
  footer?: Row
  /**
   * Layout of a narrow table: `cards` shows each row as a card. `lines` keeps the table, for small
   * tables.
   */
  shape?: 'cards' | 'lines'
  /** True to show the column titles only to screen readers. */
  hidesTitles?: boolean
  /** True while newer rows are loading. */
  isStale?: boolean
  /** Label of the button that shows the details of a compact card. */
  detailsLabel?: string
  /**
   * Returns the label beside the first value of a highlighted row, true to highlight it without a
   * label, or false.
   */
  mark?: (row: Row) => ReactNode
}

/**
 * Table of data, from Mantine. Below 600 px each row is a card with the column's title before each
 * value. A table that is too wide scrolls sideways, also by keyboard. Roles are explicit, because a
 * changed `display` removes the implicit roles of a table.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  footer,
  shape = 'cards',
  hidesTitles = false,
  isStale = false,
  detailsLabel,
  mark,
}: Props<Row>) {
  const [place, overflows] = useOverflow()
  const isCard = shape === 'cards'
  const hasDetails = columns.some(({ slot }) => slot === 'detail')
  return (
    <section
      ref={place}
      className={`${classes.place} ${classes[shape]}`}
      data-stale={isStale || undefined}
      aria-busy={isStale}
      aria-label={overflows ? label : undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <Table role="table" aria-label={label} className={classes.table} verticalSpacing="sm">
        <Table.Thead role="rowgroup" className={hidesTitles ? 'visuallyHidden' : classes.head}>
          <Table.Tr role="row">
            {columns.map(({ id, title, isFigure }) => (
              <Table.Th key={id} role="columnheader" data-figure={isFigure || undefined}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup" className={classes.body}>
          {rows.map((row, index) => (
            <BodyRow
              key={rowKey(row, index)}
              columns={columns}
              row={row}
              isCard={isCard}
              mark={mark?.(row) || undefined}
              detailsLabel={hasDetails ? detailsLabel : undefined}
            />
          ))}
        </Table.Tbody>
        {footer !== undefined && (
          <Table.Tfoot role="rowgroup" className={classes.foot}>
            <Table.Tr role="row" className={classes.row}>
              <Cells columns={columns} row={footer} isCard={isCard} />
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </section>
  )
}

type CellsProps<Row> = {
  columns: readonly DataColumn<Row>[]
  row: Row
  /** True if a narrow table shows its rows as cards. */
  isCard: boolean
  mark?: ReactNode
  /** Button at the end of a compact card. */
  toggle?: ReactNode
}

/** Row with a button that shows its details in a compact card. */
function BodyRow<Row>({
  detailsLabel,
  ...cells
}: CellsProps<Row> & { detailsLabel: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Table.Tr
      role="row"
      className={classes.row}
      data-marked={cells.mark !== undefined || undefined}
      data-open={isOpen || undefined}
    >
      <Cells
        {...cells}
        toggle={
          detailsLabel !== undefined && (
            <button
              type="button"
              className={classes.toggle}
              aria-label={detailsLabel}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDownIcon />
            </button>
          )
        }
      />
    </Table.Tr>
  )
}

/** Cells of a row, each with its column's title for the card layout. */
function Cells<Row>({ columns, row, isCard, mark, toggle }: CellsProps<Row>) {
  return columns.map(({ id, title, isFigure, isHeading, slot, cell }, index) => {
    const Cell = isHeading ? Table.Th : Table.Td
    return (
      <Cell
        key={id}
        role={isHeading ? 'rowheader' : 'cell'}
        className={classes.cell}
        data-figure={isFigure || undefined}
        data-slot={slot}
      >
        {isCard && (
          <span className={classes.title} aria-hidden="true">
            {title}
          </span>
        )}
        <span className={classes.value}>
          {cell(row)}
          {index === 0 && mark !== undefined && mark !== true && (
            <span className={classes.mark}>{mark}</span>
          )}
        </span>
        {index === 0 && toggle}
      </Cell>
    )
  })
}
