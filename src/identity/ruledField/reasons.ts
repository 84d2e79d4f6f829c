import type { ValueReason } from '../../lib/registration/valueSteps.ts'

/** Why a field is not accepted; those of a value, and those that the server alone can tell. */
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
  'phone',
  'email',
])

/** A validator's message that is one of ours. */
export function isReason(message: unknown): message is Reason {
  return typeof message === 'string' && reasons.has(message)
}
