import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../hydration/lazyPart.tsx'
import classes from './SafeHtml.module.css'

const ShownHtml = lazyPart<{ html: string }>(() =>
  import.meta.env.SSR
    ? import('./RenderedHtml.tsx').then((file) => file.RenderedHtml)
    : import('./ShownHtml.tsx').then((file) => file.ShownHtml),
)

/** Loads the sanitizer ahead of time, in an idle moment or on hover. */
export const preloadSafeHtml = ShownHtml.preload

/**
 * Shows a server's HTML after sanitizing it; no other component may insert such HTML. Links to
 * pages of the portal use the router, all other links open in a new tab. If the chunk of the
 * sanitizer fails to load, the error boundary above shows the failure.
 */
export function SafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={<div className={classes.waiting} aria-busy="true" />}>
      <ShownHtml html={html} />
    </Suspense>
  )
}

/**
 * Renders children with several pieces of server HTML once the sanitizer is loaded, so that they
 * appear together and do not shift the layout one after the other. Suspends until then. There is
 * deliberately no Suspense boundary here: links inside a boundary would be hydrated too late.
 */
export const WithSafeHtml = lazyPart<{ children: ReactNode }>(() =>
  ShownHtml.preload().then(
    () =>
      ({ children }) =>
        children,
  ),
)
