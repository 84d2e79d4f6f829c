import type { DialogData } from './dialogData.ts'

/**
 * Names of dialogs with the type of their data. The dialogs of `kit` are listed here;
 * `src/modals.ts` adds the product's, so that `kit` refers to no screen.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended.
export interface ModalTable {
  /** Dialog helper: messages, confirmations and loaders. */
  dialog: DialogData
  /** A window that the browser has blocked, with a link to open it. */
  blockedWindow: { url: string }
}

export type ModalName = keyof ModalTable
export type ModalData<Name extends ModalName> = ModalTable[Name]

/** A dialog with its data, as stored in the browser's history. */
export type Modal = { [Name in ModalName]: { name: Name } & ModalTable[Name] }[ModalName]
