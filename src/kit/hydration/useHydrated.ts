import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * False only in the first render of a prerendered component. That render must match the document:
 * it ignores the query of the address, and responses that arrived in the meantime.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => ({ isPrerendered: false }))
  const [isHydrated, setHydrated] = useState(false)
  // React reads the server snapshot in a hydrating render only. Different snapshots would render
  // all components with this hook again synchronously, which would delay input.
  useSyncExternalStore(never, nothing, () => {
    first.isPrerendered = true
    return null
  })
  useEffect(() => {
    if (first.isPrerendered) startTransition(() => setHydrated(true))
  }, [first])
  return isHydrated || !first.isPrerendered
}
