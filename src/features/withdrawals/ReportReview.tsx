import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { moneyFact } from '../../money/moneyFact.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import layoutClasses from '../../ui/layout.module.css'
import textClasses from '../../ui/text.module.css'
import type { DisputeReport } from './withdrawIntent.ts'

type Props = {
  report: DisputeReport
  payout: string
  isBusy: boolean
  error: unknown
  onSend: () => void
  onBack: () => void
}

/** Summary of a report of missing money before it is sent (ACT-06, ACT-07). */
export function ReportReview({ report, payout, isBusy, error, onSend, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const arrived = report.outcome === 'PARTIAL' ? report.receivedAmount : '0.00'
  const missing = toDecimal(toMinor(payout) - toMinor(arrived))
  return (
    <div className={layoutClasses.column12}>
      <h3 ref={heading} tabIndex={-1} className={textClasses.stepTitle}>
        <FormattedMessage id="withdrawals.report.check" />
      </h3>
      <FailureNotice error={error} />
      <FactList
        facts={[
          moneyFact('paid', 'withdrawals.sent', payout),
          moneyFact('arrived', 'withdrawals.report.arrived', arrived),
          moneyFact('missing', 'withdrawals.report.missing', missing),
        ]}
      />
      <p className={textClasses.note}>
        <FormattedMessage id="withdrawals.report.next" />
      </p>
      <div className={layoutClasses.actions}>
        <Button variant="primary" isBusy={isBusy} onClick={onSend}>
          <FormattedMessage id="withdrawals.report.send" />
        </Button>
        {!isBusy && (
          <Button onClick={onBack}>
            <FormattedMessage id="wallet.request.change" />
          </Button>
        )}
      </div>
    </div>
  )
}
