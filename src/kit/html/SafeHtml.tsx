import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../hydration/lazyPart.tsx'
import { LoadingRegion } from '../query/LoadingRegion.tsx'
import classes from './SafeHtml.module.css'

const ShownHtml = lazyPart<{ html: string }>(() =>
  import.meta.env.SSR
    ? import('./RenderedHtml.tsx').then((file) => file.RenderedHtml)
    : import('./ShownHtml.tsx').then((file) => file.ShownHtml),
)

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

type WithProps = {
  /** Their shape until then. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Shows its children, which hold HTML of a server in several places, once all of it can be shown:
 * place by place, each would move what stands below it.
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
