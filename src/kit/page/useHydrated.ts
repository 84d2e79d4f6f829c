import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether what renders is past the first render of a prerendered page, which has to be what the build
 * made of it: without the address's query, and without answers that other parts have got meanwhile.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
