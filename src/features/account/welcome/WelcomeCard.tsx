import { type ReactNode, useEffect, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { paths } from '../../../paths.ts'
import { endWelcome } from '../../../session/newMember.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { CheckIcon } from '../../../ui/controlIcons.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { type Step, type StepId, shownSteps } from './steps.ts'
import classes from './WelcomeCard.module.css'

type Props = {
  memberId: string
  name: string
  /** Steps of the card; undefined while they load. */
  steps: readonly Step[] | undefined
}

/**
 * Welcome checklist: what a new member should do first, such as a deposit. The home page shows this
 * card instead of the balance and the rewards until the checklist is complete or dismissed.
 */
export function WelcomeCard({ memberId, name, steps }: Props) {
  const intl = useIntl()
  const id = useId()
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0
  const isOver = steps !== undefined && steps.length > 0 && done === steps.length
  useEffect(() => {
    if (!isOver) return
    endWelcome(memberId)
    showToast('success', { id: 'account.welcome.allDone' })
  }, [isOver, memberId])
  return (
    <section className={classes.card} aria-labelledby={id} aria-busy={steps === undefined}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          <FormattedMessage
            id="account.welcome.title"
            values={{ name: <PersonName key="name" name={name} /> }}
          />
        </h2>
        {steps && (
          <p className={classes.count}>
            <FormattedMessage id="account.welcome.count" values={{ done, all: steps.length }} />
          </p>
        )}
        <CloseButton
          label={intl.formatMessage({ id: 'account.welcome.dismiss' })}
          onClick={() => endWelcome(memberId)}
        />
      </div>
      {steps && (
        <ol className={classes.steps}>
          {shownSteps(steps).map((step) => (
            <li key={step.id}>
              <StepRow step={step} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Destination of each step: a page or a dialog. */
const ways: Record<StepId, { to: string } | { open: () => void }> = {
  password: { open: () => openModal({ name: 'changePassword', reason: 'own' }) },
  contact: { to: paths.member('account') },
  limits: { to: paths.member('protection') },
  profile: { open: () => openModal({ name: 'profile', field: 'payeeName' }) },
  deposit: { to: paths.member('deposit') },
  game: { to: paths.hot() },
}

function StepRow({ step: { id, isDone } }: { step: Step }) {
  const text = <FormattedMessage id={`account.welcome.steps.${id}`} />
  if (isDone) {
    return (
      <p className={classes.step} data-done>
        <Mark>
          <CheckIcon />
        </Mark>
        {text}
        <span className="visuallyHidden">
          <FormattedMessage id="account.welcome.done" />
        </span>
      </p>
    )
  }
  const way = ways[id]
  const content = (
    <>
      <Mark />
      {text}
      <Arrow />
    </>
  )
  return 'to' in way ? (
    <Link to={way.to} className={classes.step}>
      {content}
    </Link>
  ) : (
    <button type="button" className={classes.step} onClick={way.open}>
      {content}
    </button>
  )
}

const Mark = ({ children }: { children?: ReactNode }) => (
  <span className={classes.mark} aria-hidden="true">
    {children}
  </span>
)

const Arrow = () => (
  <svg className={classes.arrow} aria-hidden="true" width="16" height="16" viewBox="0 0 16 16">
    <g className="mirrored">
      <path d="m6 3 5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </g>
  </svg>
)
