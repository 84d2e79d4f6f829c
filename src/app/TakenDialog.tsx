import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addDialogLayer } from '../kit/layer/dialogLayers.ts'
import { useModalElement } from '../ui/useModalElement.ts'

type Props = {
  /** Dialog element of the document, which already has a title and a close button. */
  element: HTMLDialogElement
  isTop: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * Takes over a dialog that came with the document and may have been open for long, with React
 * content.
 */
export function TakenDialog({ element, isTop, onClose, children }: Props) {
  const dialog = useRef(element)
  useModalElement(dialog, { isTop, onClose, onShown: addDialogLayer })
  useEffect(() => {
    // From now on the inline script leaves closing to the handlers above.
    element.setAttribute('data-taken', '')
  }, [element])
  const body = element.querySelector('[data-dialog-body]')
  return body && createPortal(children, body)
}
