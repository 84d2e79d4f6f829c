import { type ReactNode, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { AskedFieldsGate } from '../../identity/askedFields/AskedFieldsGate.tsx'
import { askedFieldsQuery } from '../../identity/askedFields/askedFields.queries.ts'
import { useIdentity } from '../../identity/identityCheck/useIdentity.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { isAnswered } from '../../money/moneyRequest/isAnswered.ts'
import { SetTransactionPassword } from '../../money/transactionPassword/SetTransactionPassword.tsx'
import {
  securityQuery,
  useHasTransactionPassword,
} from '../../money/transactionPassword/useHasTransactionPassword.ts'
import layoutClasses from '../../ui/layout.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import skeletonClasses from '../../ui/skeleton.module.css'
import { OpenWithdrawals } from './OpenWithdrawals.tsx'
import { PayoutAccounts } from './payout/PayoutAccounts.tsx'
import { WithdrawalChecklist } from './WithdrawalChecklist.tsx'
import { WithdrawalTerms } from './WithdrawalTerms.tsx'
import { WithdrawForm } from './WithdrawForm.tsx'
import classes from './withdrawal.module.css'
import { newestQuery, payoutAccountsQuery, termsQuery } from './withdrawal.queries.ts'
import { withdrawalNeeds } from './withdrawalNeeds.ts'

type Props = {
  /** Notice above all other content. */
  notice?: ReactNode
  /**
   * False while the notice may still appear: the page shows its content only once this is true, to
   * avoid a layout shift.
   */
  isNoticeKnown?: boolean
}

/** Page of withdrawals: those in progress, the form, and the payout accounts (MEM-08). */
export function Withdraw({ notice, isNoticeKnown = true }: Props) {
  const terms = useQuery(termsQuery())
  // Withdrawals in progress appear above the form, so the form waits for them to avoid a layout
  // shift.
  const isListKnown = isAnswered(useQuery(newestQuery()))
  const asked = useQuery(askedFieldsQuery('firstWithdrawal'))
  const setUp = useRef<HTMLDivElement>(null)
  const skeleton = <div className={skeletonClasses.screen} />
  return (
    <QueryPart query={terms} placeholder={skeleton}>
      {(value) =>
        isListKnown && isNoticeKnown && isAnswered(asked) ? (
          <>
            {notice}
            <OpenWithdrawals />
            <AskedFieldsGate at="firstWithdrawal" query={asked} placeholder={skeleton}>
              <div className={classes.columns}>
                <WithdrawPanel terms={value} onSetUp={() => setUp.current?.focus()} />
                <WithdrawalTerms terms={value} />
              </div>
            </AskedFieldsGate>
            <div ref={setUp} tabIndex={-1}>
              <PayoutAccounts />
            </div>
          </>
        ) : (
          skeleton
        )
      }
    </QueryPart>
  )
}

type PanelProps = { terms: Value<'GET /wps/withdrawals/terms'>; onSetUp: () => void }

function WithdrawPanel({ terms, onSetUp }: PanelProps) {
  const accounts = useQuery(payoutAccountsQuery())
  const hasPassword = useHasTransactionPassword() ?? true
  const identity = useIdentity().data
  const isSecurityKnown = isAnswered(useQuery(securityQuery()))
  const skeleton = <div className={classes.formSkeleton} />
  return (
    <Panel title={<FormattedMessage id="withdrawals.title" />}>
      {terms.closed ? (
        <Notice role="status">
          <FormattedMessage id="withdrawals.closed" />
        </Notice>
      ) : (
        <QueryPart query={accounts} placeholder={skeleton}>
          {({ items }) => {
            if (!isSecurityKnown) return skeleton
            const payable = items.filter(({ needsConfirmation }) => !needsConfirmation)
            const hasKey = payable.length > 0
            return (
              <div className={layoutClasses.stack16}>
                <WithdrawalChecklist
                  needs={withdrawalNeeds({ terms, hasKey, hasPassword, identity })}
                  terms={terms}
                  onSetUp={onSetUp}
                />
                {hasKey && !hasPassword && <SetTransactionPassword />}
                {hasKey && hasPassword && <WithdrawForm terms={terms} accounts={payable} />}
              </div>
            )
          }}
        </QueryPart>
      )}
    </Panel>
  )
}
