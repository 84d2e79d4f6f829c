import { useEffect, useState } from 'react'

/**
 * The time now, in milliseconds since 1970, told again every so often: for words such as '2 min
 * ago'.
 * For components that render in the browser only.
 */
export function useNow(milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return now
}
