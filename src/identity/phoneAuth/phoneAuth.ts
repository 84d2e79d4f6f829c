import { ApiError, type Failure } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import {
  type Phone,
  PhoneAuthError,
  type PhoneAuthProblem,
  type PhoneAuthService,
  type SendOptions,
} from './phoneAuthService.ts'

const toRejection = (code: components['schemas']['Code']): Failure => ({
  kind: 'rejected',
  code,
  details: {},
})

/** Failure for each problem except a blocked window, because that error is thrown unchanged. */
const failures: Readonly<Record<Exclude<PhoneAuthProblem, 'popup-blocked'>, Failure>> = {
  'invalid-phone-number': toRejection('PHONE_INVALID'),
  'missing-phone-number': toRejection('PHONE_MISSING'),
  // `retryAfter` is five minutes (CONST-05).
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
 * Converts an error of the service to an ApiError, so that screens show it like other failures. The
 * error of a blocked window and unknown errors are returned unchanged.
 */
function asApiError(error: unknown): unknown {
  if (!(error instanceof PhoneAuthError) || error.problem === 'popup-blocked') return error
  return new ApiError('phone authentication', failures[error.problem])
}

/** Fields of a request that prove ownership of the number in place of an SMS code (REG-06). */
export type PhoneProof = Required<
  Pick<components['schemas']['RegistrationUser'], 'firebaseChannel' | 'firebaseIdToken'>
>

export type PhoneAuth = {
  /** Loads the service ahead of its first call. That call reports a failure to load. */
  prepare: () => void
  /**
   * Sends a code to the phone. Has to be called within a user gesture.
   * @throws {ApiError} with a code of the error catalogue (ERR-01 to ERR-11). {@link
   * PhoneAuthError} `popup-blocked` and the reason of an aborted signal are thrown unchanged.
   */
  sendCode: (phone: Phone, options: SendOptions) => Promise<void>
  /**
   * Exchanges a code for a proof that the user owns the number. The same code yields the same proof
   * until another code is sent, so that a failed registration can be repeated.
   * @throws {ApiError}
   */
  prove: (phone: Phone, code: string) => Promise<PhoneProof>
}

/** Phone authentication by a service whose chunk is loaded at its first use. */
export function createPhoneAuth(load: () => Promise<PhoneAuthService>): PhoneAuth {
  const proofs = new Map<string, Promise<PhoneProof>>()

  const loaded = () =>
    load().catch(() => {
      throw new ApiError('phone authentication', { kind: 'offline' })
    })
  const confirm = async (phone: Phone, code: string): Promise<PhoneProof> => {
    const { channel, confirm } = await loaded()
    return { firebaseChannel: channel, firebaseIdToken: await confirm(phone, code) }
  }
  return {
    prepare: () => void loaded().catch(() => {}),
    sendCode: async (phone, options) => {
      proofs.clear()
      const { sendCode } = await loaded()
      await sendCode(phone, options).catch((error: unknown) => {
        throw asApiError(error)
      })
    },
    prove: (phone, code) => {
      const key = `${phone.dialingCode} ${phone.number} ${code}`
      const known = proofs.get(key)
      if (known) return known
      const proof = confirm(phone, code).catch((error: unknown) => {
        proofs.delete(key)
        throw asApiError(error)
      })
      proofs.set(key, proof)
      return proof
    },
  }
}
