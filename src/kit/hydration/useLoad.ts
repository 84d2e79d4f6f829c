import { use, useSyncExternalStore } from 'react'
import { waitForLoad } from './load.ts'

const never = () => () => {}
const nothing = () => null

/**
 * Value of a load that `startLoad` has started; suspends until the load has ended. A slow load
 * throws `slowLoad` to the error boundary above, except in a prerendered part, whose content can be
 * read meanwhile.
 */
export function useLoad<Value>(load: Promise<Value>): Value {
  let isPrerendered = false
  // React reads the server snapshot in a hydrating render and in one on the server only.
  useSyncExternalStore(never, nothing, () => {
    isPrerendered = true
    return null
  })
  return use(isPrerendered ? load : waitForLoad(load))
}
