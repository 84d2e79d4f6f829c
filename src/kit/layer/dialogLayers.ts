import { create } from 'zustand'

/**
 * The dialogs that lie above the page, the topmost last. The browser lets nobody use what is not
 * within the topmost, and draws it below: what shall float above has to lie within it.
 */
const useLayers = create<{ layers: readonly HTMLElement[] }>(() => ({ layers: [] }))

/** A dialog lies above the page and all that was there. @returns called when it is gone. */
export function addDialogLayer(dialog: HTMLElement): () => void {
  useLayers.setState(({ layers }) => ({ layers: [...layers, dialog] }))
  return () => {
    useLayers.setState(({ layers }) => ({ layers: layers.filter((layer) => layer !== dialog) }))
  }
}

/** What is shown above everything has to lie in it; undefined while that is the page. */
export const useTopLayer = (): HTMLElement | undefined => useLayers(({ layers }) => layers.at(-1))

/** The dialog below which `count` others lie. */
export const useLayerAt = (count: number): HTMLElement | undefined =>
  useLayers(({ layers }) => layers[count])
