import { type ReactNode, type RefObject, useEffect } from 'react'
import classes from './HydratingPart.module.css'
import { markHydrated } from './partHydration.ts'

type Props = { ref: RefObject<HTMLDivElement | null>; children: ReactNode }

/**
 * Part of a prerendered page that is hydrated after the rest. User input in the part is stored
 * until then, and replayed afterwards. The part must not render again before its hydration, because
 * React would discard its prerendered nodes.
 */
export const HydratingPart = ({ ref, children }: Props) => (
  <div ref={ref} className={classes.part} data-hydrating="">
    {children}
  </div>
)

/**
 * Marks the part as hydrated. Render this component last, so that its effect runs after those of
 * its siblings.
 */
export function HydrationEnd({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part])
  return null
}
