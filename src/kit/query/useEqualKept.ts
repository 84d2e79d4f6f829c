import { replaceEqualDeep } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Keeps the identity of plain data, part by part, while it is deeply equal. Refetched data without
 * changes then triggers no render and no effect.
 */
export function useEqualKept<Data>(current: Data): Data {
  const [kept, setKept] = useState(current)
  const next = replaceEqualDeep(kept, current)
  if (next !== kept) setKept(next)
  return next
}
