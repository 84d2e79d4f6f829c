import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'

type Options<Answer> = {
  onDone: (answer: Answer) => void
  onError: (error: unknown) => void
}

/**
 * Sends a form that must count once: a second press while it runs does nothing, and the same words
 * after a lost answer go under the same key.
 */
export function useSendForm<Body, Answer>(
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
  { onDone, onError }: Options<Answer>,
) {
  const attempt = useRef<{ text: string; key: string }>(undefined)
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: (body: Body) => {
      const text = JSON.stringify(body)
      if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      return send(body, attempt.current.key)
    },
    meta: { showsFailure: true },
    onSuccess: (answer) => {
      attempt.current = undefined
      onDone(answer)
    },
    onError: (error) => {
      if (!isUndecided(failureOf(error))) attempt.current = undefined
      onError(error)
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    isBusy: mutation.isPending,
    error: mutation.error ?? undefined,
    send: (body: Body) => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(body)
    },
  }
}
