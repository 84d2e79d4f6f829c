import type { ValueReason } from '../../lib/registration/valueSteps.ts'

/**
 * Reason why a field is rejected. Reasons that are not part of `ValueReason` come from the server.
 */
export type Reason = ValueReason | 'wrong' | 'expired' | 'taken' | 'common' | 'email'

const reasons: ReadonlySet<string> = new Set<Reason>([
  'required',
  'tooShort',
  'tooLong',
  'pattern',
  'mismatch',
  'wrong',
  'expired',
  'taken',
  'underAge',
  'characters',
  'option',
  'common',
  'date',
  'number',
  'cpf',
  'phone',
  'email',
])

/** True if a validation message is a {@link Reason}. */
export function isReason(message: unknown): message is Reason {
  return typeof message === 'string' && reasons.has(message)
}
