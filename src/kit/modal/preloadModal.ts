import type { ModalName } from './modalTable.ts'

let load: (name: ModalName) => Promise<void> = () => Promise.resolve()

/** Sets the loader for the code of dialogs. Called once, by the module that lists all dialogs. */
export function setModalLoader(loader: (name: ModalName) => Promise<void>): void {
  load = loader
}

/**
 * Fetches the code and texts of a dialog ahead of its opening, on hover or in an idle moment.
 *
 * @returns resolves when they are loaded or failed to load; opening the dialog shows the failure.
 */
export const preloadModal = (name: ModalName): Promise<void> => load(name).catch(() => {})
