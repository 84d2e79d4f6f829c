import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'

type Navigation = {
  /** Whose drop-down is open. */
  open: NavigationType | undefined
  /** Types without vendors (HEAD-32); empty until the vendors are known. */
  hidden: ReadonlySet<NavigationType>
}

/** What the first paint's links and the code that comes later both look at. */
export const navigation = createStore<Navigation>(() => ({ open: undefined, hidden: new Set() }))

export const useNavigation = (): Navigation => useStore(navigation)

export const openDropDown = (type: NavigationType | undefined): void =>
  navigation.setState({ open: type })

export const hideTypes = (hidden: ReadonlySet<NavigationType>): void =>
  navigation.setState({ hidden })
