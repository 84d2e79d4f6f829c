import type { StateCreator, StoreApi } from 'zustand'

type MakeStore = (initializer: StateCreator<object>) => StoreApi<object>

const stores = new Set<StoreApi<object>>()

/**
 * Wraps a function of Zustand that makes stores.
 * @returns the function; `resetStores` resets the stores that it makes.
 */
export const registering =
  (make: MakeStore): MakeStore =>
  (initializer) => {
    const store = make(initializer)
    stores.add(store)
    return store
  }

/** Gives every store of the portal its initial state, as a reload of the page does. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true)
}
