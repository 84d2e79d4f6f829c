/** Opens and closes the dialog that the document carries, as the history entry says. */
export const showDocumentDialogs = (): void =>
  // Set by scripts/inline/dialogs.js.
  (globalThis as { porticoShowDialogs?: () => void }).porticoShowDialogs?.()

/** The open dialog that came with the document; undefined for all others. */
export const findDocumentDialog = (name: string): HTMLDialogElement | undefined =>
  document.querySelector<HTMLDialogElement>(`dialog[data-dialog="${CSS.escape(name)}"]`) ??
  undefined

/** Place of the content in the open dialog that came with the document. */
export const findDocumentDialogBody = (): Element | undefined =>
  document.querySelector('dialog[data-dialog] [data-dialog-body]') ?? undefined
