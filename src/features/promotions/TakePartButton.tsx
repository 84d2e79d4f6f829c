import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import classes from './TakePart.module.css'

type Props = { busy?: boolean; onClick: () => void; children: ReactNode }

/** Main action of a promotion or an activity. */
export const TakePartButton = ({ busy = false, onClick, children }: Props) => (
  <Button variant="primary" size="large" className={classes.action} busy={busy} onClick={onClick}>
    {children}
  </Button>
)
