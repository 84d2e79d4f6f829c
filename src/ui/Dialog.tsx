import { Modal, useDirection } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './CloseButton.tsx'
import classes from './Dialog.module.css'

/**
 * Size of a dialog. `note` is for a sentence with buttons; `stage` fills the screen; `drawer` is at
 * the inline end and as high as the page; `search` keeps its height for any number of results. The
 * content of `search` and `stage` has its own header.
 */
export type DialogSize =
  | 'note'
  | 'small'
  | 'medium'
  | 'large'
  | 'wide'
  | 'stage'
  | 'drawer'
  | 'search'

type Props = {
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  size?: DialogSize
  isOpen: boolean
  /** False leaves the focus outside the dialog, for a dialog that is only a preview. */
  takesFocus?: boolean
  /**
   * False while another dialog is above this one; only the upper one handles Escape and locks the
   * scrolling.
   */
  isTop?: boolean
  /** Parent element, for a dialog above another layer; the body by default. */
  within?: Element | undefined
  /** True if a press outside closes the dialog, too (ROOT-15). */
  closesOnCover?: boolean | undefined
  /** Removes the close button and disables Escape (ROOT-10). */
  hasNoCross?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

/** Milliseconds of the transition. */
const motion = 160

/**
 * True if the user prefers reduced motion. Mantine reads the preference only after a dialog has
 * started to move.
 */
const isStill = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Dialog over the page. The page does not scroll (ROOT-08), and the focus stays in the dialog.
 * Escape and the close button close it, a press outside only with `closesOnCover` (ROOT-10,
 * ROOT-11). It is at least 200 px in each direction and appears 100 ms after it opens (CONST-56,
 * CONST-57). On phones it fills the screen. In a dialog of the portal, `data-autofocus` marks the
 * control that gets the focus first.
 */
export function Dialog({
  title,
  closeLabel,
  size = 'medium',
  isOpen,
  takesFocus = true,
  isTop = true,
  within = document.body,
  closesOnCover = false,
  hasNoCross = false,
  onClose,
  children,
}: Props) {
  const { dir } = useDirection()
  const fromEnd = dir === 'rtl' ? 'slide-right' : 'slide-left'
  const transition = size === 'drawer' ? fromEnd : 'fade-down'
  return createPortal(
    <Modal.Root
      // Mantine's own portal would render the dialog only after mounting, without a transition.
      withinPortal={false}
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={closesOnCover}
      closeOnEscape={isTop && !hasNoCross}
      lockScroll={isTop}
      // `modalStore` returns the focus, since the opener may be unmounted or not mounted yet.
      returnFocus={false}
      trapFocus={takesFocus}
      // Prevents an inline style element; the dialog's style sheet prevents scrolling of the page.
      removeScrollProps={{ removeScrollBar: false }}
      transitionProps={{ duration: isStill() ? 0 : motion, transition }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        overlay: classes.cover ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content data-size={size}>
        <div className={size === 'stage' ? 'visuallyHidden' : classes.header}>
          {/* Has the focus until the content takes it, so that screen readers begin with the
              title. */}
          <Modal.Title className={classes.title ?? ''} tabIndex={-1} data-autofocus>
            {title}
          </Modal.Title>
          {!hasNoCross && size !== 'stage' && <CloseButton label={closeLabel} onClick={onClose} />}
        </div>
        <div className={classes.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>,
    within,
  )
}
