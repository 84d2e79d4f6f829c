import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import type { Deletion } from './deletedLines.ts'
import classes from './Inbox.module.css'

type Props = { deletion: Deletion; onRestore: () => void }

/** Line in place of a deleted message, with an undo button. */
export function DeletedLine({ deletion: { message, state }, onRestore }: Props) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  // Takes the focus from the delete button, which is no longer rendered.
  useEffect(() => button.current?.focus(), [])
  const { title } = message
  return (
    <li className={classes.deleted}>
      <p className={classes.title}>
        <FormattedMessage id="messages.deleted.line" values={{ title }} />
      </p>
      <Button
        ref={button}
        busy={state === 'restoring'}
        aria-label={intl.formatMessage({ id: 'messages.deleted.undoThis' }, { title })}
        onClick={onRestore}
      >
        <FormattedMessage id="messages.deleted.undo" />
      </Button>
    </li>
  )
}
