import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { create } from 'zustand'
import { write } from '../../../api/write.ts'
import { toDraft } from '../draft.ts'
import { hasChanges, noteCheck, useEditor } from '../editorStore.ts'
import { countPending } from '../problems.ts'
import { noteRejection } from '../rules.queries.ts'
import { useSelection } from '../selection.ts'

/** `blocked`: an input that wants a number holds none, so nothing can be asked. */
type CheckState = { phase: 'idle' | 'waiting' | 'running' | 'blocked' | 'failed'; error: unknown }

/** How far the check of the draft is. */
export const useCheckState = create<CheckState>(() => ({ phase: 'idle', error: null }))

const note = (phase: CheckState['phase'], error: unknown = null) =>
  useCheckState.setState({ phase, error })

/** Milliseconds after the last change until the server is asked. */
const pause = 600

/** How the check of a draft ended. */
export type CheckOutcome = 'checked' | 'refused' | 'blocked' | 'overtaken' | 'failed'

/** Asks the server about the draft as it stands; an older question that still waits is given up. */
export function useCheckNow(): () => Promise<CheckOutcome> {
  const running = useRef<AbortController>(undefined)
  const { mutateAsync } = useMutation({
    mutationFn: ({
      body,
      signal,
    }: {
      body: NonNullable<ReturnType<typeof toDraft>>
      signal: AbortSignal
    }) => write('POST /ops/registration-rules/check', { body }, { signal }),
  })
  return useCallback(async () => {
    running.current?.abort()
    const { draft: sent, note: why } = useEditor.getState()
    const body = toDraft(sent, why)
    if (body === undefined) {
      note('blocked')
      return 'blocked'
    }
    const controller = new AbortController()
    running.current = controller
    note('running')
    try {
      noteCheck(sent, await mutateAsync({ body, signal: controller.signal }))
      if (controller.signal.aborted) return 'overtaken'
      note('idle')
      return 'checked'
    } catch (error) {
      if (controller.signal.aborted) return 'overtaken'
      if (noteRejection(sent, error)) {
        note('idle')
        return 'refused'
      }
      note('failed', error)
      return 'failed'
    }
  }, [mutateAsync])
}

/**
 * Asks the server about the draft a moment after each change, when details are opened, and again
 * and again while it is checking patterns of the draft.
 */
export function useAutoCheck(checkNow: () => Promise<CheckOutcome>): void {
  const draft = useEditor((state) => state.draft)
  const problems = useEditor((state) => state.problems)
  const sent = useEditor((state) => state.check?.sentRules)
  const isWanted = useSelection(({ open }) => open !== null) || sent !== undefined
  const isDue = sent !== draft && (isWanted || hasChanges(useEditor.getState()))
  useEffect(() => {
    // Each draft is asked about once: named here, since the pause begins again with each.
    if (!isDue || draft.fields.length === 0) return
    note('waiting')
    const timer = setTimeout(() => void checkNow(), pause)
    return () => clearTimeout(timer)
  }, [draft, isDue, checkNow])
  useEffect(() => {
    // Each answer brings new problems, and so the next question as long as one of them is pending.
    if (isDue || countPending(problems) === 0) return
    const timer = setTimeout(() => void checkNow(), pause)
    return () => clearTimeout(timer)
  }, [problems, isDue, checkNow])
}
