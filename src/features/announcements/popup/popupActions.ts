import { openModal } from '../../../kit/modal/modalStore.ts'
import { sessionStore } from '../../../kit/storage.ts'
import { nowhere, usePopupStore } from './popupStore.ts'

/** Session-storage key of the hint, which is shown once in a visit. */
const hintKey = 'announcementHintClosed'

/**
 * Shows the number of announcements at the header's bell, with a hint unless it was closed in this
 * visit.
 */
export function waitAtBell(count: number): void {
  const isHintClosed = sessionStore.get(hintKey) !== null
  usePopupStore.setState({ place: 'bell', count, isHintClosed })
}

/** Closes the hint. The header's bell still shows the number of announcements. */
export function closeHint(): void {
  sessionStore.set(hintKey, '1')
  usePopupStore.setState({ isHintClosed: true })
}

/**
 * Sets the placement to `nowhere`: the announcements are open as a dialog, were closed, or are not
 * meant for this audience.
 */
export function leavePopup(): void {
  usePopupStore.setState(nowhere)
}

/**
 * Opens the announcements in a dialog, or on a phone in a sheet that leaves the page usable.
 * @param takesFocus true if the reader requested the announcements.
 */
export function openPopup({ takesFocus }: { takesFocus: boolean }): void {
  if (isSmallScreen()) usePopupStore.setState({ ...nowhere, place: 'sheet', takesFocus })
  else openModal({ name: 'announcements' })
}

/** True on a phone, on which a dialog would hide the whole page. */
export const isSmallScreen = (): boolean => matchMedia('(width < 640px)').matches
