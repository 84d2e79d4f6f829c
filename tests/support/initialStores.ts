import type { StateCreator, StoreApi } from 'zustand'

type MakeStore = (initializer: StateCreator<object>) => StoreApi<object>

const stores = new Set<StoreApi<object>>()

/** Wraps a Zustand function that creates stores, so that `resetStores` resets its stores. */
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
