import { Icon } from './icons.tsx'
import classes from './PauseButton.module.css'

type Props = {
  isPaused: boolean
  /** What a press does. */
  label: string
  onToggle: () => void
  /** Where it stands on a picture, and looks accordingly. */
  className?: string | undefined
}

/** Stops what moves by itself, and lets it go on. */
export const PauseButton = ({ isPaused, label, onToggle, className }: Props) => (
  <button
    type="button"
    className={className ?? classes.pause}
    aria-label={label}
    onClick={onToggle}
  >
    <Icon>{isPaused ? <path d="M7 4.500v11l8-5.500Z" /> : <path d="M7 5v10M13 5v10" />}</Icon>
  </button>
)
