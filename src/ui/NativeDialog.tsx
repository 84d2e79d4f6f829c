import { type ReactNode, type Ref, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './CloseButton.tsx'
import classes from './Dialog.module.css'
import type { DialogSize } from './Dialog.tsx'
import { type DialogManner, useModalElement } from './useModalElement.ts'

type FrameProps = {
  title: string
  /** The name of the button with the cross. */
  closeLabel: string
  size?: DialogSize
  /** Leaves out the cross, and what Escape does (ROOT-10). */
  hasNoCross?: boolean | undefined
  /** Tells dialogs apart that the page's own script opens. */
  name?: string
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

/**
 * A dialog's element with title, cross and content, closed: also what a document carries for the
 * script that opens it before any code is there (`scripts/inline/dialogs.js`).
 */
export function DialogFrame({
  title,
  closeLabel,
  size = 'medium',
  hasNoCross = false,
  name,
  ref,
  children,
}: FrameProps) {
  const titleId = useId()
  const hasOwnBar = size === 'stage' || size === 'search'
  return (
    <dialog
      ref={ref}
      className={`${classes.inner} ${classes.native}`}
      aria-labelledby={titleId}
      data-dialog={name}
    >
      <div className={`${classes.content} ${classes.panel}`} data-size={size}>
        <div className={hasOwnBar ? 'visuallyHidden' : classes.header}>
          {/* Takes the focus until the content has it, so that readers begin with the title. */}
          <h2 id={titleId} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          {!hasNoCross && !hasOwnBar && <CloseButton label={closeLabel} data-cross="" />}
        </div>
        <div className={classes.body} data-dialog-body="">
          {children}
        </div>
      </div>
    </dialog>
  )
}

type Props = Omit<FrameProps, 'name' | 'ref'> & DialogManner

/**
 * A dialog over the page, of the browser's own kind: it lies above everything, the page behind it
 * can neither be pressed nor reached by keys, and does not scroll (ROOT-08). Escape and the cross
 * close it, a press outside does not unless asked to (ROOT-10, ROOT-11). At least 200 px each way,
 * and seen 100 ms after it opened (CONST-56, CONST-57). A sheet of full size on phones.
 *
 * Put `data-autofocus` on the control that shall have the focus first. What floats above it has to
 * lie within it: `onShown` tells its element.
 */
export function NativeDialog(props: Props) {
  const { isTop, closesOnCover, onShown, onClose, ...frame } = props
  const element = useRef<HTMLDialogElement>(null)
  const { hasNoCross } = frame
  useModalElement(element, { isTop, closesOnCover, hasNoCross, onShown, onClose })
  return createPortal(<DialogFrame {...frame} ref={element} />, document.body)
}
