import { FormattedMessage } from 'react-intl'
import type { RecordRow } from '../../kit/records/definition.ts'
import { PersonName } from '../../ui/PersonName.tsx'

type Settlement = RecordRow<'/wps/agent/income'>

/** Who pays: an upline, or the platform. */
export function PayerCell({ row: { payer } }: { row: Settlement }) {
  return payer ? <PersonName name={payer.account} /> : <FormattedMessage id="records.platform" />
}

/** Who is paid. */
export function PayeeCell({ row: { payee } }: { row: Settlement }) {
  return <PersonName name={payee.account} />
}
