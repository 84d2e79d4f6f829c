import { type ReactNode, Suspense } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'

type Props = {
  /** Shown while its code is on the way, and when that does not come. */
  instead?: ReactNode
  children: ReactNode
}

/**
 * A part that comes after all else, and that a page can do without: its loss takes nothing with it.
 * It comes when the network is back.
 */
export const Dispensable = ({ instead = null, children }: Props) => (
  <FailureBoundary instead={instead}>
    <Suspense fallback={instead}>{children}</Suspense>
  </FailureBoundary>
)
