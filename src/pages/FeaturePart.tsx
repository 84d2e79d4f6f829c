import type { MessageGroup } from 'virtual:messages'
import { type ReactNode, Suspense, useRef } from 'react'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { HydratingPart, HydrationEnd } from '../kit/hydration/HydratingPart.tsx'
import { markHydrated } from '../kit/hydration/partHydration.ts'
import { useHydrated } from '../kit/hydration/useHydrated.ts'
import { WithMessages } from '../kit/i18n/I18nProvider.tsx'
import { LoadingRegion } from '../kit/query/LoadingRegion.tsx'

type Props = {
  /** Skeleton, shown while the feature's code, texts or data load. */
  placeholder: ReactNode
  /**
   * True if the feature depends on data that only a browser has, such as the query string; only the
   * skeleton is then prerendered.
   */
  inBrowserOnly?: boolean
  /** Message group of the feature; defaults to `features`, the texts that visitors see too. */
  texts?: MessageGroup
  /** True to show only the skeleton (see `ScreenProps`). */
  isWaiting?: boolean
  children: ReactNode
}

/**
 * The main feature of a page with its texts, hydrated after the page. A failure of the feature
 * leaves the rest of the page intact.
 */
export function FeaturePart(props: Props) {
  const { placeholder, inBrowserOnly = false, isWaiting = false, texts = 'features' } = props
  const shape = <LoadingRegion>{placeholder}</LoadingRegion>
  if (isWaiting) return shape
  const part = (
    <Feature shape={shape} texts={texts}>
      {props.children}
    </Feature>
  )
  return inBrowserOnly ? <AfterHydration shape={shape}>{part}</AfterHydration> : part
}

type PartProps = { shape: ReactNode; children: ReactNode }

function AfterHydration({ shape, children }: PartProps) {
  return useHydrated() ? children : shape
}

/** Its props do not change, so that it is not rendered again before its hydration. */
function Feature({ shape, texts, children }: PartProps & { texts: MessageGroup }) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <HydratingPart ref={part}>
      {/* The retry button of a failed feature has to react to input too. */}
      <FailureBoundary onFailure={() => markHydrated(part.current)}>
        <Suspense fallback={shape}>
          <WithMessages group={texts}>
            {children}
            <HydrationEnd part={part} />
          </WithMessages>
        </Suspense>
      </FailureBoundary>
    </HydratingPart>
  )
}
