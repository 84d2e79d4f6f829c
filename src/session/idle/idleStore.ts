import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** When an untouched page is locked, on the steady clock; null while nobody is warned. */
export const idleWarning = createStore<{ endsAt: number | null }>(() => ({ endsAt: null }))

/** The same, followed as it changes. */
export const useIdleWarning = (): number | null => useStore(idleWarning, ({ endsAt }) => endsAt)

/** The player is there: the warning goes, in every tab. */
export const stayActive = (): void => idleWarning.setState({ endsAt: null })
