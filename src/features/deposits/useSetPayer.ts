import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { write } from '../../api/write.ts'
import { methodsQuery } from './deposit.queries.ts'

/** Problem of a CPF: a message key under `deposits.payer`. */
type PayerProblem = 'invalid'

const problems: Readonly<Record<string, PayerProblem>> = {
  CPF_INVALID: 'invalid',
}

/** Problem of the CPF itself; undefined for any other failure. */
export function payerProblem(error: unknown): PayerProblem | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? problems[failure.code] : undefined
}

/** Sends the CPF of the paying account and adds it to the cached deposit methods. */
export function useSetPayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (number: string) =>
      write('PUT /wps/deposits/payer', { body: { document: 'CPF', number } }),
    meta: { showsFailure: true },
    onSuccess: (payer) => {
      client.setQueryData(
        methodsQuery().queryKey,
        (cachedMethods) => cachedMethods && { ...cachedMethods, payer },
      )
    },
    onError: (error) => {
      // Another request may have stored a CPF meanwhile; the refetched methods contain it.
      if (payerProblem(error) === undefined) {
        void client.invalidateQueries({ queryKey: methodsQuery().queryKey })
      }
    },
  })
}
