import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { Withdraw } from '../../features/withdrawals/Withdraw.tsx'
import { WithdrawalRequest } from '../../features/withdrawals/WithdrawalRequest.tsx'
import { withdrawalRecords } from '../../features/withdrawals/withdrawalRecords.tsx'
import { IdentityNotice } from '../../identity/identityCheck/IdentityNotice.tsx'
import { useIsIdentityKnown } from '../../identity/identityCheck/useIsIdentityKnown.ts'
import { paths } from '../../paths.ts'
import textClasses from '../../ui/text.module.css'
import { RecordScreen } from '../centre/RecordScreen.tsx'
import type { Page } from '../page.ts'

/**
 * Withdrawal form with the withdrawal record, or the withdrawal whose id is in the URL (MEM-08).
 */
export function WithdrawScreen({ page }: { page: Page }) {
  const [query] = useSearchParams()
  const isIdentityKnown = useIsIdentityKnown()
  const requestId = query.get('request')
  if (requestId) return <WithdrawalRequest key={requestId} id={requestId} />
  return (
    <>
      <Withdraw
        notice={<IdentityNotice action="WITHDRAWAL" to={paths.member('identity')} />}
        isNoticeKnown={isIdentityKnown}
      />
      <h2 className={textClasses.heading}>
        <FormattedMessage id="withdrawals.history" />
      </h2>
      <RecordScreen page={page} definition={withdrawalRecords} />
    </>
  )
}
