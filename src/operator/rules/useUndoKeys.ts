import { useEffect } from 'react'
import { redo, undo } from './editorStore.ts'

/** Controls with their own undo of typed text. */
const typedIn = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Handles Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) outside of inputs; with Cmd on macOS. */
export function useUndoKeys(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      if (key !== 'z' && key !== 'y') return
      if (event.target instanceof Element && event.target.matches(typedIn)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
