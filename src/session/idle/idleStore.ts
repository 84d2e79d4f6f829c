import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Time of the steady clock at which an idle page locks; null without a warning. */
export const idleWarning = createStore<{ endsAt: number | null }>(() => ({ endsAt: null }))

/** Hook that follows `idleWarning`. */
export const useIdleWarning = (): number | null => useStore(idleWarning, ({ endsAt }) => endsAt)

/** Ends the warning in every tab, since the player is present. */
export const stayActive = (): void => idleWarning.setState({ endsAt: null })
