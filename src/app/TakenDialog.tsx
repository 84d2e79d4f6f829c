import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addDialogLayer } from '../kit/layer/dialogLayers.ts'
import { useModalElement } from '../ui/useModalElement.ts'

type Props = {
  /** Prerendered dialog of the HTML document, complete with title and close button. */
  element: HTMLDialogElement
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  isTop: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Shows React content in a dialog that the HTML document contained, and that may have been open
 * since before hydration.
 */
export function TakenDialog({ element, title, closeLabel, isTop, onClose, children }: Props) {
  const dialog = useRef(element)
  useModalElement(dialog, { isTop, onClose, onShown: addDialogLayer })
  useEffect(() => {
    // From now on `useModalElement` closes the dialog, and the inline script no longer does.
    element.setAttribute('data-taken', '')
  }, [element])
  useEffect(() => {
    // The title and the close button belong to the document, so React does not translate them.
    const heading = element.querySelector('h2')
    if (heading) heading.textContent = title
    element.querySelector('[data-cross]')?.setAttribute('aria-label', closeLabel)
  }, [element, title, closeLabel])
  const body = element.querySelector('[data-dialog-body]')
  return body && createPortal(children, body)
}
