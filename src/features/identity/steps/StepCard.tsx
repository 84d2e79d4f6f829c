import { useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type {
  IdentityStatus,
  IdentityStep,
} from '../../../identity/identityCheck/identity.queries.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'
import { CheckIcon } from '../../../ui/controlIcons.tsx'
import { AlertIcon } from '../../../ui/icons.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import { StepBody } from './StepBody.tsx'
import classes from './StepCard.module.css'
import { viewOf } from './stepPlan.ts'
import { actsOf, unlockOf } from './unlocks.ts'

type UnlockTextProps = { rules: IdentityStatus['rules']; level: number }

/** Actions that an identity level unlocks; renders nothing if there are none. */
function UnlockText({ rules, level }: UnlockTextProps) {
  const unlock = unlockOf(rules, level)
  return (
    <>
      {actsOf(rules, level).map((action) => (
        <p key={action} className={classes.unlock}>
          <FormattedMessage id={`identity.steps.unlocks.${action}`} />
        </p>
      ))}
      {unlock.kind === 'none' ? null : (
        <p className={classes.unlock}>
          {unlock.kind === 'all' ? (
            <FormattedMessage id="identity.steps.unlocks.all" />
          ) : (
            <FormattedMessage
              id={`identity.steps.unlocks.${unlock.kind}`}
              values={{ amount: <MarketMoney amount={unlock.amount} /> }}
            />
          )}
        </p>
      )}
    </>
  )
}

const tones: Record<IdentityStep['state'], BadgeTone> = {
  NOT_STARTED: 'neutral',
  UNDER_REVIEW: 'waiting',
  ACCEPTED: 'good',
  REJECTED: 'bad',
  EXPIRED: 'bad',
}

type Props = { step: IdentityStep; status: IdentityStatus }

/** Card of a step: its data, its benefits, its state and its form. */
export function StepCard({ step, status }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { step: id, state, level } = step
  const view = viewOf(step, status)
  return (
    <li>
      <section className={classes.card} data-view={view} aria-labelledby={titleId}>
        <div className={classes.head}>
          <Mark step={step} />
          <div className={layoutClasses.words}>
            <h2 ref={title} id={titleId} tabIndex={-1} className={classes.title}>
              <FormattedMessage id={`identity.steps.names.${id}`} />
            </h2>
            <p className={textClasses.note}>
              <FormattedMessage id={`identity.steps.leads.${id}`} />
            </p>
            <UnlockText rules={status.rules} level={level} />
          </div>
          <span role="status">
            <Badge tone={tones[state]}>
              <FormattedMessage id={`identity.steps.states.${state}`} />
            </Badge>
          </span>
        </div>

        <StepBody step={step} status={status} view={view} onLeave={() => title.current?.focus()} />
      </section>
    </li>
  )
}

function Mark({ step: { state, level } }: { step: IdentityStep }) {
  return (
    <span className={classes.mark} data-state={state} aria-hidden="true">
      {state === 'ACCEPTED' && <CheckIcon />}
      {(state === 'REJECTED' || state === 'EXPIRED') && <AlertIcon />}
      {(state === 'NOT_STARTED' || state === 'UNDER_REVIEW') && level}
    </span>
  )
}
