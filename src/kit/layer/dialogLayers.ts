import { create } from 'zustand'

/**
 * Open dialogs above the page, the topmost last. Elements outside the topmost dialog are inert and
 * drawn below it, so floating elements must be rendered inside that dialog.
 */
const useLayers = create<{ layers: readonly HTMLElement[] }>(() => ({ layers: [] }))

/**
 * Adds a dialog above the page and all other dialogs.
 * @returns a function that removes the dialog
 */
export function addDialogLayer(dialog: HTMLElement): () => void {
  useLayers.setState(({ layers }) => ({ layers: [...layers, dialog] }))
  return () => {
    useLayers.setState(({ layers }) => ({ layers: layers.filter((layer) => layer !== dialog) }))
  }
}

/** Element into which floating content must be rendered; undefined while no dialog is open. */
export const useTopLayer = (): HTMLElement | undefined => useLayers(({ layers }) => layers.at(-1))

/** Dialog at this index, counted from the bottom; undefined if fewer are open. */
export const useLayerAt = (count: number): HTMLElement | undefined =>
  useLayers(({ layers }) => layers[count])
