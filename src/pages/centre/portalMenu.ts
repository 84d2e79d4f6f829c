import { create } from 'zustand'

/**
 * State of the menus on a centre's pages. A button replaces the centre's menu by the portal's until
 * another page is opened or the centre's menu is shown again.
 */
type PortalMenu = {
  /** Id of the page on which the portal's menu was opened. */
  pageId?: string | undefined
  /**
   * True after the centre's menu is shown again; the button that opens the portal's menu then takes
   * the focus.
   */
  hasReturned?: boolean
}

/**
 * The first chunk contains only the store; the functions that change it are in `switchMenus.ts`.
 */
export const usePortalMenu = create<PortalMenu>(() => ({}))
