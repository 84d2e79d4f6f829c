import { type Fault, fault } from '../server/handler.ts'

/**
 * Rejects an attempt that came too early, before it is checked.
 * @param wait milliseconds; the answer tells them in seconds as `Retry-After`.
 */
export const rejectUntil = (
  wait: number,
  code: 'TOO_MANY_REQUESTS' | 'OPERATOR_LOCKED' = 'TOO_MANY_REQUESTS',
): Fault => fault(code, undefined, { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) })
