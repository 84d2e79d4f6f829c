import type { ModalName } from './modalTable.ts'

let load: (name: ModalName) => Promise<void> = () => Promise.resolve()

/** Says how what a dialog needs is fetched. Called once, by who knows all dialogs. */
export function setModalLoader(loader: (name: ModalName) => Promise<void>): void {
  load = loader
}

/**
 * Fetches a dialog's code and texts ahead of its opening, on a hover or in an idle moment.
 *
 * @returns when they are there, or did not come: opening it tells.
 */
export const preloadModal = (name: ModalName): Promise<void> => load(name).catch(() => {})
