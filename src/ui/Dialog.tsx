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
 * `drawer` stands at the end of the page, from top to bottom; `search` keeps its height, whatever is
 * found, and has a bar of its content's own, as `stage` has.
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
  /** The name of the button with the cross. */
  closeLabel: string
  /**
   * `note` is for a sentence with its buttons; `stage` is all of the screen, with a bar of its
   * content's own.
   */
  size?: DialogSize | 'stage'
  isOpen: boolean
  /** Leaves the focus where it is, for a dialog that is only shown. */
  takesFocus?: boolean
  /** False while another dialog lies over it, which alone hears Escape and scrolls then. */
  isTop?: boolean
  /** Where it lies, while something is open above the page; the page itself when left out. */
  within?: Element | undefined
  /** Whether a press outside closes it too (ROOT-15). */
  closesOnCover?: boolean | undefined
  /** Leaves out the cross, and what Escape does (ROOT-10). */
  hasNoCross?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

/** Milliseconds. */
const motion = 160

/** Under prefers-reduced-motion; Mantine asks for it only after the dialog has moved. */
const isStill = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A dialog over the page: the page does not scroll (ROOT-08), the focus stays inside, Escape and
 * the cross close it, a press outside does not unless asked to (ROOT-10, ROOT-11). At least 200 px
 * each way, and seen 100 ms after it opened (CONST-56, CONST-57). A sheet of full size on phones.
 *
 * Put `data-autofocus` on the control of a dialog of the portal that shall have the focus first.
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
      // Mantine's own portal would build the dialog only once it is in the page, all in one go.
      withinPortal={false}
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={closesOnCover}
      closeOnEscape={isTop && !hasNoCross}
      lockScroll={isTop}
      // The opener may be gone or not mounted yet: `modalStore` gives the focus back.
      returnFocus={false}
      trapFocus={takesFocus}
      // It would add a style element; the dialog's own style sheet locks the page.
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
          {/* Has the focus until the content takes it, so that readers begin with the title. */}
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
