import { useEffect, useState } from 'react'

/**
 * The current time in milliseconds since 1970, updated at an interval, for texts such as '2 min
 * ago'. Only for components that render in the browser.
 */
export function useNow(milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return now
}
