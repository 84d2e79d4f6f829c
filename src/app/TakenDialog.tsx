import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addDialogLayer } from '../kit/layer/dialogLayers.ts'
import { useModalElement } from '../ui/useModalElement.ts'

type Props = {
  /** It has its title and its cross already. */
  element: HTMLDialogElement
  isTop: boolean
  onClose: () => void
  children: ReactNode
}

/** The dialog that came with the document and may be open for long, from now on with this content. */
export function TakenDialog({ element, isTop, onClose, children }: Props) {
  const dialog = useRef(element)
  useModalElement(dialog, { isTop, onClose, onShown: addDialogLayer })
  useEffect(() => {
    // The inline script leaves its ends to what was just made to follow them.
    element.setAttribute('data-taken', '')
  }, [element])
  const body = element.querySelector('[data-dialog-body]')
  return body && createPortal(children, body)
}
