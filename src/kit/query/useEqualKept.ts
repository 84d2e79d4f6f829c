import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Plain data as it was first seen for as long as it says the same, part by part: what was read anew
 * and did not change renders nothing and ends nothing.
 */
export function useEqualKept<Data>(current: Data): Data {
  const [kept, setKept] = useState(current)
  const next = replaceEqualDeep(kept, current)
  if (next !== kept) setKept(next)
  return next
}
