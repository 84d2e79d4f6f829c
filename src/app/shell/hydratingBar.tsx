import { type ComponentType, memo, Suspense, useRef } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { HydratingPart, HydrationEnd } from '../../kit/hydration/HydratingPart.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { Page } from '../../pages/page.ts'

/** All that a bar may follow of its surroundings; whatever else it shows, it asks for itself. */
export type BarProps = {
  page: Page
  /** False while the platform lets nobody in: then a bar leads nowhere. */
  isOpen?: boolean
}

/**
 * Makes a part around the page, whose code comes after the page's. When it fails it is gone until
 * the next page, and the page stays. It renders again for other properties only (`HydratingPart`).
 */
export function createBar(load: () => Promise<ComponentType<BarProps>>) {
  const Content = lazyPart(load)
  function Bar(props: BarProps) {
    const part = useRef<HTMLDivElement>(null)
    return (
      <HydratingPart ref={part}>
        <FailureBoundary resetKey={props.page.id} instead={null}>
          <Suspense>
            <Content {...props} />
            <HydrationEnd part={part} />
          </Suspense>
        </FailureBoundary>
      </HydratingPart>
    )
  }
  return Object.assign(memo(Bar), { preload: Content.preload })
}
