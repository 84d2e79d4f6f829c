import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { create } from 'zustand'
import { write } from '../../../api/write.ts'
import { toDraft } from '../draft.ts'
import { hasChanges, noteCheck, useEditor } from '../editorStore.ts'
import { countPending } from '../problems.ts'
import { noteRejection } from '../rules.queries.ts'
import { useSelection } from '../selection.ts'

/** `blocked`: a number input contains no number, so the draft cannot be sent. */
type CheckState = { phase: 'idle' | 'waiting' | 'running' | 'blocked' | 'failed'; error: unknown }

export const useCheckState = create<CheckState>(() => ({ phase: 'idle', error: null }))

const note = (phase: CheckState['phase'], error: unknown = null) =>
  useCheckState.setState({ phase, error })

/** Milliseconds between the last change and the check. */
const pause = 600

/**
 * `refused`: the server rejected the draft. `blocked`: the draft was not sent. `overtaken`: a newer
 * check was started.
 */
export type CheckOutcome = 'checked' | 'refused' | 'blocked' | 'overtaken' | 'failed'

/**
 * Returns a function that checks the current draft on the server; a pending older check is aborted.
 */
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
 * Checks the draft on the server shortly after each change, and when a field's details are opened.
 * The check is repeated while the server is still examining patterns.
 */
export function useAutoCheck(checkNow: () => Promise<CheckOutcome>): void {
  const draft = useEditor((state) => state.draft)
  const problems = useEditor((state) => state.problems)
  const sent = useEditor((state) => state.check?.sentRules)
  const isWanted = useSelection(({ open }) => open !== null) || sent !== undefined
  const isDue = sent !== draft && (isWanted || hasChanges(useEditor.getState()))
  useEffect(() => {
    // Each change of the draft restarts the delay, since `draft` is a dependency.
    if (!isDue || draft.fields.length === 0) return
    note('waiting')
    const timer = setTimeout(() => void checkNow(), pause)
    return () => clearTimeout(timer)
  }, [draft, isDue, checkNow])
  useEffect(() => {
    // Each response sets new `problems`, so the check is repeated while any of them is pending.
    if (isDue || countPending(problems) === 0) return
    const timer = setTimeout(() => void checkNow(), pause)
    return () => clearTimeout(timer)
  }, [problems, isDue, checkNow])
}
