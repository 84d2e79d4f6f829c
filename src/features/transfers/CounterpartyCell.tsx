import type { RecordRow } from '../../kit/records/definition.ts'
import { PersonName } from '../../ui/PersonName.tsx'

/** Account of the transfer's other party. */
export function CounterpartyCell({ row }: { row: RecordRow<'/wps/transfers'> }) {
  return <PersonName name={row.counterparty.account} />
}
