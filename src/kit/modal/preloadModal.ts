import type { ModalName } from '../../modals.ts'

let load: (name: ModalName) => void = () => {}

/** Says how a dialog's code is fetched. Called once, by who knows all dialogs. */
export function setModalLoader(loader: (name: ModalName) => void): void {
  load = loader
}

/** Fetches a dialog's code ahead of its opening, on a hover or in an idle moment. */
export const preloadModal = (name: ModalName): void => load(name)
