import { Modal } from '@mantine/core'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { CloseButton } from './CloseButton.tsx'
import classes from './Dialog.module.css'

type Props = {
  title: string
  /** The name of the button with the cross. */
  closeLabel: string
  /** `note` is for a sentence with its buttons. */
  size?: 'note' | 'small' | 'medium' | 'large' | 'wide'
  isOpen: boolean
  /** Leaves the focus where it is, for a dialog that is only shown. */
  takesFocus?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog over the page: the page does not scroll (ROOT-08), the focus stays inside, Escape and
 * the cross close it, a press outside does not (ROOT-10, ROOT-11). A sheet of full size on phones.
 *
 * Put `data-autofocus` on the control of a dialog of the portal that shall have the focus first.
 */
export function Dialog({
  title,
  closeLabel,
  size = 'medium',
  isOpen,
  takesFocus = true,
  onClose,
  children,
}: Props) {
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      // The opener may be gone or not mounted yet: `modalStore` gives the focus back.
      returnFocus={false}
      trapFocus={takesFocus}
      transitionProps={{ duration: 160, transition: 'fade-down' }}
      classNames={{
        inner: classes.inner ?? '',
        content: classes.content ?? '',
        overlay: classes.cover ?? '',
      }}
    >
      <Modal.Overlay />
      <Modal.Content data-size={size}>
        <div className={classes.header}>
          {/* Has the focus until the content takes it, so that readers begin with the title. */}
          <Modal.Title className={classes.title ?? ''} tabIndex={-1} data-autofocus>
            {title}
          </Modal.Title>
          <CloseButton label={closeLabel} onClick={onClose} />
        </div>
        <div className={classes.body}>{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}
