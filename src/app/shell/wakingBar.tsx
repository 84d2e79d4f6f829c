import { type ComponentType, memo, Suspense, useEffect, useRef } from 'react'
import { FailureBoundary } from '../../kit/failure/FailureBoundary.tsx'
import { lazyPart } from '../../kit/lazy/lazyPart.tsx'
import { tellAwake } from '../../kit/waking/partAwake.ts'
import type { Page } from '../../pages/page.ts'
import classes from './wakingBar.module.css'

/** What a bar may follow of its surroundings; whatever else it shows, it asks for itself. */
export type BarProps = {
  page: Page
  /** False while the platform lets nobody in: then a bar leads nowhere. */
  isOpen?: boolean
}

/**
 * A part around the page, whose code comes after the page's: a press on it meanwhile is kept, and
 * repeated when it can answer. When it fails it is gone until the next page, and the page stays.
 *
 * It renders again for other properties only: what React has not hydrated yet it would draw from
 * nothing.
 */
export function wakingBar(load: () => Promise<ComponentType<BarProps>>) {
  const Part = lazyPart(load)
  function WakingBar(props: BarProps) {
    const root = useRef<HTMLDivElement>(null)
    const handleAwake = () => tellAwake(root.current)
    return (
      <div ref={root} className={classes.bar} data-waking="">
        <FailureBoundary resetKey={props.page.id} instead={null}>
          <Suspense>
            <Part {...props} />
            <Awake onAwake={handleAwake} />
          </Suspense>
        </FailureBoundary>
      </div>
    )
  }
  return Object.assign(memo(WakingBar), { preload: Part.preload })
}

/** Tells when all beside it is there and answers. */
function Awake({ onAwake }: { onAwake: () => void }) {
  // Once: what is awake stays awake.
  const tell = useRef(onAwake)
  useEffect(() => tell.current(), [])
  return null
}
