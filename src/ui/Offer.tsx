import { CloseIcon } from './icons.tsx'
import classes from './Offer.module.css'

type Props = {
  /** Names the region. */
  label: string
  /** What a press on it does. */
  text: string
  closeLabel: string
  onAccept: () => void
  onClose: () => void
  /** Of words that are not in the page's language. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Read out when it comes, once the reader is idle. */
  isTold?: boolean
}

/** One line at the page's edge that offers something, covers little and moves nothing. */
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
