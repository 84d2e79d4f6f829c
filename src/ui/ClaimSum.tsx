import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import classes from './ClaimSum.module.css'
import textClasses from './text.module.css'

type Props = {
  sum: ReactNode
  label: ReactNode
  /** Conditions of a claim; accessible description of the button. */
  terms: ReactNode
  isClaimable: boolean
  isSending: boolean
  onClaim: () => void
}

/**
 * Amount with the button that claims it; a press is ignored while nothing is claimable. The button
 * remains after a claim, so that it keeps the focus.
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
          isBusy={isSending}
          aria-disabled={!isClaimable}
          aria-describedby={termsId}
          onClick={() => isClaimable && onClaim()}
        >
          {label}
        </Button>
      </div>
      <p id={termsId} className={textClasses.note}>
        {terms}
      </p>
    </>
  )
}
