import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

/** Says to readers that something is on its way, around its shape. */
export function LoadingRegion({ children }: { children: ReactNode }) {
  const intl = useIntl()
  return (
    <div role="status" aria-label={intl.formatMessage({ id: 'app.loading' })}>
      {children}
    </div>
  )
}
