import { useIdentity } from './useIdentity.ts'

/**
 * True once the first request for the identity check has succeeded or failed, so that its notice
 * can be shown.
 */
export function useIsIdentityKnown(): boolean {
  const { isPending, failureCount } = useIdentity()
  return !isPending || failureCount > 0
}
