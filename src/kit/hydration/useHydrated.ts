import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * Whether what renders is past the first render of a prerendered page, which has to be what the
 * build made of it: without the address's query, and without answers that other parts have got
 * meanwhile.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => ({ isPrerendered: false }))
  const [isTakenOver, setTakenOver] = useState(false)
  // Asked for by the first render of what was prerendered only. Told by a value that differs, all
  // parts that ask would render again at once, with whatever is pressed waiting for them.
  useSyncExternalStore(never, nothing, () => {
    first.isPrerendered = true
    return null
  })
  useEffect(() => {
    if (first.isPrerendered) startTransition(() => setTakenOver(true))
  }, [first])
  return isTakenOver || !first.isPrerendered
}
