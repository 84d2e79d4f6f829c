/** Opens or closes the prerendered dialogs as the current history entry requires. */
export const showDocumentDialogs = (): void =>
  // Defined in scripts/inline/dialogs.js.
  (globalThis as { porticoShowDialogs?: () => void }).porticoShowDialogs?.()

/** Open dialog that is part of the prerendered document; undefined for any other dialog. */
export const findDocumentDialog = (name: string): HTMLDialogElement | undefined =>
  document.querySelector<HTMLDialogElement>(`dialog[data-dialog="${CSS.escape(name)}"]`) ??
  undefined

/** Body of the open dialog that is part of the prerendered document. */
export const findDocumentDialogBody = (): Element | undefined =>
  document.querySelector('dialog[data-dialog] [data-dialog-body]') ?? undefined
