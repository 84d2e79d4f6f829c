import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import { WithMessages } from '../kit/i18n/I18nProvider.tsx'
import { useHydrated } from '../kit/page/useHydrated.ts'
import { LoadingRegion } from '../kit/query/LoadingRegion.tsx'
import { tellAwake } from '../kit/waking/partAwake.ts'
import classes from './FeaturePart.module.css'

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
 * The feature that a page is about, with its texts. It wakes up after the page: a press on it
 * meanwhile is kept. When it fails, what stands around it stays.
 */
export function FeaturePart({ placeholder, inBrowserOnly = false, children }: Props) {
  const shape = <LoadingRegion>{placeholder}</LoadingRegion>
  const part = <WakingPart shape={shape}>{children}</WakingPart>
  return inBrowserOnly ? <AfterHydration shape={shape}>{part}</AfterHydration> : part
}

type PartProps = { shape: ReactNode; children: ReactNode }

function AfterHydration({ shape, children }: PartProps) {
  return useHydrated() ? children : shape
}

/** Follows nothing: what renders it again would have it taken over before anything else. */
function WakingPart({ shape, children }: PartProps) {
  const root = useRef<HTMLDivElement>(null)
  // What did not come answers too: by its retry.
  const tell = () => tellAwake(root.current)
  return (
    <div ref={root} className={classes.part} data-waking="">
      <FailureBoundary onFailure={tell}>
        <Suspense fallback={shape}>
          <WithMessages group="features">
            {children}
            <Awake onAwake={tell} />
          </WithMessages>
        </Suspense>
      </FailureBoundary>
    </div>
  )
}

/** Tells when all beside it is there and answers. */
function Awake({ onAwake }: { onAwake: () => void }) {
  const tell = useRef(onAwake)
  useEffect(() => tell.current(), [])
  return null
}
