import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf } from '../../api/failure.ts'
import {
  type IdentityStatus,
  identityQuery,
} from '../../identity/identityCheck/identity.queries.ts'

/**
 * Submits a step once. The cached identity status then shows the step under review.
 * @param onSent called before the update, while the form is still mounted.
 */
export function useSubmitStep<Body>(
  send: (body: Body) => Promise<IdentityStatus>,
  onSent: () => void,
) {
  const client = useQueryClient()
  // This is a ref, because a second click can come before the first one causes a render.
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
      // The step was probably submitted in another tab; the refetched status shows its state.
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
