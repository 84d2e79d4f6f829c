import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import layoutClasses from '../../../ui/layout.module.css'

type Props = {
  children: ReactNode
  /** Accessible name, if the text leaves out the object of the action. */
  name?: string | undefined
  /** Text of the confirming button. */
  confirm: ReactNode
  isBusy: boolean
  onConfirm: () => void
}

/** Button for an irreversible action. A press replaces it with a request for confirmation. */
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
    <div role="group" aria-label={name} className={layoutClasses.actions}>
      <Button ref={focus} onClick={() => setAsking(false)}>
        <FormattedMessage id="app.cancel" />
      </Button>
      <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </div>
  )
}

/** Focuses Cancel, so that a second Enter does not confirm. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
