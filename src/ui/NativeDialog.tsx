import { type ReactNode, type Ref, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './CloseButton.tsx'
import classes from './Dialog.module.css'
import type { DialogSize } from './Dialog.tsx'
import { type DialogManner, useModalElement } from './useModalElement.ts'

type FrameProps = {
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  size?: DialogSize
  /** Removes the close button and disables Escape (ROOT-10). */
  hasNoCross?: boolean | undefined
  /** Name by which the inline script identifies the dialog. */
  name?: string
  ref?: Ref<HTMLDialogElement>
  children: ReactNode
}

/**
 * Dialog element, still closed, with title, close button and content. Prerendered documents contain
 * it too, so that an inline script can open it before hydration (`scripts/inline/dialogs.js`).
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
          {/* Has the focus until the content takes it, so that screen readers begin with the
              title. */}
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
 * Native dialog in the top layer. The page behind it is inert and does not scroll (ROOT-08). Escape
 * and the close button close the dialog, a press outside only with `closesOnCover` (ROOT-10,
 * ROOT-11). It is at least 200 px in each direction and appears 100 ms after it opens (CONST-56,
 * CONST-57). On phones it fills the screen. `data-autofocus` marks the control that gets the focus
 * first. Render layers above the dialog inside the element that `onShown` receives.
 */
export function NativeDialog(props: Props) {
  const { isTop, closesOnCover, onShown, onClose, ...frame } = props
  const element = useRef<HTMLDialogElement>(null)
  const { hasNoCross } = frame
  useModalElement(element, { isTop, closesOnCover, hasNoCross, onShown, onClose })
  return createPortal(<DialogFrame {...frame} ref={element} />, document.body)
}
