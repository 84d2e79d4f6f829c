import { useIntl } from 'react-intl'
import { type DataColumn, DataTable } from '../../ui/DataTable.tsx'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { styleNonce } from '../page/styleNonce.ts'
import { useColorScheme } from '../theme/themeStore.ts'
import { RecordCell } from './RecordCell.tsx'
import type { Column, RecordsDefinition, Row } from './sealedDefinition.ts'

type Props = {
  definition: RecordsDefinition
  /** Names the table for readers. */
  label: string
  rows: readonly Row[]
  isStale: boolean
  currencySymbol: string
  timeZone: string
}

const figures: readonly Column['as'][] = ['money', 'gain', 'percent', 'count']

/** The rows of a record page under the columns of its definition. */
export function RecordTable({ definition, label, rows, isStale, ...market }: Props) {
  const intl = useIntl()
  const colorScheme = useColorScheme()
  const { direction } = useLanguage()
  const columns = definition.columns.map(
    (column): DataColumn<Row> => ({
      id: column.as === 'own' ? column.id : column.field,
      title: intl.formatMessage({ id: column.title }),
      isFigure: figures.includes(column.as),
      cell: (row) =>
        column.as === 'own' ? (
          <column.Cell row={row} />
        ) : (
          <RecordCell column={column} value={row[column.field]} {...market} />
        ),
    }),
  )
  return (
    <UiProvider colorScheme={colorScheme} direction={direction} nonce={styleNonce()}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={(row) => String(row[definition.rowKey])}
        isStale={isStale}
      />
    </UiProvider>
  )
}
