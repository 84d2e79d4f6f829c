import type { QueryClient } from '@tanstack/react-query'
import { failureOf } from '../../../../api/failure.ts'
import { securityQuery } from '../../../../money/transactionPassword/useHasTransactionPassword.ts'

/** Refetches the security state after a change of a protection. */
export const refetchSecurity = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [securityQuery().queryKey[0]] })

/** Code of a rejection; undefined for any other failure. */
export function codeOf(error: unknown): string | undefined {
  const failure = failureOf(error)
  return failure.kind === 'rejected' ? failure.code : undefined
}
