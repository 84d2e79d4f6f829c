import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * True after the first render of a prerendered component, which has to match the document: without
 * the address's query, and without answers that other parts have got meanwhile.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => ({ isPrerendered: false }))
  const [isHydrated, setHydrated] = useState(false)
  // React takes the server's snapshot in a hydrating render only. If the snapshots differed, all
  // components with this hook would render again at once, and input would wait for them.
  useSyncExternalStore(never, nothing, () => {
    first.isPrerendered = true
    return null
  })
  useEffect(() => {
    if (first.isPrerendered) startTransition(() => setHydrated(true))
  }, [first])
  return isHydrated || !first.isPrerendered
}
