import { create } from 'zustand'

/**
 * State of the menus on pages of a centre. The centre's menu is shown by default; a button replaces
 * it by the portal's until another page is opened or the menu is switched back.
 */
type PortalMenu = {
  /** Id of the page on which the portal's menu was opened. */
  pageId?: string | undefined
  /** True after the centre's menu was switched back, when its button takes the focus. */
  hasReturned?: boolean
}

/** Only the store is in the first chunk; its actions are in `switchMenus.ts`. */
export const usePortalMenu = create<PortalMenu>(() => ({}))
