/**
 * Validation of the transaction password. A member enters this password to confirm every movement
 * of money out of the main wallet.
 */

export type TransactionPasswordProblem = 'missing' | 'digits' | 'weak'

/** True for easily guessed digits: all equal, or an ascending or descending sequence. */
const isWeak = (digits: string): boolean =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits)

/**
 * Problem of a new transaction password: it must have six digits and be hard to guess. Undefined
 * for a valid password.
 */
export function problemOfNew(password: string): TransactionPasswordProblem | undefined {
  if (password === '') return 'missing'
  if (!/^[0-9]{6}$/.test(password)) return 'digits'
  return isWeak(password) ? 'weak' : undefined
}

/**
 * Problem of a typed transaction password without six digits; undefined for six digits. The server
 * then checks the password.
 */
export function problemOfTyped(password: string): TransactionPasswordProblem | undefined {
  if (password === '') return 'missing'
  return /^[0-9]{6}$/.test(password) ? undefined : 'digits'
}
