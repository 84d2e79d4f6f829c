import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import classes from './ClaimSum.module.css'

type Props = {
  sum: ReactNode
  /** What the button says. */
  label: ReactNode
  /** When a claim can be made, and of what; describes the button for readers. */
  terms: ReactNode
  isClaimable: boolean
  isSending: boolean
  onClaim: () => void
}

/**
 * Money that waits, and the button that claims it; a press that can claim nothing is swallowed. The
 * button stays when there is nothing left, so that the focus does.
 */
export function ClaimSum({ sum, label, terms, isClaimable, isSending, onClaim }: Props) {
  const termsId = useId()
  return (
    <>
      <div className={classes.claim}>
        <p className={classes.sum}>{sum}</p>
        <Button
          variant="primary"
          size="large"
          busy={isSending}
          aria-disabled={!isClaimable}
          aria-describedby={termsId}
          onClick={() => isClaimable && onClaim()}
        >
          {label}
        </Button>
      </div>
      <p id={termsId} className={classes.terms}>
        {terms}
      </p>
    </>
  )
}
