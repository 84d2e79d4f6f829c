import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'

/** The name of a deposit's method. */
export function DepositMethodCell({ row }: { row: RecordRow<'/wps/deposits'> }) {
  return <FormattedMessage id={`deposits.methods.${row.method}.name`} />
}
