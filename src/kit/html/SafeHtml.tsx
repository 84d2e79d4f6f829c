import { Suspense } from 'react'
import { lazyPart } from '../lazy/lazyPart.tsx'
import classes from './SafeHtml.module.css'

const ShownHtml = lazyPart(() => import('./ShownHtml.tsx').then((file) => file.ShownHtml))

/** Loads what sanitizes, for an idle moment or a hover. */
export const preloadSafeHtml = ShownHtml.preload

/**
 * Shows HTML of a server, sanitized; the only place where such HTML reaches the page. Links to
 * pages of ours go through the router, all others open in a new tab. Throws to the failure boundary
 * above when its chunk does not load: unsanitized HTML is never shown.
 */
export function SafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={<div className={classes.waiting} aria-busy="true" />}>
      <ShownHtml html={html} />
    </Suspense>
  )
}
