import { create } from 'zustand'

/**
 * Beside the pages of a centre stands the centre's menu; one press shows the portal's in its place,
 * until another page is opened or the way back is taken.
 */
type PortalMenu = {
  /** The page that it was asked for on. */
  pageId?: string | undefined
  /** The centre's menu has just come back, and takes the focus. */
  hasReturned?: boolean
}

/** The actions stand apart: this much is in the first chunk. */
export const usePortalMenu = create<PortalMenu>(() => ({}))
