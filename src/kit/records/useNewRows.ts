import { useEffect, useRef, useState } from 'react'

/** Milliseconds for which a new row is marked. */
const markTime = 10_000

const none: ReadonlySet<string> = new Set()

/**
 * Keys of rows that arrived while their list was shown; each is marked for a moment.
 *
 * @param list identifies the list: the rows of a list that has just been opened are not new.
 * @param keys keys of the rows; undefined while they load, and for lists that do not mark rows.
 */
export function useNewRows(list: string, keys: readonly string[] | undefined): ReadonlySet<string> {
  const seen = useRef<{ list: string; keys: ReadonlySet<string> }>(undefined)
  const [marked, setMarked] = useState(none)
  const json = keys && JSON.stringify(keys)
  useEffect(() => {
    if (json === undefined) return
    // `json` was serialized from `keys` above.
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
