/**
 * Problems reported by the emulated phone-authentication service, with the usual codes of such
 * services.
 */
export type PhoneProblem =
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'too-many-requests'
  | 'internal-error'
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'captcha-check-failed'
  | 'quota-exceeded'
  | 'operation-not-allowed'
  | 'code-expired'
  | 'popup-closed-by-user'

/** Problems that a phone number provokes, by its last four digits. */
const problemByEnding: Readonly<Record<string, PhoneProblem>> = {
  '0021': 'too-many-requests',
  '0022': 'invalid-phone-number',
  '0023': 'operation-not-allowed',
  '0025': 'internal-error',
  '0026': 'quota-exceeded',
  '0027': 'captcha-check-failed',
}

/**
 * Result that a phone number provokes when it requests a code: a problem, or a code that is valid
 * for `lifetime` milliseconds.
 */
export function provokePhone(number: string): { problem?: PhoneProblem; lifetime?: number } {
  const ending = number.slice(-4)
  if (ending === '0024') return { lifetime: 0 }
  const problem = Object.hasOwn(problemByEnding, ending) ? problemByEnding[ending] : undefined
  return problem ? { problem } : {}
}
