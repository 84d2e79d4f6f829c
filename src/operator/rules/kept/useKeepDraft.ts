import { useEffect } from 'react'
import { useOperatorSession } from '../../session/operatorSession.ts'
import { hasChanges, useEditor } from '../editorStore.ts'
import { dropKeptDraft, keepDraft } from './keptDraft.ts'

/** Milliseconds after a change until the draft is kept; leaving the page does not wait. */
const pause = 500

/** Keeps the draft in this browser for its operator, so that neither a reload nor a crash costs it. */
export function useKeepDraft(): void {
  const operator = useOperatorSession(({ signed }) => signed?.operator)
  useEffect(() => {
    if (operator === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      const state = useEditor.getState()
      if (state.base === null) return
      const { base, draft, note } = state
      if (hasChanges(state)) {
        keepDraft(operator, { savedAt: new Date().toISOString(), base, draft, note })
      } else dropKeptDraft(operator)
    }
    const stop = useEditor.subscribe((state, before) => {
      if (state.draft === before.draft && state.note === before.note) return
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    })
    const keepNow = () => {
      if (timer !== undefined) keep()
    }
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      keepNow()
      stop()
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [operator])
}
