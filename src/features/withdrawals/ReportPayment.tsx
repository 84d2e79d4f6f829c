import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../api/write.ts'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { useFocusIfLost } from '../../kit/page/useFocusIfLost.ts'
import { useKeyedAction } from '../../kit/query/useKeyedAction.ts'
import { useReviewEntry } from '../../money/moneyRequest/useReviewEntry.ts'
import { Button } from '../../ui/Button.tsx'
import layoutClasses from '../../ui/layout.module.css'
import { Segments } from '../../ui/Segments.tsx'
import textClasses from '../../ui/text.module.css'
import { NotReceivedForm, PartialForm } from './ReportForms.tsx'
import { ReportReview } from './ReportReview.tsx'
import classes from './withdrawal.module.css'
import { refetchAfterWithdrawal, withdrawalQuery } from './withdrawal.queries.ts'
import type { Withdrawal } from './withdrawalSteps.ts'
import type { DisputeReport, PaymentReport } from './withdrawIntent.ts'

const outcomes = ['RECEIVED', 'PARTIAL', 'NOT_RECEIVED'] as const

/** Sends a report, shows the updated withdrawal and calls `onSent`. */
function useReport({ withdrawalId }: Withdrawal, onSent: () => void) {
  const client = useQueryClient()
  return useKeyedAction(
    (body: PaymentReport, idempotencyKey) =>
      write(
        'POST /wps/withdrawals/{withdrawalId}/confirmation',
        { path: { withdrawalId }, body },
        { idempotencyKey },
      ),
    (updatedWithdrawal) => {
      client.setQueryData(withdrawalQuery(withdrawalId).queryKey, updatedWithdrawal)
      onSent()
      void refetchAfterWithdrawal(client)
    },
  )
}

/**
 * Form for the member's report on a payment: received, received in part, or not received (WAL-06 to
 * WAL-08). A report of missing money is shown for review before it is sent. For a disputed
 * withdrawal, the form starts with the earlier report.
 */
export function ReportPayment({ withdrawal }: { withdrawal: Withdrawal }) {
  const intl = useIntl()
  const { payout, confirmation } = withdrawal
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>(
    confirmation?.outcome ?? 'RECEIVED',
  )
  const [draft, setDraft] = useState<DisputeReport>()
  const review = useReviewEntry()
  const shownDraft = review.isOpen ? draft : undefined
  const report = useReport(withdrawal, review.close)
  const openReview = (next: DisputeReport) => {
    setDraft(next)
    review.open()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusIfLost(heading, shownDraft)
  return (
    <>
      {shownDraft && (
        <ReportReview
          report={shownDraft}
          payout={payout}
          isBusy={report.isBusy}
          error={report.error}
          onSend={() => report.run(shownDraft)}
          onBack={review.close}
        />
      )}
      {/* Hidden during the review, so that the chosen picture stays. */}
      <div hidden={shownDraft !== undefined}>
        <div className={classes.report}>
          <h3 ref={heading} tabIndex={-1}>
            <FormattedMessage id="withdrawals.report.title" />
          </h3>
          <Segments
            label={intl.formatMessage({ id: 'withdrawals.report.title' })}
            options={outcomes.map((id) => ({
              id,
              label: intl.formatMessage({ id: `withdrawals.report.outcomes.${id}` }),
            }))}
            chosenId={outcome}
            onChange={setOutcome}
          />
          {outcome === 'RECEIVED' && <Received report={report} />}
          {outcome === 'PARTIAL' && <PartialForm withdrawal={withdrawal} onReview={openReview} />}
          {outcome === 'NOT_RECEIVED' && (
            <NotReceivedForm withdrawal={withdrawal} onReview={openReview} />
          )}
        </div>
      </div>
    </>
  )
}

function Received({ report }: { report: ReturnType<typeof useReport> }) {
  return (
    <>
      <FailureNotice error={report.error} />
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
  )
}

/**
 * Button that opens a form to correct a report. A report can be corrected until the bank examines
 * the report.
 */
export function CorrectReport({ withdrawal }: { withdrawal: Withdrawal }) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusIfLost(place, isOpen)
  return (
    <div ref={place} tabIndex={-1} className={layoutClasses.column12}>
      {isOpen ? (
        <ReportPayment withdrawal={withdrawal} />
      ) : (
        <>
          <p className={textClasses.note}>
            <FormattedMessage id="withdrawals.report.correctText" />
          </p>
          <div className={layoutClasses.actions}>
            <Button onClick={() => setOpen(true)}>
              <FormattedMessage id="withdrawals.report.correct" />
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
