import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { isPressed } from '../../../ui/isPressed.ts'
import { PublicAnnouncements } from '../PublicAnnouncements.tsx'
import classes from './AnnouncementSheet.module.css'
import { isField } from './formInUse.ts'
import { usePopupStore } from './popupStore.ts'

type Props = {
  onClose: () => void
  /** Called when the user opens a dialog or another page, or focuses a form field. */
  onStepAside: () => void
}

/**
 * Announcements in a sheet at the bottom of a phone's screen. It is not modal: the page above it
 * stays usable and keeps the focus. The sheet gives way to a form, a dialog or another page.
 */
export function AnnouncementSheet({ onClose, onStepAside }: Props) {
  const intl = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const close = () => {
    const hadFocus = root.current?.contains(document.activeElement)
    onClose()
    if (hadFocus) document.querySelector<HTMLElement>('[data-early="notices"]')?.focus()
  }
  useFocusIfAskedFor(root)
  useEscape(close)
  useStepAside(root, onStepAside)
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      ref={root}
      role="dialog"
      aria-labelledby="announcement-sheet-title"
      className={classes.sheet}
      onClick={closeByLink}
    >
      <div className={classes.header}>
        <h2 id="announcement-sheet-title" tabIndex={-1} className={classes.title}>
          {intl.formatMessage({ id: 'app.dialogs.announcements' })}
        </h2>
        <CloseButton label={intl.formatMessage({ id: 'app.close' })} onClick={close} />
      </div>
      <div className={classes.body}>
        <PublicAnnouncements onLeave={async () => onClose()} />
      </div>
    </div>
  )
}

function useFocusIfAskedFor(root: { current: HTMLElement | null }): void {
  useEffect(() => {
    if (usePopupStore.getState().takesFocus) root.current?.querySelector('h2')?.focus()
  }, [root])
}

/** Closes the sheet on Escape, wherever the focus is. An open menu is closed first. */
function useEscape(close: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isMenuOpen = document.querySelector('[role="menu"]') !== null
    if (!isPressed(event, 'Escape') || event.defaultPrevented || isMenuOpen) return
    close()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    // Captures the event, so that the check sees menus before Escape closes them.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}

function useStepAside(root: { current: HTMLElement | null }, stepAside: () => void): void {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const isDialogOpen = useModalStore((state) => state.modals.length > 0)
  const handleStepAside = useEffectEvent(stepAside)
  useEffect(() => {
    if (isDialogOpen || pathname !== firstPath) handleStepAside()
  }, [isDialogOpen, pathname, firstPath])
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || root.current?.contains(target)) return
      if (isField(target)) handleStepAside()
      else if (target.matches(':focus-visible')) uncover(target, root.current)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [root])
}

/**
 * If the sheet covers an element that got the focus by keyboard, scrolls the page until the element
 * is visible.
 */
function uncover(target: HTMLElement, sheet: HTMLElement | null): void {
  if (sheet === null) return
  const [own, covering] = [target.getBoundingClientRect(), sheet.getBoundingClientRect()]
  const isCovered = own.bottom > covering.top && own.top < covering.bottom
  if (isCovered) window.scrollBy(0, own.bottom - covering.top + 16)
}
