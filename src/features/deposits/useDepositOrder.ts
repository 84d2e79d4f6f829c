import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { failureOf } from '../../api/failure.ts'
import type { Input } from '../../api/operations.ts'
import { write } from '../../api/write.ts'
import { identityQuery } from '../../identity/identityCheck/identity.queries.ts'
import { useMoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { useOpenDeposit } from './DepositLink.tsx'
import { depositQuery, methodsQuery, refetchAfterDeposit } from './deposit.queries.ts'
import { useSetPayer } from './useSetPayer.ts'

type DepositRequest = Input<'POST /wps/deposits'>['body']

/** True if an order was rejected because of a limit that the member has set. */
export function isOwnLimitReached(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected' && failure.code === 'PLAYER_LIMIT_REACHED'
}

/** Sends the payer's CPF if the platform lacks it, creates the order and opens the order's page. */
export function useDepositOrder() {
  const client = useQueryClient()
  const open = useOpenDeposit()
  const payer = useSetPayer()
  const isRunning = useRef(false)
  const request = useMoneyRequest({
    form: 'deposit',
    send: (body: DepositRequest, idempotencyKey) =>
      write('POST /wps/deposits', { body }, { idempotencyKey }),
    onDone: (deposit) => {
      client.setQueryData(depositQuery(deposit.depositId).queryKey, deposit)
      open(deposit.depositId)
      return refetchAfterDeposit(client)
    },
  })
  const send = async (body: DepositRequest, cpf: string | undefined) => {
    if (cpf !== undefined) await payer.mutateAsync(cpf)
    await request.submit(body)
    // If the order was rejected, the cached deposit methods and identity data may be stale.
    void client.invalidateQueries({ queryKey: methodsQuery().queryKey })
    void client.invalidateQueries({ queryKey: identityQuery().queryKey })
  }
  return {
    request,
    payerError: payer.error ?? undefined,
    isBusy: payer.isPending || request.isSending,
    order: async (body: DepositRequest, cpf: string | undefined) => {
      if (isRunning.current) return
      isRunning.current = true
      try {
        await send(body, cpf)
      } catch {
        // The form shows a rejection of the CPF through `payerError`.
      } finally {
        isRunning.current = false
      }
    },
  }
}
