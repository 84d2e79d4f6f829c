import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  /** Label of the button that opens the confirmation. */
  ask: ReactNode
  question: ReactNode
  /** Text about what happens to the money. */
  text: ReactNode
  yes: ReactNode
  no: ReactNode
  isBusy: boolean
  /** Error of the last attempt to cancel; undefined if it did not fail. */
  error: unknown
  onCancel: () => void
}

/** Button that cancels a pending operation after a confirmation. */
export function CancelQuestion({ ask, question, text, yes, no, isBusy, error, onCancel }: Props) {
  /**
   * State of the confirmation: true while it is shown, false after the player has dismissed it,
   * undefined until the button is first pressed.
   */
  const [isAsked, setAsked] = useState<boolean>()
  if (!isAsked) {
    return (
      <div>
        {/* Takes the focus back from the button that keeps the operation. */}
        <Button autoFocus={isAsked === false} onClick={() => setAsked(true)}>
          {ask}
        </Button>
      </div>
    )
  }
  return (
    <>
      <FailureNotice error={error} />
      <Notice
        role="alert"
        title={question}
        actions={
          <>
            <Button
              variant="danger"
              isBusy={isBusy}
              // The button that had the focus is removed, so this button takes the focus.
              autoFocus
              onClick={onCancel}
            >
              {yes}
            </Button>
            <Button onClick={() => setAsked(false)}>{no}</Button>
          </>
        }
      >
        <p>{text}</p>
      </Notice>
    </>
  )
}
