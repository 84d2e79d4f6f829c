import type { DialogData } from './dialogData.ts'

/**
 * Dialogs by their names, each with its plain data. Those of kit stand here; `src/modals.ts` adds
 * the product's, so that kit names no screen.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
export interface ModalTable {
  /** The dialog helper: whatever is to be told, confirmed or waited for. */
  dialog: DialogData
  /** A window that the browser did not let open, to be opened by hand. */
  blockedWindow: { url: string }
}

export type ModalName = keyof ModalTable
export type ModalData<Name extends ModalName> = ModalTable[Name]

/** A dialog with its data, as the browser's history keeps it. */
export type Modal = { [Name in ModalName]: { name: Name } & ModalTable[Name] }[ModalName]
