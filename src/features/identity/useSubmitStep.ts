import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf } from '../../api/failure.ts'
import {
  type IdentityStatus,
  identityQuery,
} from '../../identity/identityCheck/identity.queries.ts'

/**
 * Sends a step once; the page then shows it under review.
 * @param onSent runs before that, while the form is still there.
 */
export function useSubmitStep<Body>(
  send: (body: Body) => Promise<IdentityStatus>,
  onSent: () => void,
) {
  const client = useQueryClient()
  // A second press comes before the first has been rendered.
  const isSending = useRef(false)
  const mutation = useMutation({
    mutationFn: send,
    meta: { showsFailure: true },
    onSuccess: (status) => {
      onSent()
      client.setQueryData(identityQuery().queryKey, status)
    },
    onError: (error) => {
      const failure = failureOf(error)
      // Another tab has sent it: the status says how it stands.
      if (failure.kind === 'rejected' && failure.code === 'NOT_POSSIBLE_NOW') {
        void client.invalidateQueries({ queryKey: identityQuery().queryKey })
      }
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    submit: (body: Body) => {
      if (isSending.current) return
      isSending.current = true
      mutation.mutate(body)
    },
    isBusy: mutation.isPending,
    error: mutation.error ?? undefined,
  }
}
