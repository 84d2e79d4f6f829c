import type { ComponentProps } from 'react'
import classes from './Offer.module.css'
import { OfferButtons } from './OfferButtons.tsx'

type Props = ComponentProps<typeof OfferButtons> & {
  /** Accessible name of the region. */
  label: string
  /** Language of the texts, if it is not the page's. */
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** Announces the offer when it appears, once the screen reader is idle. */
  isTold?: boolean
}

/**
 * One-line offer at the edge of the page. It covers little of the page and causes no layout shift.
 */
export function Offer({ label, lang, dir, isTold, text, ...buttons }: Props) {
  return (
    <section className={classes.offer} aria-label={label} data-bubble="" lang={lang} dir={dir}>
      {isTold && (
        <span className="visuallyHidden" role="status">
          {text}
        </span>
      )}
      <OfferButtons text={text} {...buttons} />
    </section>
  )
}
