import type { ModalName } from './modalTable.ts'
import { preloadModal } from './preloadModal.ts'

/**
 * Props of a button that opens a dialog without data. The code of the dialog is preloaded on hover,
 * press or focus. A prerendered dialog opens even before the page is hydrated.
 */
export function openingOf<Name extends ModalName>(name: Name) {
  const fetchAhead = () => void preloadModal(name)
  return {
    'data-opens': name,
    onPointerEnter: fetchAhead,
    onPointerDown: fetchAhead,
    onFocus: fetchAhead,
  }
}
