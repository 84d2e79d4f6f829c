import { defineRecords, type RecordRow } from '../../kit/records/definition.ts'
import { pageColumns } from '../../kit/records/pageColumns.ts'
import { transferColumns } from '../../lib/records/transfers.ts'
import { PersonName } from '../../ui/PersonName.tsx'

/** Account of the transfer's other party. */
function CounterpartyCell({ row }: { row: RecordRow<'/wps/transfers'> }) {
  return <PersonName name={row.counterparty.account} />
}

/** The member's transfers, sent and received, newest first (MEM-09). */
export const transferRecords = defineRecords({
  id: 'transfers',
  path: '/wps/transfers',
  rowKey: 'transferId',
  empty: 'records.empty.transfers',
  filters: [{ kind: 'period', days: 30 }],
  columns: pageColumns(transferColumns, 'page', { counterparty: CounterpartyCell }),
})
