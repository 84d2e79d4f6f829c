/** Why a field is not accepted; the same reasons as the server's, and some that only a page has. */
export type Reason =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  | 'mismatch'
  | 'wrong'
  | 'expired'
  | 'taken'
  | 'underAge'
  | 'option'
  | 'common'
  | 'date'
  | 'number'
  | 'phone'
  | 'email'

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
