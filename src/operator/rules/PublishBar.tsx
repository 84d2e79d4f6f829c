import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import patterns from '../patterns.module.css'
import { useCheckState } from './check/useAutoCheck.ts'
import { changesOf } from './differences.ts'
import { beginDraft, useEditor } from './editorStore.ts'
import { allProblems, countPending } from './problems.ts'
import classes from './publishBar.module.css'

type Props = {
  /** Text that replaces the draft's state after an action; empty for none. */
  announcement: string
  onCheckAgain: () => void
  onReview: () => void
}

/** State of the draft and the button for its review, fixed to the foot of the screen. */
export function PublishBar({ announcement, onCheckAgain, onReview }: Props) {
  const intl = useIntl()
  const { base, original, draft, merge } = useEditor()
  const [isAsking, setAsking] = useState(false)
  const count = changesOf(original, draft).length
  const version = base?.version ?? 0
  // Without changes, the review button still opens a merge with rules that another operator has
  // published.
  const hasNothing = count === 0 && merge?.kind !== 'published'
  const countId = useId()
  return (
    <section
      className={classes.publishBar}
      aria-label={intl.formatMessage({ id: 'operator.publish.bar' })}
    >
      <div className={classes.said}>
        <p id={countId} className={patterns.count}>
          {intl.formatMessage({ id: 'operator.publish.changes' }, { count, version })}
        </p>
        <p role="status">{announcement === '' ? count > 0 && <DraftStanding /> : announcement}</p>
      </div>
      <div className={classes.publishActions}>
        <CheckAgain onCheckAgain={onCheckAgain} />
        {count > 0 && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {intl.formatMessage({ id: 'operator.publish.discard' })}
          </Button>
        )}
        <Button
          variant="primary"
          aria-disabled={hasNothing}
          aria-describedby={hasNothing ? countId : undefined}
          onClick={onReview}
        >
          {intl.formatMessage({ id: 'operator.publish.review' })}
        </Button>
      </div>
      {isAsking && base && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'operator.publish.discardTitle' })}
          texts={[intl.formatMessage({ id: 'operator.publish.discardText' }, { version })]}
          confirmLabel={intl.formatMessage({ id: 'operator.publish.discard' })}
          isDanger
          onConfirm={() => beginDraft(base)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

function DraftStanding() {
  const { draft, problems, check } = useEditor()
  const { phase } = useCheckState()
  const count = allProblems(draft, problems).length
  if (count > 0) return <FormattedMessage id="operator.publish.found" values={{ count }} />
  if (phase === 'failed') return <FormattedMessage id="operator.publish.notChecked" />
  if (check?.sentRules !== draft) return <FormattedMessage id="operator.publish.checking" />
  const pending = countPending(problems)
  if (pending > 0)
    return <FormattedMessage id="operator.publish.pending" values={{ count: pending }} />
  const { refused, total, days } = check.result.signUps
  if (refused > 0)
    return <FormattedMessage id="operator.signUps.refused" values={{ refused, total, days }} />
  return <FormattedMessage id="operator.publish.fine" />
}

function CheckAgain({ onCheckAgain }: Pick<Props, 'onCheckAgain'>) {
  const intl = useIntl()
  const hasFailed = useCheckState(({ phase }) => phase === 'failed')
  if (!hasFailed) return null
  return (
    <Button onClick={onCheckAgain}>{intl.formatMessage({ id: 'operator.publish.check' })}</Button>
  )
}
