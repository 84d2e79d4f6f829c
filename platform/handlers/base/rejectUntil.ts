import { FaultError } from '../../server/faultError.ts'

/**
 * Rejects an attempt that came too early, before it is checked.
 * @param wait milliseconds; sent in seconds as `Retry-After`.
 * @throws {FaultError}
 */
export function rejectUntil(
  wait: number,
  code: 'TOO_MANY_REQUESTS' | 'OPERATOR_LOCKED' = 'TOO_MANY_REQUESTS',
): never {
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  throw new FaultError(code, undefined, { 'Retry-After': String(seconds) })
}
