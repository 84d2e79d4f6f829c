import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Deposit } from '../../features/deposits/Deposit.tsx'
import { DepositOrder } from '../../features/deposits/DepositOrder.tsx'
import { depositRecords } from '../../features/deposits/depositRecords.tsx'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/** Deposit form with the deposit record, or the order whose id is in the URL (MEM-07). */
export function DepositScreen({ page }: { page: Page }) {
  const [query] = useSearchParams()
  const orderId = query.get('order')
  if (orderId) return <DepositOrder key={orderId} id={orderId} />
  return (
    <>
      <Deposit />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="deposits.history.title" />
      </h2>
      <RecordScreen page={page} definition={depositRecords} />
    </>
  )
}
