import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../api/write.ts'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { useKeyedAction } from '../../kit/query/useKeyedAction.ts'
import { Button } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Segments } from '../../ui/Segments.tsx'
import textClasses from '../../ui/text.module.css'
import { NotReceivedForm, PartialForm } from './ReportForms.tsx'
import classes from './withdrawal.module.css'
import { refetchAfterWithdrawal, withdrawalQuery } from './withdrawal.queries.ts'
import type { Withdrawal } from './withdrawalSteps.ts'
import type { PaymentReport } from './withdrawIntent.ts'

const outcomes = ['RECEIVED', 'PARTIAL', 'NOT_RECEIVED'] as const

/**
 * The member's report on a payment: received, received in part, or not received (WAL-06 to WAL-08).
 */
export function ReportPayment({ withdrawal }: { withdrawal: Withdrawal }) {
  const intl = useIntl()
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('RECEIVED')
  const { withdrawalId, payout } = withdrawal
  const report = useKeyedAction(
    (body: PaymentReport, idempotencyKey) =>
      write(
        'POST /wps/withdrawals/{withdrawalId}/confirmation',
        { path: { withdrawalId }, body },
        { idempotencyKey },
      ),
    (updatedWithdrawal) => {
      client.setQueryData(withdrawalQuery(withdrawalId).queryKey, updatedWithdrawal)
      void refetchAfterWithdrawal(client)
    },
  )
  return (
    <div className={classes.report}>
      <h3>
        <FormattedMessage id="withdrawals.report.title" />
      </h3>
      <FailureNotice error={report.error} />
      <Segments
        label={intl.formatMessage({ id: 'withdrawals.report.title' })}
        options={outcomes.map((id) => ({
          id,
          label: intl.formatMessage({ id: `withdrawals.report.outcomes.${id}` }),
        }))}
        chosenId={outcome}
        onChange={setOutcome}
      />
      {outcome === 'RECEIVED' && (
        <>
          <p className={textClasses.note}>
            <FormattedMessage id="withdrawals.report.receivedText" />
          </p>
          <div className={layoutClasses.actions}>
            <Button
              variant="primary"
              isBusy={report.isBusy}
              onClick={() => report.run({ outcome: 'RECEIVED' })}
            >
              <FormattedMessage id="withdrawals.report.confirm" />
            </Button>
          </div>
        </>
      )}
      {outcome === 'PARTIAL' && (
        <PartialForm payout={payout} isBusy={report.isBusy} onReport={report.run} />
      )}
      {outcome === 'NOT_RECEIVED' && (
        <NotReceivedForm isBusy={report.isBusy} onReport={report.run} />
      )}
    </div>
  )
}
