import { FormattedMessage } from 'react-intl'
import { RecordCell } from './RecordCell.tsx'
import classes from './RecordTotals.module.css'
import type { FieldColumn, Row } from './sealedDefinition.ts'

type Props = {
  columns: readonly FieldColumn[]
  totals: Row
  currencySymbol: string
  timeZone: string
}

/** Totals over all records of the current filters, as the server computes them. */
export function RecordTotals({ columns, totals, ...market }: Props) {
  return (
    <dl className={classes.totals}>
      {columns.map((column) => (
        <div key={column.field} className={classes.total}>
          <dt>
            <FormattedMessage id={column.title} />
          </dt>
          <dd>
            <RecordCell column={column} value={totals[column.field]} {...market} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
