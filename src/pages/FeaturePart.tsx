import { type ReactNode, Suspense } from 'react'
import { WithMessages } from '../kit/i18n/I18nProvider.tsx'
import { useHydrated } from '../kit/page/useHydrated.ts'
import { LoadingRegion } from '../kit/query/LoadingRegion.tsx'

type Props = {
  /** Its shape while its code, texts or answers are on the way. */
  placeholder: ReactNode
  /**
   * It takes what only a browser knows, such as the address's query: the prerender has its shape.
   */
  inBrowserOnly?: boolean
  children: ReactNode
}

/** The feature that a page is about, with its texts. */
export function FeaturePart({ placeholder, inBrowserOnly = false, children }: Props) {
  const isHydrated = useHydrated()
  const shape = <LoadingRegion>{placeholder}</LoadingRegion>
  if (inBrowserOnly && !isHydrated) return shape
  return (
    <Suspense fallback={shape}>
      <WithMessages group="features">{children}</WithMessages>
    </Suspense>
  )
}
