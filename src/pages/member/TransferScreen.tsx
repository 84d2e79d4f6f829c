import { FormattedMessage } from 'react-intl'
import { Transfer } from '../../features/transfers/Transfer.tsx'
import { transferRecords } from '../../features/transfers/transferRecords.tsx'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** Transfer to the upline, with the record of transfers (MEM-09). */
export function TransferScreen({ page }: { page: Page }) {
  return (
    <>
      <Transfer />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="transfers.history" />
      </h2>
      <RecordScreen page={page} definition={transferRecords} />
    </>
  )
}
