import classes from './CloseButton.module.css'
import { CloseIcon } from './icons.tsx'

/** The cross of a dialog or panel. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.close} aria-label={label} onClick={onClick}>
      <CloseIcon />
    </button>
  )
}
