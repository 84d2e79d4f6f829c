import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { finishSuccess } from './finishSuccess.ts'

/**
 * Does something that must count once, with what is given: a second press while it runs does nothing,
 * and the same words after a lost answer go under the same key.
 *
 * @param act makes the call.
 * @param onDone may return a promise, such as of what is read again: the action runs until it
 *   settles, so that nothing is pressed twice which is about to go away. What goes wrong there is
 *   no failure of the action.
 */
export function useKeyedAction<Input, Answer>(
  act: (input: Input, idempotencyKey: string) => Promise<Answer>,
  onDone: (answer: Answer) => unknown,
  onError?: (error: unknown) => void,
) {
  const attempt = useRef<{ words: string | undefined; key: string }>(undefined)
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      const words = JSON.stringify(input)
      if (!attempt.current || attempt.current.words !== words) {
        attempt.current = { words, key: crypto.randomUUID() }
      }
      return act(input, attempt.current.key)
    },
    meta: { showsFailure: true },
    onSuccess: (answer) => {
      attempt.current = undefined
      return finishSuccess(() => onDone(answer))
    },
    onError: (error) => {
      if (!isUndecided(failureOf(error))) attempt.current = undefined
      onError?.(error)
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
