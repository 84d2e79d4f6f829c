import { PayoutAccounts } from './PayoutAccounts.tsx'
import { WithdrawalTerms } from './WithdrawalTerms.tsx'

/** What can be withdrawn, on what terms, and where it goes (MEM-08). */
export function Withdrawal() {
  return (
    <>
      <WithdrawalTerms />
      <PayoutAccounts />
    </>
  )
}
