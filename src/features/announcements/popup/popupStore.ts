import { create } from 'zustand'

type PopupState = {
  /**
   * Placement of the announcements: waiting at the bell, or in an open sheet. A dialog is stored in
   * the modal store and counts as `nowhere`.
   */
  place: 'nowhere' | 'bell' | 'sheet'
  /** Number of announcements waiting at the bell; 0 for other placements. */
  count: number
  /** True if the hint at the bell was closed; the count on the bell remains. */
  isHintClosed: boolean
  /** True if the reader opened the sheet, which then takes the focus. */
  takesFocus: boolean
}

export const nowhere: PopupState = {
  place: 'nowhere',
  count: 0,
  isHintClosed: false,
  takesFocus: false,
}

export const usePopupStore = create<PopupState>(() => nowhere)
