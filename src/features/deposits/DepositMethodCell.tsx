import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'

export function DepositMethodCell({ row }: { row: RecordRow<'/wps/deposits'> }) {
  return <FormattedMessage id={`deposits.methods.${row.method}.name`} />
}
