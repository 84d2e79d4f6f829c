import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import classes from './TakePart.module.css'

type Props = { isBusy?: boolean; onClick: () => void; children: ReactNode }

/** Main action of a promotion or an activity. */
export const TakePartButton = ({ isBusy = false, onClick, children }: Props) => (
  <Button
    variant="primary"
    size="large"
    className={classes.action}
    isBusy={isBusy}
    onClick={onClick}
  >
    {children}
  </Button>
)
