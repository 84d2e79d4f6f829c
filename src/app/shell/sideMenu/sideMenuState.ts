import { create } from 'zustand'
import { localStore } from '../../../kit/storage.ts'

/** Local-storage key (STATE-02); its value is `false` while the menu is folded. */
const storageKey = 'showSideMenu'
/** Attribute of `<html>`, which gives the menu its width before any script of the portal runs. */
const attribute = 'data-side-menu'

type SideMenuState = { isFolded: boolean }

/**
 * The menu is unfolded until `takeUpSideMenu` reads the stored choice. A prerendered page does not
 * know the choice.
 */
export const useSideMenu = create<SideMenuState>(() => ({ isFolded: false }))

/** Takes over from the inline script that applied the stored choice before the first paint. */
export function takeUpSideMenu(): void {
  show(localStore.get(storageKey) === 'false')
}

/** Folds or unfolds the menu, and stores the choice (SIDE-01). */
export function foldSideMenu(isFolded: boolean): void {
  localStore.set(storageKey, String(!isFolded))
  show(isFolded)
}

function show(isFolded: boolean): void {
  useSideMenu.setState({ isFolded })
  if (isFolded) document.documentElement.setAttribute(attribute, 'folded')
  else document.documentElement.removeAttribute(attribute)
}
