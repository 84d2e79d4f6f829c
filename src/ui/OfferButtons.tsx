import { CloseIcon } from './icons.tsx'
import classes from './OfferButtons.module.css'

type Props = {
  /** Label of the button that accepts the offer. */
  text: string
  closeLabel: string
  onAccept: () => void
  onClose: () => void
}

/** Buttons that accept or close an offer; the container defines their layout. */
export const OfferButtons = ({ text, closeLabel, onAccept, onClose }: Props) => (
  <>
    <button type="button" className={classes.accept} onClick={onAccept}>
      {text}
    </button>
    <button type="button" className={classes.decline} aria-label={closeLabel} onClick={onClose}>
      <CloseIcon />
    </button>
  </>
)
