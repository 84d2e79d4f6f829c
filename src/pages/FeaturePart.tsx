import { type ReactNode, Suspense, useRef } from 'react'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { HydratingPart, HydrationEnd } from '../kit/hydration/HydratingPart.tsx'
import { markHydrated } from '../kit/hydration/partHydration.ts'
import { useHydrated } from '../kit/hydration/useHydrated.ts'
import { WithMessages } from '../kit/i18n/I18nProvider.tsx'
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

/**
 * The feature that a page is about, with its texts, hydrated after the page. When it fails, what
 * stands around it stays.
 */
export function FeaturePart({ placeholder, inBrowserOnly = false, children }: Props) {
  const shape = <LoadingRegion>{placeholder}</LoadingRegion>
  const part = <Feature shape={shape}>{children}</Feature>
  return inBrowserOnly ? <AfterHydration shape={shape}>{part}</AfterHydration> : part
}

type PartProps = { shape: ReactNode; children: ReactNode }

function AfterHydration({ shape, children }: PartProps) {
  return useHydrated() ? children : shape
}

/** Takes nothing that changes, and so never renders again before its hydration. */
function Feature({ shape, children }: PartProps) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <HydratingPart ref={part}>
      {/* A retry answers input too. */}
      <FailureBoundary onFailure={() => markHydrated(part.current)}>
        <Suspense fallback={shape}>
          <WithMessages group="features">
            {children}
            <HydrationEnd part={part} />
          </WithMessages>
        </Suspense>
      </FailureBoundary>
    </HydratingPart>
  )
}
