import type { RecordRow } from '../../kit/records/definition.ts'
import { PersonName } from '../../ui/PersonName.tsx'

/** The other side of a transfer. */
export function CounterpartyCell({ row }: { row: RecordRow<'/wps/transfers'> }) {
  return <PersonName name={row.counterparty.account} />
}
