import type { ModalName } from './modalTable.ts'
import { preloadModal } from './preloadModal.ts'

/**
 * For a button that opens a dialog without further data: its code is fetched once somebody is about
 * to press, and the dialog that the document carries opens even before the page can answer.
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
