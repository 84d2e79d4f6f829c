import { type ComponentType, memo, Suspense, useRef } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { HydratingPart, HydrationEnd } from '../../kit/hydration/HydratingPart.tsx'
import { lazyPart } from '../../kit/hydration/lazyPart.tsx'
import type { Page } from '../../pages/page.ts'

/** Properties that a bar receives; the bar fetches all other data itself. */
export type BarProps = {
  page: Page
  /** False while the platform is closed: the bar then has no links. */
  isOpen?: boolean
}

/**
 * Creates a bar around the page. The bar's chunk loads after the page's chunk. A bar that fails is
 * hidden until another page opens; the rest of the page stays visible. A bar renders again only
 * when its properties change (`HydratingPart`).
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
