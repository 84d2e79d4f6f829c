import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import textClasses from '../../../ui/text.module.css'
import classes from './LeaveQuestion.module.css'

type Props = { title: string; onStay: () => void; onLeave: () => void }

/** Confirmation before a game for money closes, shown over the running game. */
export function LeaveQuestion({ title, onStay, onLeave }: Props) {
  const intl = useIntl()
  const [titleId, textId] = [useId(), useId()]
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.querySelector('button')?.focus(), [])
  return (
    <div
      ref={question}
      className={classes.cover}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onStay()
      }}
    >
      <div className={classes.question}>
        <h2 id={titleId} className={classes.title}>
          {intl.formatMessage({ id: 'games.leave.title' }, { title })}
        </h2>
        <p id={textId} className={textClasses.intro}>
          {intl.formatMessage({ id: 'games.leave.text' })}
        </p>
        <div className={layoutClasses.actions}>
          <Button variant="primary" onClick={onStay}>
            {intl.formatMessage({ id: 'games.leave.stay' })}
          </Button>
          <Button onClick={onLeave}>{intl.formatMessage({ id: 'games.leave.leave' })}</Button>
        </div>
      </div>
    </div>
  )
}
