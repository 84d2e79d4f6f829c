import { Icon } from './icons.tsx'
import classes from './PauseButton.module.css'

type Props = {
  isPaused: boolean
  /** Accessible name of the button: the action of a press. */
  label: string
  onToggle: () => void
  /** Class for the position and colours of the button over an image. */
  className?: string | undefined
}

/** Pauses and resumes automatic motion. */
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
