import { useEffect } from 'react'
import { useOperatorSession } from '../../session/operatorSession.ts'
import { hasChanges, useEditor } from '../editorStore.ts'
import { dropKeptDraft, keepDraft } from './keptDraft.ts'

/** Milliseconds between a change and its storage; leaving the page stores it at once. */
const pause = 500

/**
 * Stores the draft in this browser for its operator, so that neither a reload nor a crash loses it.
 */
export function useKeepDraft(): void {
  const operator = useOperatorSession(({ signedIn }) => signedIn?.operator)
  useEffect(() => {
    if (operator === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = (state = useEditor.getState()) => {
      clearTimeout(timer)
      timer = undefined
      if (state.base === null) return
      const { base, draft, note } = state
      if (hasChanges(state)) {
        keepDraft(operator, { savedAt: new Date().toISOString(), base, draft, note })
      } else dropKeptDraft(operator)
    }
    const stop = useEditor.subscribe((state, before) => {
      if (state.draft === before.draft && state.note === before.note) return
      clearTimeout(timer)
      // Signing out empties the editor; the last draft is stored for the next sign-in.
      if (state.base === null) keep(before)
      else timer = setTimeout(() => keep(), pause)
    })
    const keepNow = () => {
      if (timer !== undefined) keep()
    }
    window.addEventListener('pagehide', keepNow)
    // In the capture phase, `keepNow` runs before the handler that warns about unsaved data.
    window.addEventListener('beforeunload', keepNow, { capture: true })
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      keepNow()
      stop()
      window.removeEventListener('pagehide', keepNow)
      window.removeEventListener('beforeunload', keepNow, { capture: true })
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [operator])
}
