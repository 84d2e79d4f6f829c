import { create } from 'zustand'

type Selection = {
  /** The field whose details are open. */
  open: string | null
  /** Where the focus goes once the details are there: a control's id, or their heading. */
  focus: string | null
}

/** Which field's details are open; a link to a problem opens them from anywhere. */
export const useSelection = create<Selection>(() => ({ open: null, focus: null }))

export function openField(name: string, focus: string | null = null): void {
  useSelection.setState({ open: name, focus })
}

export const closeField = (): void => useSelection.setState({ open: null, focus: null })

export const noteFocused = (): void => useSelection.setState({ focus: null })
