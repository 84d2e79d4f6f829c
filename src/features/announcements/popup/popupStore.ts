import { create } from 'zustand'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { sessionStore } from '../../../kit/storage.ts'

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

const nowhere: PopupState = {
  place: 'nowhere',
  count: 0,
  isHintClosed: false,
  takesFocus: false,
}

export const usePopupStore = create<PopupState>(() => nowhere)

/** Session-storage key of the hint, which is shown once in a visit. */
const hintKey = 'announcementHintClosed'

/** Counts the announcements on the bell, with a hint unless it was closed in this visit. */
export function waitAtBell(count: number): void {
  const isHintClosed = sessionStore.get(hintKey) !== null
  usePopupStore.setState({ place: 'bell', count, isHintClosed })
}

/** Closes the hint; the count stays on the bell. */
export function closeHint(): void {
  sessionStore.set(hintKey, '1')
  usePopupStore.setState({ isHintClosed: true })
}

/**
 * Resets the placement: the announcements are open as a dialog, closed, or not for this audience.
 */
export function leavePopup(): void {
  usePopupStore.setState(nowhere)
}

/**
 * Opens the announcements: as a sheet on a phone, which leaves the page usable, otherwise as a
 * dialog.
 * @param takesFocus true if the reader requested them.
 */
export function openPopup({ takesFocus }: { takesFocus: boolean }): void {
  if (isSmallScreen()) usePopupStore.setState({ ...nowhere, place: 'sheet', takesFocus })
  else openModal({ name: 'announcements' })
}

/** True on a phone, on which a dialog would hide the whole page. */
export const isSmallScreen = (): boolean => matchMedia('(width < 640px)').matches
