/** Opens and closes the prerendered dialog, following the history entry. */
export const showDocumentDialogs = (): void =>
  // Set by scripts/inline/dialogs.js.
  (globalThis as { porticoShowDialogs?: () => void }).porticoShowDialogs?.()

/** The open dialog that the document contained; undefined for all others. */
export const findDocumentDialog = (name: string): HTMLDialogElement | undefined =>
  document.querySelector<HTMLDialogElement>(`dialog[data-dialog="${CSS.escape(name)}"]`) ??
  undefined

/** Body element of the open dialog that the document contained. */
export const findDocumentDialogBody = (): Element | undefined =>
  document.querySelector('dialog[data-dialog] [data-dialog-body]') ?? undefined
