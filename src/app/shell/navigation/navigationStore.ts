import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'

/** `pointer` came to rest on the entry, `press` asked for it. */
type Opener = 'pointer' | 'press'

type Navigation = {
  /** Whose drop-down is open. */
  open: NavigationType | undefined
  /** By what it was opened. */
  by: Opener
  /** Types without vendors (HEAD-32); empty until the vendors are known. */
  hidden: ReadonlySet<NavigationType>
}

/** What the first paint's links and the code that comes later both look at. */
export const navigation = createStore<Navigation>(() => ({
  open: undefined,
  by: 'press',
  hidden: new Set(),
}))

export const useNavigation = (): Navigation => useStore(navigation)

export const openDropDown = (type: NavigationType | undefined, by: Opener = 'press'): void =>
  navigation.setState({ open: type, by })

/** A press on the entry's arrow. It does not close what the mouse opened on its way there. */
export function pressDropDown(type: NavigationType): void {
  const { open, by } = navigation.getState()
  openDropDown(open === type && by === 'press' ? undefined : type)
}

export const hideTypes = (hidden: ReadonlySet<NavigationType>): void =>
  navigation.setState({ hidden })
