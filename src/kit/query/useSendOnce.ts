import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf, isUndecided } from '../../api/failure.ts'

type Options<Answer> = {
  send: (idempotencyKey: string) => Promise<Answer>
  onDone: (answer: Answer) => void
  /**
   * Called after success and failure, to refetch changed data. Until its promise settles, further
   * calls send nothing.
   */
  onSettled: () => Promise<unknown>
}

/**
 * Sends a request that must take effect once. A second call while it runs does nothing, and a call
 * after a lost response sends the same idempotency key.
 */
export function useSendOnce<Answer>({ send, onDone, onSettled }: Options<Answer>) {
  const key = useRef<string>(undefined)
  const isRunning = useRef(false)
  const mutation = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID()
      return send(key.current)
    },
    onSuccess: (answer) => {
      key.current = undefined
      onDone(answer)
    },
    onError: (error) => {
      if (!isUndecided(failureOf(error))) key.current = undefined
    },
    onSettled: async () => {
      try {
        await onSettled()
      } finally {
        isRunning.current = false
      }
    },
  })
  return {
    isSending: mutation.isPending,
    send: () => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate()
    },
  }
}
