import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../hydration/lazyPart.tsx'
import { LoadingRegion } from '../query/LoadingRegion.tsx'
import classes from './SafeHtml.module.css'

const ShownHtml = lazyPart<{ html: string }>(() =>
  import.meta.env.SSR
    ? import('./RenderedHtml.tsx').then((file) => file.RenderedHtml)
    : import('./ShownHtml.tsx').then((file) => file.ShownHtml),
)

/** Loads the sanitizer, in an idle moment or on hover. */
export const preloadSafeHtml = ShownHtml.preload

/**
 * Shows sanitized HTML from a server; it is the only place where such HTML reaches the page. Links
 * to pages of the portal go through the router, all others open in a new tab. Throws to the error
 * boundary above when its chunk fails to load: unsanitized HTML is never shown.
 */
export function SafeHtml({ html }: { html: string }) {
  return (
    <Suspense fallback={<div className={classes.waiting} aria-busy="true" />}>
      <ShownHtml html={html} />
    </Suspense>
  )
}

type WithProps = {
  /** Shown until the sanitizer is loaded; reserves the space of the children. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Shows its children, which contain several pieces of server HTML, once the sanitizer is loaded.
 * Rendering each piece separately would shift the layout below it.
 */
export function WithSafeHtml({ placeholder, children }: WithProps) {
  return (
    <Suspense fallback={<LoadingRegion>{placeholder}</LoadingRegion>}>
      <Whole>{children}</Whole>
    </Suspense>
  )
}

const Whole = lazyPart<{ children: ReactNode }>(() =>
  ShownHtml.preload().then(
    () =>
      ({ children }) =>
        children,
  ),
)
