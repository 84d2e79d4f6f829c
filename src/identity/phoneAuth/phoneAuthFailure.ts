import { ApiError, type Failure } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import { PhoneAuthError, type PhoneAuthProblem } from './phoneAuthService.ts'

const toRejection = (code: components['schemas']['Code']): Failure => ({
  kind: 'rejected',
  code,
  details: {},
})

/** Failure of each problem. A blocked window is a matter of the browser and has none. */
const failures: Readonly<Record<Exclude<PhoneAuthProblem, 'popup-blocked'>, Failure>> = {
  'invalid-phone-number': toRejection('PHONE_INVALID'),
  'missing-phone-number': toRejection('PHONE_MISSING'),
  // Five minutes (CONST-05).
  'too-many-requests': { kind: 'rateLimited', retryAfter: 300 },
  'internal-error': toRejection('UNKNOWN'),
  'invalid-verification-code': toRejection('VERIFICATION_CODE_WRONG'),
  'missing-verification-code': toRejection('VERIFICATION_CODE_MISSING'),
  'captcha-check-failed': toRejection('VERIFICATION_FAILED'),
  'quota-exceeded': toRejection('CODE_QUOTA_USED_UP'),
  'operation-not-allowed': toRejection('SMS_NOT_ENABLED'),
  'code-expired': toRejection('VERIFICATION_CODE_EXPIRED'),
  'popup-closed-by-user': toRejection('PHONE_AUTH_POPUP_CLOSED'),
  'network-request-failed': { kind: 'offline' },
  timeout: { kind: 'timeout' },
}

/**
 * Converts an error of a service to an ApiError, so that screens show it like other failures; other
 * errors are returned unchanged.
 */
export function asApiError(error: unknown): unknown {
  if (!(error instanceof PhoneAuthError) || error.problem === 'popup-blocked') return error
  return new ApiError('phone authentication', failures[error.problem])
}
