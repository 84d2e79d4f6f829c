import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { write } from '../../api/write.ts'
import { methodsQuery } from './deposit.queries.ts'

/** Why a CPF was not taken: a text of `deposits.payer`. */
type PayerProblem = 'invalid'

const problems: Readonly<Record<string, PayerProblem>> = {
  CPF_INVALID: 'invalid',
}

/** What is wrong with the CPF itself; undefined for any other failure. */
export function payerProblem(error: unknown): PayerProblem | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? problems[failure.code] : undefined
}

/** Tells the platform whose account pays; the methods know it from then on. */
export function useSetPayer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (number: string) =>
      write('PUT /wps/deposits/payer', { body: { document: 'CPF', number } }),
    meta: { showsFailure: true },
    onSuccess: (payer) => {
      client.setQueryData(methodsQuery().queryKey, (known) => known && { ...known, payer })
    },
    onError: (error) => {
      // Another one was told meanwhile: the methods say which.
      if (payerProblem(error) === undefined) {
        void client.invalidateQueries({ queryKey: methodsQuery().queryKey })
      }
    },
  })
}
