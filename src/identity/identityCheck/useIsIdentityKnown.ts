import { useIdentity } from './useIdentity.ts'

/**
 * True once the identity check has loaded or failed for the first time, so that its notice can be
 * shown.
 */
export function useIsIdentityKnown(): boolean {
  const { isPending, failureCount } = useIdentity()
  return !isPending || failureCount > 0
}
