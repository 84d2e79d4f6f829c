/** The transaction password, which confirms every movement of money out of the main wallet. */

export type TransactionPasswordProblem = 'missing' | 'digits' | 'weak'

/** True if somebody would guess it first: all digits alike, or up or down in a row. */
const isWeak = (digits: string): boolean =>
  /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '09876543210'.includes(digits)

/** What is wrong with a new transaction password; undefined when nothing is. It has six digits. */
export function problemOfNew(password: string): TransactionPasswordProblem | undefined {
  if (password === '') return 'missing'
  if (!/^[0-9]{6}$/.test(password)) return 'digits'
  return isWeak(password) ? 'weak' : undefined
}

/** What is wrong with the form of a transaction password that is to be checked by the server. */
export function problemOfTyped(password: string): TransactionPasswordProblem | undefined {
  if (password === '') return 'missing'
  return /^[0-9]{6}$/.test(password) ? undefined : 'digits'
}
