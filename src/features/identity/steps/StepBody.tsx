import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type {
  IdentityStatus,
  IdentityStep,
  StepId,
} from '../../../identity/identityCheck/identity.queries.ts'
import { formatInstant } from '../../../kit/format/dates.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { useMarket } from '../../../session/market.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import textClasses from '../../../ui/text.module.css'
import { DocumentForm } from '../document/DocumentForm.tsx'
import { PersonForm } from '../person/PersonForm.tsx'
import { SelfieForm } from '../selfie/SelfieForm.tsx'
import classes from './StepCard.module.css'
import type { StepView } from './stepPlan.ts'

type Props = {
  step: IdentityStep
  status: IdentityStatus
  view: StepView
  /** Called before the focused element is removed, so that the focus can move. */
  onLeave: () => void
}

/** Content of a step in its current view. */
export function StepBody({ step, status, view, onLeave }: Props) {
  const [isStarted, setStarted] = useState(false)
  switch (view) {
    case 'done':
      return <Decided step={step} />
    case 'review':
      return <Review step={step} status={status} />
    case 'locked':
      return step.step === 'PERSON' ? null : (
        <div className={classes.body}>
          <p className={textClasses.passage}>
            <FormattedMessage id={`identity.steps.locked.${step.step}`} />
          </p>
        </div>
      )
    case 'closed':
      return null
    case 'exhausted':
      return <Exhausted step={step} />
    case 'optional':
      if (isStarted) return <Form step={step} status={status} onLeave={onLeave} />
      return (
        <Optional
          onStart={() => {
            onLeave()
            setStarted(true)
          }}
        />
      )
    case 'form':
      return <Form step={step} status={status} onLeave={onLeave} />
  }
}

function Form({ step, status, onLeave }: Omit<Props, 'view'>) {
  return (
    <div className={classes.body}>
      <Rejection step={step} />
      {forms[step.step]({ status, onLeave })}
    </div>
  )
}

type FormProps = { status: IdentityStatus; onLeave: () => void }

const forms: Record<StepId, (props: FormProps) => React.ReactNode> = {
  PERSON: ({ status, onLeave }) => <PersonForm status={status} onSent={onLeave} />,
  DOCUMENT: ({ onLeave }) => <DocumentForm onSent={onLeave} />,
  SELFIE: ({ onLeave }) => <SelfieForm onSent={onLeave} />,
}

/**
 * Reason for which a step was rejected and the number of attempts left, or a note that the step has
 * expired.
 */
function Rejection({ step: { state, reason, attemptsLeft } }: { step: IdentityStep }) {
  if (state === 'EXPIRED') {
    return (
      <Notice tone="warning">
        <FormattedMessage id="identity.steps.expired" />
      </Notice>
    )
  }
  if (state !== 'REJECTED' || reason === undefined) return null
  return (
    <Notice tone="failure" role="status">
      <p>
        <FormattedMessage id={`identity.reasons.${reason}`} />
      </p>
      <p>
        <FormattedMessage id="identity.steps.attempts" values={{ count: attemptsLeft }} />
      </p>
    </Notice>
  )
}

function Exhausted({ step: { reason, retryAt } }: { step: IdentityStep }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <div className={classes.body}>
      <Notice tone="failure">
        {reason !== undefined && (
          <p>
            <FormattedMessage id={`identity.reasons.${reason}`} />
          </p>
        )}
        <p>
          <FormattedMessage
            id="identity.steps.exhausted"
            values={{ moment: formatInstant(retryAt ?? '', 'minute', language, timeZone) }}
          />
        </p>
      </Notice>
    </div>
  )
}

function Optional({ onStart }: { onStart: () => void }) {
  return (
    <div className={classes.body}>
      <p className={textClasses.passage}>
        <FormattedMessage id="identity.steps.optional" />
      </p>
      <Button onClick={onStart}>
        <FormattedMessage id="identity.steps.start" />
      </Button>
    </div>
  )
}

/**
 * Message key for a step under review. A selfie can be sent while the document is under review, but
 * the selfie is reviewed only after the document. Two messages explain this order.
 */
function reviewTextOf(step: StepId, { steps }: IdentityStatus) {
  const [, document, selfie] = steps
  if (step === 'SELFIE' && document?.state !== 'ACCEPTED') return 'SELFIE_WAITS'
  if (step === 'DOCUMENT' && selfie?.state === 'NOT_STARTED') return 'DOCUMENT_FIRST'
  return step
}

function Review({ step: { step }, status }: Pick<Props, 'step' | 'status'>) {
  return (
    <div className={classes.body}>
      <p className={textClasses.passage}>
        <FormattedMessage id={`identity.steps.review.${reviewTextOf(step, status)}`} />
      </p>
      <p className={textClasses.passage}>
        <FormattedMessage id="identity.steps.reviewNote" />
      </p>
    </div>
  )
}

function Decided({ step: { decidedAt, expiresAt } }: { step: IdentityStep }) {
  const language = useLanguage()
  const { timeZone } = useMarket()
  return (
    <div className={classes.body}>
      <p className={textClasses.facts}>
        {decidedAt !== undefined && (
          <span>
            <FormattedMessage
              id="identity.steps.decided"
              values={{ moment: formatInstant(decidedAt, 'date', language, timeZone) }}
            />
          </span>
        )}
        {expiresAt !== undefined && (
          <span>
            <FormattedMessage
              id="identity.steps.expires"
              values={{ day: formatInstant(expiresAt, 'date', language, timeZone) }}
            />
          </span>
        )}
      </p>
    </div>
  )
}
