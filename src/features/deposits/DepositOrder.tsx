import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../api/failure.ts'
import { write } from '../../api/write.ts'
import { formatInstant } from '../../kit/format/dates.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { useFocusIfLost } from '../../kit/page/useFocusIfLost.ts'
import { QueryPart } from '../../kit/query/QueryPart.tsx'
import { useKeyedAction } from '../../kit/query/useKeyedAction.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { depositTones } from '../../lib/records/deposits.ts'
import { referenceOf } from '../../lib/reference.ts'
import { backLook } from '../../money/moneyRequest/backLook.ts'
import { CancelQuestion } from '../../money/moneyRequest/CancelQuestion.tsx'
import { useBeginAtTop } from '../../money/moneyRequest/useBeginAtTop.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Panel } from '../../ui/Panel.tsx'
import skeletonClasses from '../../ui/skeleton.module.css'
import { Timeline, type TimelineStep } from '../../ui/Timeline.tsx'
import { DepositLink } from './DepositLink.tsx'
import { DepositOutcome } from './DepositOutcome.tsx'
import { DepositReceipt } from './DepositReceipt.tsx'
import { depositQuery, refetchAfterDeposit } from './deposit.queries.ts'
import { type Deposit, depositSteps, isOpen, lookEvery } from './depositSteps.ts'
import classes from './order.module.css'
import { PaymentPart } from './PaymentPart.tsx'

/** Cancels an unpaid order after a confirmation. */
function CancelDeposit({ depositId }: { depositId: string }) {
  const client = useQueryClient()
  const { isBusy, error, run } = useKeyedAction(
    (id: string, idempotencyKey) =>
      write(
        'POST /wps/deposits/{depositId}/cancel',
        { path: { depositId: id } },
        { idempotencyKey },
      ),
    (cancelled) => {
      client.setQueryData(depositQuery(depositId).queryKey, cancelled)
      void refetchAfterDeposit(client)
    },
  )
  return (
    <CancelQuestion
      ask={<FormattedMessage id="deposits.order.cancel.ask" />}
      question={<FormattedMessage id="deposits.order.cancel.title" />}
      text={<FormattedMessage id="deposits.order.cancel.text" />}
      yes={<FormattedMessage id="deposits.order.cancel.yes" />}
      no={<FormattedMessage id="deposits.order.cancel.no" />}
      isBusy={isBusy}
      error={error}
      onCancel={() => run(depositId)}
    />
  )
}

/** Page of an order, from its payment to its end (ACT-01, ACT-02). */
export function DepositOrder({ id }: { id: string }) {
  const deposit = useQuery({
    ...depositQuery(id),
    refetchInterval: ({ state }) => lookEvery(state.data),
  })
  useRefetchAtEnd(deposit.data)
  useBeginAtTop()
  const failure = failureOf(deposit.error)
  const isUnknown = failure.kind === 'rejected' && failure.code === 'NOT_FOUND'
  return (
    <>
      <DepositLink orderId={undefined} {...backLook}>
        <FormattedMessage id="deposits.order.back" />
      </DepositLink>
      <QueryPart
        query={deposit}
        placeholder={<div className={skeletonClasses.screen} />}
        {...(isUnknown && { failedId: 'deposits.missing' })}
      >
        {(value) => (
          <div className={classes.columns}>
            <div className={classes.main}>
              <DepositOutcome deposit={value} />
              <PaymentPart deposit={value} />
              {value.status === 'PAID' && <DepositReceipt deposit={value} />}
            </div>
            <Progress deposit={value} />
          </div>
        )}
      </QueryPart>
    </>
  )
}

/** Refetches the balance and the lists when an order ends, even without a realtime connection. */
function useRefetchAtEnd(deposit: Deposit | undefined): void {
  const client = useQueryClient()
  const wasOpen = useRef(false)
  const isOpenNow = deposit !== undefined && isOpen(deposit)
  useEffect(() => {
    if (wasOpen.current && !isOpenNow) void refetchAfterDeposit(client)
    wasOpen.current = isOpenNow
  }, [isOpenNow, client])
}

function Progress({ deposit }: { deposit: Deposit }) {
  const intl = useIntl()
  const { status, amount, depositId } = deposit
  const steps = useSteps(deposit)
  const title = useRef<HTMLSpanElement>(null)
  useFocusIfLost(title, status)
  return (
    <Panel
      title={
        <span ref={title} tabIndex={-1}>
          <FormattedMessage
            id="deposits.order.title"
            values={{ amount: <MarketMoney amount={amount} /> }}
          />
        </span>
      }
      aside={
        <span role="status">
          <Badge tone={depositTones[status]}>
            <FormattedMessage id={`deposits.status.${status}`} />
          </Badge>
        </span>
      }
    >
      <Timeline label={intl.formatMessage({ id: 'deposits.steps.label' })} steps={steps} />
      <p className={classes.number}>
        <FormattedMessage
          id="deposits.order.number"
          values={{ id: <bdi dir="ltr">{referenceOf(depositId)}</bdi> }}
        />
      </p>
      {status === 'PENDING' && <CancelDeposit depositId={depositId} />}
    </Panel>
  )
}

function useSteps(deposit: Deposit): TimelineStep[] {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return depositSteps(deposit).map(({ title, state, at, note }) => ({
    id: title,
    state,
    title: <FormattedMessage id={`deposits.steps.${title}`} />,
    ...(at !== undefined && { time: formatInstant(at, 'minute', language, timeZone) }),
    ...(note !== undefined && { note: <FormattedMessage id={`deposits.steps.${note}`} /> }),
  }))
}
