import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'

/** `pointer`: the mouse came to rest on the entry; `press`: the user pressed its arrow. */
type Opener = 'pointer' | 'press'

type Navigation = {
  /** Game type whose drop-down is open. */
  open: NavigationType | undefined
  by: Opener
  /** Game types hidden for lack of vendors (HEAD-32); empty until the vendors have loaded. */
  hidden: ReadonlySet<NavigationType>
}

/** State of the top navigation, shared by its links and the chunk of the drop-downs. */
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
