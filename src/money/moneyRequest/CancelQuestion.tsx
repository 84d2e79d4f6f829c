import { type ReactNode, useState } from 'react'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

type Props = {
  /** On the button that asks the question. */
  ask: ReactNode
  question: ReactNode
  /** What becomes of the money. */
  text: ReactNode
  yes: ReactNode
  no: ReactNode
  isBusy: boolean
  /** Why it could not be cancelled; undefined while nothing went wrong. */
  error: unknown
  onCancel: () => void
}

/** Cancels something that is under way, after a question. */
export function CancelQuestion({ ask, question, text, yes, no, isBusy, error, onCancel }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) {
    return (
      <div>
        <Button onClick={() => setAsked(true)}>{ask}</Button>
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
              busy={isBusy}
              // The control that was pressed is gone.
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
