import { useEffect, useState } from 'react'

/**
 * Current time in milliseconds since 1970, updated every `milliseconds`, for texts such as '2 min
 * ago'. Do not use it in prerendered components.
 */
export function useNow(milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return now
}
