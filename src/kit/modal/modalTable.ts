import type { DialogData } from './dialogData.ts'

/**
 * Data of each dialog by its name. `kit` lists only its own dialogs; `src/modals.ts` adds those of
 * the product, so that `kit` depends on no screen.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended.
export interface ModalTable {
  /** Plain dialog with a message, a confirmation or a loading indicator. */
  dialog: DialogData
  /** Link to a window that the browser blocked. */
  blockedWindow: { url: string }
}

export type ModalName = keyof ModalTable
export type ModalData<Name extends ModalName> = ModalTable[Name]

/** Dialog and its data, as stored in the browser's history. */
export type Modal = { [Name in ModalName]: { name: Name } & ModalTable[Name] }[ModalName]
