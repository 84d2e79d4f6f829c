import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { isAnswered } from '../../money/moneyRequest/isAnswered.ts'
import { SetTransactionPassword } from '../../money/transactionPassword/SetTransactionPassword.tsx'
import { useHasTransactionPassword } from '../../money/transactionPassword/useHasTransactionPassword.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import skeletonClasses from '../../ui/skeleton.module.css'
import { OpenWithdrawals } from './OpenWithdrawals.tsx'
import { PayoutAccounts } from './payout/PayoutAccounts.tsx'
import { WithdrawalTerms } from './WithdrawalTerms.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import classes from './withdrawal.module.css'
import { newestQuery, payoutAccountsQuery, termsQuery } from './withdrawal.queries.ts'

type Props = {
  /** Notice above all other content. */
  notice?: ReactNode
  /**
   * False while the notice may still appear; the page is shown afterwards, to avoid a layout shift.
   */
  isNoticeKnown?: boolean
}

/** Page of withdrawals: those in progress, the form, and the payout accounts (MEM-08). */
export function Withdraw({ notice, isNoticeKnown = true }: Props) {
  const terms = useQuery(termsQuery())
  // Withdrawals in progress appear above the form, so the form waits for them to avoid a layout
  // shift.
  const isListKnown = isAnswered(useQuery(newestQuery()))
  const skeleton = <div className={skeletonClasses.screen} />
  return (
    <QueryPart query={terms} placeholder={skeleton}>
      {(value) =>
        isListKnown && isNoticeKnown ? (
          <>
            {notice}
            <OpenWithdrawals />
            <div className={classes.columns}>
              <WithdrawPanel terms={value} />
              <WithdrawalTerms terms={value} />
            </div>
            <PayoutAccounts />
          </>
        ) : (
          skeleton
        )
      }
    </QueryPart>
  )
}

function WithdrawPanel({ terms }: { terms: Value<'GET /wps/withdrawals/terms'> }) {
  const accounts = useQuery(payoutAccountsQuery())
  const hasPassword = useHasTransactionPassword()
  return (
    <Panel title={<FormattedMessage id="withdrawals.title" />}>
      {terms.closed ? (
        <Notice role="status">
          <FormattedMessage id="withdrawals.closed" />
        </Notice>
      ) : (
        <QueryPart query={accounts} placeholder={<div className={classes.formSkeleton} />}>
          {({ items }) => {
            const payable = items.filter(({ needsConfirmation }) => !needsConfirmation)
            if (payable.length === 0) {
              return (
                <Notice title={<FormattedMessage id="withdrawals.noAccount" />}>
                  <p>
                    <FormattedMessage id="withdrawals.noAccountText" />
                  </p>
                </Notice>
              )
            }
            if (hasPassword === false) return <SetTransactionPassword />
            return <WithdrawForm terms={terms} accounts={payable} />
          }}
        </QueryPart>
      )}
    </Panel>
  )
}
