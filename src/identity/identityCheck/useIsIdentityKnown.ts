import { useIdentity } from './useIdentity.ts'

/** True once the check has answered, or failed a first time: what is said of it can be shown. */
export function useIsIdentityKnown(): boolean {
  const { isPending, failureCount } = useIdentity()
  return !isPending || failureCount > 0
}
