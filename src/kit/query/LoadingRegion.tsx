import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Wraps a placeholder and announces to screen readers that content is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'app.loading' })}>
      {children}
    </div>
  )
}
