import { CloseIcon } from './icons.tsx'
import classes from './Offer.module.css'

type Props = {
  /** Accessible name of the region. */
  label: string
  /** Label of the button that accepts the offer. */
  text: string
  closeLabel: string
  onAccept: () => void
  onClose: () => void
  /** Language of the texts, if it is not the page's. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Announces the offer when it appears, once the screen reader is idle. */
  isTold?: boolean
}

/** One-line offer at the edge of the page that covers little and shifts nothing. */
export function Offer({ label, text, closeLabel, onAccept, onClose, isTold, ...spoken }: Props) {
  return (
    <section className={classes.offer} aria-label={label} {...spoken}>
      {isTold && (
        <span className="visuallyHidden" role="status">
          {text}
        </span>
      )}
      <button type="button" className={classes.accept} onClick={onAccept}>
        {text}
      </button>
      <button type="button" className={classes.decline} aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
    </section>
  )
}
