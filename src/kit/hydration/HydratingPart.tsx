import { type ReactNode, type RefObject, useEffect } from 'react'
import classes from './HydratingPart.module.css'
import { markHydrated } from './partHydration.ts'

type Props = { ref: RefObject<HTMLDivElement | null>; children: ReactNode }

/**
 * Prerendered part that is hydrated after the page. Input in it is stored until then and replayed.
 * It must not render again before its hydration, since React discards the prerendered nodes of a
 * part that changes before it is hydrated.
 */
export const HydratingPart = ({ ref, children }: Props) => (
  <div ref={ref} className={classes.part} data-hydrating="">
    {children}
  </div>
)

/** Marks the part as hydrated once all its siblings are. */
export function HydrationEnd({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part])
  return null
}
