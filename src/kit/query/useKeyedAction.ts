import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'
import { finishSuccess } from './finishSuccess.ts'

/**
 * Action that must take effect once. A second call while it runs does nothing. The same input after
 * a lost response is sent with the same idempotency key.
 * @param act sends the request.
 * @param onDone may return a promise, for example of a refetch. The action stays busy until this
 * promise settles. A rejection does not fail the action.
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
    /** Error for `FailureNotice`; undefined if there is none. */
    error: mutation.error ?? undefined,
    run: (input: Input) => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(input)
    },
  }
}
