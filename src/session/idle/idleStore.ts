import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Time of the steady clock at which the idle page will lock; null if there is no warning. */
export const idleWarning = createStore<{ endsAt: number | null }>(() => ({ endsAt: null }))

/** React hook that returns `endsAt` of `idleWarning`. */
export const useIdleWarning = (): number | null => useStore(idleWarning, ({ endsAt }) => endsAt)

/** Ends the warning in every tab, since the player is present. */
export const stayActive = (): void => idleWarning.setState({ endsAt: null })
