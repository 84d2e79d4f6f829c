import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}
const nothing = () => null

/**
 * False only in the first render of a prerendered component. That render must match the document,
 * so it ignores the URL's query and responses that are newer than the document.
 */
export function useHydrated(): boolean {
  const [first] = useState(() => ({ isPrerendered: false }))
  const [isHydrated, setHydrated] = useState(false)
  // React calls the server snapshot only in a hydrating render. If it returned another value, React
  // would render all components with this hook again synchronously. This would delay input.
  useSyncExternalStore(never, nothing, () => {
    first.isPrerendered = true
    return null
  })
  useEffect(() => {
    if (first.isPrerendered) startTransition(() => setHydrated(true))
  }, [first])
  return isHydrated || !first.isPrerendered
}
