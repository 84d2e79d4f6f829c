import { create } from 'zustand'
import { localStore } from '../../../kit/storage.ts'

/** STATE-02; `false` while the menu is folded. */
const storageKey = 'showSideMenu'
/** Of `<html>`, so that the menu has its width before any script of the portal has run. */
const attribute = 'data-side-menu'

type SideMenuState = { isFolded: boolean }

/** Unfolded until `takeUpSideMenu` has read the page: the prerendered page knows no visitor. */
export const useSideMenu = create<SideMenuState>(() => ({ isFolded: false }))

/** Takes over from the inline script that read the choice before the first paint. */
export function takeUpSideMenu(): void {
  show(localStore.get(storageKey) === 'false')
}

/** Folds or unfolds the menu, and remembers it (SIDE-01). */
export function foldSideMenu(isFolded: boolean): void {
  localStore.set(storageKey, String(!isFolded))
  show(isFolded)
}

function show(isFolded: boolean): void {
  useSideMenu.setState({ isFolded })
  if (isFolded) document.documentElement.setAttribute(attribute, 'folded')
  else document.documentElement.removeAttribute(attribute)
}
