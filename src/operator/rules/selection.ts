import { create } from 'zustand'

type Selection = {
  /** Name of the field whose details are open. */
  open: string | null
  /**
   * Id of the control to focus once the details are rendered. An empty id focuses the heading of
   * the details; null leaves the focus unchanged.
   */
  focus: string | null
}

/** Field whose details are open; a link to a problem can set it from any component. */
export const useSelection = create<Selection>(() => ({ open: null, focus: null }))

export function openField(name: string, focus: string | null = null): void {
  useSelection.setState({ open: name, focus })
}

export const closeField = (): void => useSelection.setState({ open: null, focus: null })

export const noteFocused = (): void => useSelection.setState({ focus: null })
