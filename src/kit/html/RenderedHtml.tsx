import classes from './SafeHtml.module.css'
import { sanitizeToText } from './sanitizeToText.ts'

/**
 * Placeholder for the portal's origin, which is unknown during prerendering. Absolute links to the
 * portal are therefore treated like links to other sites.
 */
const noOrigin = 'https://portal.invalid'

/** Server-side counterpart of `ShownHtml`, used when a document is prerendered. */
export function RenderedHtml({ html }: { html: string }) {
  const __html = sanitizeToText(html, noOrigin)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is sanitized above.
  return <div className={classes.html} dir="auto" dangerouslySetInnerHTML={{ __html }} />
}
