import { useEffect, useRef, useState } from 'react'

/** How long a row that has come in is marked, in milliseconds. */
const markTime = 10_000

const none: ReadonlySet<string> = new Set()

/**
 * Which rows have come in while their list was on screen, each for a moment.
 *
 * @param list tells one list from another: rows of a list that has just been opened are not new.
 * @param keys of its rows; undefined while they are not there, and where none are marked.
 */
export function useNewRows(list: string, keys: readonly string[] | undefined): ReadonlySet<string> {
  const seen = useRef<{ list: string; keys: ReadonlySet<string> }>(undefined)
  const [marked, setMarked] = useState(none)
  const json = keys && JSON.stringify(keys)
  useEffect(() => {
    if (json === undefined) return
    // Written above.
    const present = JSON.parse(json) as string[]
    const before = seen.current
    seen.current = { list, keys: new Set(present) }
    const added = before?.list === list ? present.filter((key) => !before.keys.has(key)) : undefined
    if (added === undefined) setMarked(none)
    else if (added.length > 0) setMarked((others) => new Set([...others, ...added]))
  }, [list, json])
  useEffect(() => {
    if (marked.size === 0) return undefined
    const timer = setTimeout(() => setMarked(none), markTime)
    return () => clearTimeout(timer)
  }, [marked])
  return marked
}
