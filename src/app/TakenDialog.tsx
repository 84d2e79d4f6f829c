import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addDialogLayer } from '../kit/layer/dialogLayers.ts'
import { useModalElement } from '../ui/useModalElement.ts'

type Props = {
  /** Prerendered dialog of the HTML document, complete with title and close button. */
  element: HTMLDialogElement
  isTop: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Shows React content in a dialog that the HTML document contained, and that may have been open
 * since before hydration.
 */
export function TakenDialog({ element, isTop, onClose, children }: Props) {
  const dialog = useRef(element)
  useModalElement(dialog, { isTop, onClose, onShown: addDialogLayer })
  useEffect(() => {
    // From now on `useModalElement` closes the dialog, and the inline script no longer does.
    element.setAttribute('data-taken', '')
  }, [element])
  const body = element.querySelector('[data-dialog-body]')
  return body && createPortal(children, body)
}
