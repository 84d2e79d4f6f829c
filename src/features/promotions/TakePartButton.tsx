import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import classes from './TakePart.module.css'

type Props = {
  isBusy?: boolean
  onClick: () => void
  /**
   * Accessible name that distinguishes the button from those of other cards; omitted in a dialog.
   */
  cardLabel?: string | undefined
  children: ReactNode
}

/** Button for the main action of a promotion or an activity. */
export const TakePartButton = ({ isBusy = false, onClick, cardLabel, children }: Props) => (
  <Button
    variant="primary"
    size={cardLabel === undefined ? 'large' : 'medium'}
    className={cardLabel === undefined ? classes.action : undefined}
    aria-label={cardLabel}
    isBusy={isBusy}
    onClick={onClick}
  >
    {children}
  </Button>
)
