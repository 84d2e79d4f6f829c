import { type ReactNode, Suspense } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'

type Props = {
  /** Shown while the chunk loads, and when it fails to load. */
  instead?: ReactNode
  /** A new value renders a failed part again, for example after a navigation. */
  resetKey?: string | undefined
  children: ReactNode
}

/**
 * Boundary of an optional part of a page. A failed chunk or an invalid response removes only this
 * part; it is loaded again when the network is back.
 */
export const Dispensable = ({ instead = null, resetKey, children }: Props) => (
  <FailureBoundary instead={instead} resetKey={resetKey}>
    <Suspense fallback={instead}>{children}</Suspense>
  </FailureBoundary>
)
