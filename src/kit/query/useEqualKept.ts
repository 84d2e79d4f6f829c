import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Returns the previous object if plain data is deeply equal, and keeps unchanged parts of changed
 * data. Refetched data without changes then triggers no render and no effect.
 */
export function useEqualKept<Data>(current: Data): Data {
  const [kept, setKept] = useState(current)
  const next = replaceEqualDeep(kept, current)
  if (next !== kept) setKept(next)
  return next
}
