import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'
import { PersonName } from '../../ui/PersonName.tsx'

type Settlement = RecordRow<'/wps/agent/income'>

/** Payer of a settlement: an upline, or the platform. */
export function PayerCell({ row: { payer } }: { row: Settlement }) {
  return payer ? <PersonName name={payer.account} /> : <FormattedMessage id="records.platform" />
}

/** Payee of a settlement. */
export function PayeeCell({ row: { payee } }: { row: Settlement }) {
  return <PersonName name={payee.account} />
}
