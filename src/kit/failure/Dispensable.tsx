import { type ReactNode, Suspense } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'

type Props = {
  /** Content shown while the chunk loads and after it has failed to load. */
  instead?: ReactNode
  /**
   * If this key changes after a failure, for example by a navigation, the children are rendered
   * again.
   */
  resetKey?: string | undefined
  children: ReactNode
}

/**
 * Boundary of an optional part of a page. A chunk that fails to load or an invalid response removes
 * only this part. A failed chunk is loaded again when the network is back.
 */
export const Dispensable = ({ instead = null, resetKey, children }: Props) => (
  <FailureBoundary instead={instead} resetKey={resetKey}>
    <Suspense fallback={instead}>{children}</Suspense>
  </FailureBoundary>
)
