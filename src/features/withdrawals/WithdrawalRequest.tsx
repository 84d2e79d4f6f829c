import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { Link } from '../../kit/page/Link.tsx'
import { useFocusIfLost } from '../../kit/page/useFocusIfLost.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { Countdown } from '../../kit/timing/Countdown.tsx'
import { toMinor } from '../../lib/money.ts'
import { withdrawalTones } from '../../lib/records/withdrawals.ts'
import { referenceOf } from '../../lib/reference.ts'
import { backLook } from '../../money/moneyRequest/backLook.ts'
import { useBeginAtTop } from '../../money/moneyRequest/useBeginAtTop.ts'
import { paths } from '../../paths.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import skeletonClasses from '../../ui/skeleton.module.css'
import { Timeline, type TimelineStep } from '../../ui/Timeline.tsx'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { CorrectReport, ReportPayment } from './ReportPayment.tsx'
import classes from './withdrawal.module.css'
import { withdrawalQuery } from './withdrawal.queries.ts'
import { withdrawalFacts } from './withdrawalFacts.tsx'
import { isUnderWay, type StepTitle, type Withdrawal, withdrawalSteps } from './withdrawalSteps.ts'

/** Milliseconds between polls of a withdrawal in progress: not every step sends an event. */
const lookEvery = 4000

/** A withdrawal from its request to its end (ACT-03 to ACT-07). */
export function WithdrawalRequest({ id }: { id: string }) {
  const withdrawal = useQuery({
    ...withdrawalQuery(id),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : lookEvery),
  })
  useBeginAtTop()
  return (
    <>
      <Link to={paths.member('withdraw')} {...backLook}>
        <FormattedMessage id="withdrawals.back" />
      </Link>
      <QueryPart query={withdrawal} placeholder={<div className={skeletonClasses.screen} />}>
        {(value) => (
          <div className={classes.columns}>
            <Progress withdrawal={value} />
            <Figures withdrawal={value} />
          </div>
        )}
      </QueryPart>
    </>
  )
}

function Progress({ withdrawal }: { withdrawal: Withdrawal }) {
  const intl = useIntl()
  const { status, amount, payout, promisedBy, confirmBy, cancellable, correctable } = withdrawal
  const steps = useSteps(withdrawal)
  const title = useRef<HTMLSpanElement>(null)
  useFocusIfLost(title, `${status} ${withdrawal.confirmation?.confirmedAt}`)
  return (
    <Panel
      title={
        <span ref={title} tabIndex={-1}>
          <FormattedMessage id="withdrawals.progress" />
        </span>
      }
      aside={
        <span role="status">
          <Badge tone={withdrawalTones[status]}>
            <FormattedMessage id={`withdrawals.states.${status}`} />
          </Badge>
        </span>
      }
    >
      <p className={classes.sum}>
        <MarketMoney amount={toMinor(payout) === 0 ? amount : payout} />
      </p>
      {promisedBy !== undefined && <TimeLeft id="withdrawals.promisedIn" to={promisedBy} />}
      {confirmBy !== undefined && <TimeLeft id="withdrawals.receivedIn" to={confirmBy} />}
      <Timeline label={intl.formatMessage({ id: 'withdrawals.progress' })} steps={steps} />
      {status === 'DISBURSED' && <ReportPayment key="report" withdrawal={withdrawal} />}
      {correctable && (
        <CorrectReport key={withdrawal.confirmation?.confirmedAt} withdrawal={withdrawal} />
      )}
      {cancellable && <CancelWithdrawal withdrawal={withdrawal} />}
    </Panel>
  )
}

type TimeLeftProps = { id: 'withdrawals.promisedIn' | 'withdrawals.receivedIn'; to: string }

function TimeLeft({ id, to }: TimeLeftProps) {
  const left = (
    <strong>
      <Countdown to={to} />
    </strong>
  )
  return (
    <p className={classes.promise}>
      <FormattedMessage id={id} values={{ left }} />
    </p>
  )
}

/** Explanations of steps, from `withdrawals.notes`. */
const noteIds = {
  rejected: 'withdrawals.notes.rejected',
  cancelled: 'withdrawals.notes.cancelled',
  receivedByTime: 'withdrawals.notes.receivedByTime',
  dispute: 'withdrawals.notes.dispute',
  paidAgain: 'withdrawals.notes.paidAgain',
  returned: 'withdrawals.notes.returned',
  forced: 'withdrawals.notes.forced',
} as const satisfies Partial<Record<StepTitle, string>>

const hasNote = (title: StepTitle): title is keyof typeof noteIds => title in noteIds

function useSteps(withdrawal: Withdrawal): TimelineStep[] {
  const language = useLanguage()
  const { timeZone } = useMarket()
  const { amount, confirmation, resolution } = withdrawal
  const values = {
    amount: <MarketMoney amount={amount} />,
    missing: <MarketMoney amount={resolution?.amount ?? confirmation?.remainingAmount ?? '0.00'} />,
    received: <MarketMoney amount={confirmation?.receivedAmount ?? '0.00'} />,
  }
  return withdrawalSteps(withdrawal).map(({ title, state, at }) => ({
    id: title,
    state,
    title: <FormattedMessage id={`withdrawals.steps.${title}`} values={values} />,
    ...(at !== undefined && { time: formatInstant(at, 'minute', language, timeZone) }),
    ...(hasNote(title) && { note: <FormattedMessage id={noteIds[title]} values={values} /> }),
  }))
}

function Figures({ withdrawal }: { withdrawal: Withdrawal }) {
  const number: Fact = {
    id: 'number',
    term: <FormattedMessage id="records.columns.reference" />,
    value: <bdi dir="ltr">{referenceOf(withdrawal.withdrawalId)}</bdi>,
  }
  return (
    <Panel title={<FormattedMessage id="withdrawals.details" />}>
      <FactList facts={[...withdrawalFacts(withdrawal), number]} />
    </Panel>
  )
}
