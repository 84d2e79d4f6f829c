import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'

/** `pointer`: the mouse came to rest on the entry; `press`: the user pressed its arrow. */
type Opener = 'pointer' | 'press'

type Navigation = {
  /** Type whose drop-down is open. */
  open: NavigationType | undefined
  by: Opener
  /** Types that are hidden without vendors (HEAD-32); none until the vendors have loaded. */
  hidden: ReadonlySet<NavigationType>
}

/** State shared by the links of the first paint and the chunk that loads later. */
export const navigation = createStore<Navigation>(() => ({
  open: undefined,
  by: 'press',
  hidden: new Set(),
}))

export const useNavigation = (): Navigation => useStore(navigation)

export const openDropDown = (type: NavigationType | undefined, by: Opener = 'press'): void =>
  navigation.setState({ open: type, by })

/**
 * Handles a press on the entry's arrow. It does not close a drop-down that the mouse opened on its
 * way to the arrow.
 */
export function pressDropDown(type: NavigationType): void {
  const { open, by } = navigation.getState()
  openDropDown(open === type && by === 'press' ? undefined : type)
}

export const hideTypes = (hidden: ReadonlySet<NavigationType>): void =>
  navigation.setState({ hidden })
