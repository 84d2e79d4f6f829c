import { create } from 'zustand'
import { openModal } from '../../../kit/modal/modalStore.ts'

type PopupState = {
  /**
   * Where the announcements are: a notice at the bell, or a sheet that is open. As a dialog they are
   * the modals' matter, and nowhere here.
   */
  place: 'nowhere' | 'bell' | 'sheet'
  /** How many wait at the bell; 0 elsewhere. */
  count: number
  /** Whether the notice was put away, which leaves its mark on the bell. */
  isHintClosed: boolean
  /** Whether the sheet was asked for, and takes the focus. */
  takesFocus: boolean
}

const nowhere: PopupState = {
  place: 'nowhere',
  count: 0,
  isHintClosed: false,
  takesFocus: false,
}

export const usePopupStore = create<PopupState>(() => nowhere)

/** Has the announcements wait as a notice at the bell. */
export function waitAtBell(count: number): void {
  usePopupStore.setState({ place: 'bell', count })
}

/** Puts the notice away; its mark stays at the bell. */
export function closeHint(): void {
  usePopupStore.setState({ isHintClosed: true })
}

/** They are open as a dialog, closed, or not for who is there. */
export function leavePopup(): void {
  usePopupStore.setState(nowhere)
}

/**
 * Opens the announcements: a sheet on a phone, which leaves the page usable, and elsewhere a dialog.
 *
 * @param takesFocus whether somebody asked for them.
 */
export function openPopup({ takesFocus }: { takesFocus: boolean }): void {
  if (isSmallScreen()) usePopupStore.setState({ ...nowhere, place: 'sheet', takesFocus })
  else openModal({ name: 'announcements' })
}

/** A phone, on which a dialog would hide the whole page. */
export const isSmallScreen = (): boolean => matchMedia('(width < 640px)').matches
