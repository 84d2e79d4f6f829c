import { type ReactNode, Suspense } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'

type Props = {
  /** Shown while its code is on the way, and when that does not come. */
  instead?: ReactNode
  /** A change of it brings a part again that was lost, such as a navigation to another page. */
  resetKey?: string
  children: ReactNode
}

/**
 * A part that comes after all else, and that a page can do without: its loss, as of its code or by an
 * answer that makes no sense, takes nothing with it. It comes when the network is back.
 */
export const Dispensable = ({ instead = null, resetKey, children }: Props) => (
  <FailureBoundary instead={instead} {...(resetKey !== undefined && { resetKey })}>
    <Suspense fallback={instead}>{children}</Suspense>
  </FailureBoundary>
)
