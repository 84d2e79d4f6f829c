import { use, useSyncExternalStore } from 'react'
import { waitForLoad } from './load.ts'

const never = () => () => {}
const nothing = () => null

/**
 * Value of a load from `startLoad`; suspends until the load has ended. A slow load throws
 * `slowLoad` to the error boundary above, except in a prerendered part, because its content can
 * already be read.
 */
export function useLoad<Value>(load: Promise<Value>): Value {
  let isPrerendered = false
  // React calls the server snapshot only in a hydrating render and on the server.
  useSyncExternalStore(never, nothing, () => {
    isPrerendered = true
    return null
  })
  return use(isPrerendered ? load : waitForLoad(load))
}
