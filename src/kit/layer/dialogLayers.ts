import { create } from 'zustand'

/**
 * Open dialogs above the page, the topmost last. The browser makes everything outside the topmost
 * dialog inert and draws it below, so floating elements must be rendered inside that dialog.
 */
const useLayers = create<{ layers: readonly HTMLElement[] }>(() => ({ layers: [] }))

/**
 * Adds a dialog above the page and all other dialogs.
 * @returns removes it again, when it closes.
 */
export function addDialogLayer(dialog: HTMLElement): () => void {
  useLayers.setState(({ layers }) => ({ layers: [...layers, dialog] }))
  return () => {
    useLayers.setState(({ layers }) => ({ layers: layers.filter((layer) => layer !== dialog) }))
  }
}

/** Element that floating content must be rendered into; undefined while no dialog is open. */
export const useTopLayer = (): HTMLElement | undefined => useLayers(({ layers }) => layers.at(-1))

/** The dialog at this index, counted from the lowest. */
export const useLayerAt = (count: number): HTMLElement | undefined =>
  useLayers(({ layers }) => layers[count])
