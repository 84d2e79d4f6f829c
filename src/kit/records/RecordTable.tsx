import { FormattedMessage, useIntl } from 'react-intl'
import { Badge } from '../../ui/Badge.tsx'
import { type CardSlot, type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { formatInstant } from '../format/dates.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { ThemeProvider } from '../theme/ThemeProvider.tsx'
import { RecordCell } from './RecordCell.tsx'
import classes from './RecordTable.module.css'
import type { Column, FieldColumn, RecordsDefinition, Row } from './sealedDefinition.ts'

type Props = {
  definition: RecordsDefinition
  /** Accessible name of the table. */
  label: string
  rows: readonly Row[]
  isStale: boolean
  /** Keys of rows that have just arrived; defaults to none. */
  newRows?: ReadonlySet<string>
  currencySymbol: string
  timeZone: string
}

const figures: readonly Column['as'][] = ['money', 'gain', 'percent', 'count', 'change']

/**
 * Returns the place of each column in a compact card. The title and the second line are the first
 * two texts. The main figure is the column `amount`, or else the last column of gains, of money or
 * of changes, in this order of preference.
 * The column with the button that opens the row is never a detail.
 */
export function cardSlots({
  columns,
  open,
}: Pick<RecordsDefinition, 'columns' | 'open'>): CardSlot[] {
  const isActions = (column: Column) => column.as === 'own' && column.id === 'actions'
  const isState = (column: Column) => column.as === 'label' && column.tones !== undefined
  const isCalculation = (column: Column) => column.as === 'own' && column.id === 'calculation'
  const texts = columns.filter(
    (column) =>
      !figures.includes(column.as) &&
      !isActions(column) &&
      !isCalculation(column) &&
      !isState(column),
  )
  const figure =
    columns.find((column) => column.as !== 'own' && column.field === 'amount') ??
    columns.findLast(({ as }) => as === 'gain') ??
    columns.findLast(({ as }) => as === 'money') ??
    columns.findLast(({ as }) => as === 'change')
  const state = columns.find(isState)
  return columns.map((column) => {
    if (column === texts[0]) return 'title'
    if (column === figure) return 'figure'
    if (column === texts[1]) return 'second'
    if (column === state) return 'status'
    const isOpener = column.as !== 'own' && column.field === open?.field
    return isActions(column) || isOpener ? 'actions' : 'detail'
  })
}

/** Table of records with the columns of the definition. */
export function RecordTable({ definition, label, rows, isStale, newRows, ...market }: Props) {
  const intl = useIntl()
  const rowKey = (row: Row) => String(row[definition.rowKey])
  const slots = cardSlots(definition)
  const columns = definition.columns.map(
    (column, index): DataColumn<Row> => ({
      id: column.as === 'own' ? column.id : column.field,
      title: intl.formatMessage({ id: column.title }),
      isFigure: figures.includes(column.as),
      slot: slots[index] ?? 'detail',
      cell: (row) =>
        column.as === 'own' ? (
          <column.Cell row={row} />
        ) : (
          <OpenableCell definition={definition} column={column} row={row} {...market} />
        ),
    }),
  )
  return (
    <ThemeProvider>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        mark={(row) =>
          newRows?.has(rowKey(row)) && (
            <Badge tone="good">
              <FormattedMessage id="records.new.row" />
            </Badge>
          )
        }
        isStale={isStale}
        // Rows that open a dialog show their details in the dialog.
        {...(!definition.open && { detailsLabel: intl.formatMessage({ id: 'records.details' }) })}
      />
    </ThemeProvider>
  )
}

/** Time in the first column of a row; undefined if that column contains no time. */
function timeOf([first]: readonly Column[], row: Row): string | undefined {
  const value = first?.as === 'moment' ? row[first.field] : undefined
  return typeof value === 'string' ? value : undefined
}

type OpenableCellProps = {
  definition: RecordsDefinition
  column: FieldColumn
  row: Row
  currencySymbol: string
  timeZone: string
}

/** Cell of a field. The cell that opens the row contains a button that covers the row. */
function OpenableCell({
  definition: { open, columns },
  column,
  row,
  ...market
}: OpenableCellProps) {
  const intl = useIntl()
  const language = useLanguage()
  const value = row[column.field]
  const lang = column.languageField === undefined ? undefined : row[column.languageField]
  const cell = (
    <RecordCell
      column={column}
      value={value}
      lang={typeof lang === 'string' ? lang : undefined}
      {...market}
    />
  )
  if (open?.field !== column.field) return cell
  const time = timeOf(columns, row)
  const moment = time && formatInstant(time, 'dateTime', language, market.timeZone)
  return (
    <button
      type="button"
      className={classes.open}
      // The time distinguishes two bets on the same game.
      aria-label={intl.formatMessage(
        { id: 'records.open' },
        { name: [value, moment].filter(Boolean).join(' ') },
      )}
      onClick={() => open.run(row)}
    >
      {cell}
    </button>
  )
}
