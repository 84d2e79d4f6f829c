import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Announces to screen readers that its content, a placeholder, is loading. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'app.loading' })}>
      {children}
    </div>
  )
}
