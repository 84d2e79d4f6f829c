import { useEffect, useRef } from 'react'
import { preloadSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { openModal, useModalStore } from '../../kit/modal/modalStore.ts'
import { preloadModal } from '../../kit/modal/preloadModal.ts'
import { useAnnouncements } from './announcements.queries.ts'
import { type Audience, meantFor } from './audience.ts'
import { isPopupClosed, markPopupClosed } from './closedPopups.ts'
import { isTyping } from './mayInterrupt.ts'

/** Milliseconds of quiet before the popup comes: what a log-in opens comes first. */
const quiet = 700

/**
 * Opens the announcements once they are there (ANN-10), once for each audience in a session of the
 * browser (ANN-15): never over another dialog, and not in front of somebody who is typing.
 *
 * @param isWelcome false on pages that it would disturb.
 */
export function AnnouncementPopup({ isWelcome }: { isWelcome: boolean }) {
  const { audience, lists } = useAnnouncements()
  const isAnyOpen = useModalStore((state) => state.modals.length > 0)
  const isShown = useModalStore((state) =>
    state.modals.some(({ name }) => name === 'announcements'),
  )
  useClosedFlag(audience, isShown)
  const hasSome =
    audience !== undefined && lists !== undefined && meantFor(audience, lists.popup).length > 0
  const mayOpen = isWelcome && !isAnyOpen && hasSome
  useEffect(() => {
    if (!mayOpen || isPopupClosed(audience)) return undefined
    let isCalledOff = false
    let callOff = () => {
      isCalledOff = true
    }
    // Whole when it opens: what it says would push its button down.
    void Promise.all([preloadModal('announcements'), preloadSafeHtml()]).then(() => {
      if (!isCalledOff) callOff = whenQuiet(() => openModal({ name: 'announcements' }))
    })
    return () => callOff()
  }, [mayOpen, audience])
  return null
}

/**
 * However the popup is closed, by its cross, Escape, Back or a link in it, it was closed (ANN-14).
 */
function useClosedFlag(audience: Audience | undefined, isShown: boolean): void {
  const shownTo = useRef<Audience>(undefined)
  useEffect(() => {
    if (isShown) shownTo.current ??= audience
    else if (shownTo.current !== undefined) {
      markPopupClosed(shownTo.current)
      shownTo.current = undefined
    }
  }, [isShown, audience])
}

/**
 * Acts after a while in which nobody typed and the page was looked at.
 * @returns gives up.
 */
function whenQuiet(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const isFree = !isTyping(document.activeElement) && document.visibilityState === 'visible'
    if (isFree) act()
    else timer = setTimeout(look, quiet)
  }
  timer = setTimeout(look, quiet)
  return () => clearTimeout(timer)
}
