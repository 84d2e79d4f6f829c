import { type ReactNode, type RefObject, useEffect } from 'react'
import classes from './HydratingPart.module.css'
import { markHydrated } from './partHydration.ts'

type Props = { ref: RefObject<HTMLDivElement | null>; children: ReactNode }

/**
 * A prerendered part that is hydrated after the page: input in it is kept until then, and replayed.
 * It must not render again meanwhile, since React draws anew what changes before its hydration.
 */
export const HydratingPart = ({ ref, children }: Props) => (
  <div ref={ref} className={classes.part} data-hydrating="">
    {children}
  </div>
)

/** Marks the part as hydrated once everything beside this is. */
export function HydrationEnd({ part }: { part: RefObject<Element | null> }) {
  useEffect(() => markHydrated(part.current), [part])
  return null
}
