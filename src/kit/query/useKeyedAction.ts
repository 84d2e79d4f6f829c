import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'

/**
 * Does something that must count once, with what is given: a second press while it runs does nothing,
 * and one after a lost answer asks under the same key.
 *
 * @param act makes the call.
 */
export function useKeyedAction<Input, Answer>(
  act: (input: Input, idempotencyKey: string) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const key = useRef<string>(undefined)
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      key.current ??= crypto.randomUUID()
      return act(input, key.current)
    },
    meta: { showsFailure: true },
    onSuccess: (answer) => {
      key.current = undefined
      onDone(answer)
    },
    onError: (error) => {
      if (!isUndecided(failureOf(error))) key.current = undefined
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    isBusy: mutation.isPending,
    /** For `FailureNotice`; undefined while nothing went wrong. */
    error: mutation.error ?? undefined,
    run: (input: Input) => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input)
    },
  }
}
