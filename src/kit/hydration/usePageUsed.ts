import { useEffect, useState } from 'react'
import { isPageUsed, listenForUse } from './pageHydration.ts'

/** True once the visitor has used pointer, keyboard or scrolling; false in the first render. */
export function usePageUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    if (isUsed) return undefined
    const note = () => setUsed(true)
    if (!isPageUsed()) return listenForUse(note)
    note()
    return undefined
  }, [isUsed])
  return isUsed
}
