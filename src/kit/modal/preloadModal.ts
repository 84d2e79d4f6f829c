import type { ModalName } from './modalTable.ts'

let load: (name: ModalName) => Promise<void> = () => Promise.resolve()

/** Sets the loader of dialogs' code. Called once, by the module that lists all dialogs. */
export function setModalLoader(loader: (name: ModalName) => Promise<void>): void {
  load = loader
}

/**
 * Loads the code and texts of a dialog ahead of its opening, on hover or in an idle moment.
 * @returns a promise that never rejects. If the load fails, the failure is shown when the dialog
 * opens.
 */
export const preloadModal = (name: ModalName): Promise<void> => load(name).catch(() => {})
