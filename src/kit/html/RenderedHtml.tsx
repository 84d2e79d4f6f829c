import classes from './SafeHtml.module.css'
import { sanitizeToText } from './sanitizeToText.ts'

/**
 * Placeholder for the portal's origin, which is not known here: an absolute link to the portal is
 * treated like any other link.
 */
const noOrigin = 'https://portal.invalid'

/** Renders the HTML of `SafeHtml` when a document is prerendered. */
export function RenderedHtml({ html }: { html: string }) {
  const __html = sanitizeToText(html, noOrigin)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitized above.
  return <div className={classes.html} dir="auto" dangerouslySetInnerHTML={{ __html }} />
}
