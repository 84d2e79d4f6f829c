import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import classes from './sessions.module.css'

type Props = {
  /** The button's words. */
  children: ReactNode
  /** The button's name, where its words leave out what it is about. */
  name?: string | undefined
  /** The words of the second press, which does it. */
  confirm: ReactNode
  isBusy: boolean
  onConfirm: () => void
}

/** A button that asks in its own place before it does what cannot be undone. */
export function AskFirst({ children, name, confirm, isBusy, onConfirm }: Props) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button aria-label={name} onClick={() => setAsking(true)}>
        {children}
      </Button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line.
    <div role="group" aria-label={name} className={classes.ask}>
      <Button ref={focus} onClick={() => setAsking(false)}>
        <FormattedMessage id="app.cancel" />
      </Button>
      <Button variant="danger" busy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  )
}

/** A second Enter must not do it. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
