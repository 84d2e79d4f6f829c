import classes from './SafeHtml.module.css'
import { sanitizeToText } from './sanitizeToText.ts'

/** Stands for our own origin where nothing knows it: an absolute link to us is as any other. */
const noOrigin = 'https://portal.invalid'

/** The sink of `SafeHtml` where a document is rendered. */
export function RenderedHtml({ html }: { html: string }) {
  const __html = sanitizeToText(html, noOrigin)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it has just been sanitized.
  return <div className={classes.html} dir="auto" dangerouslySetInnerHTML={{ __html }} />
}
