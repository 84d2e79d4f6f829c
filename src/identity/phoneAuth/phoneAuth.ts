import { ApiError } from '../../api/failure.ts'
import type { components } from '../../api/gen/paths.ts'
import { asApiError } from './phoneAuthFailure.ts'
import type { Phone, PhoneAuthService, SendOptions } from './phoneAuthService.ts'

/** What a call sends in place of a code by sms (REG-06). */
export type PhoneProof = Required<
  Pick<components['schemas']['RegistrationUser'], 'firebaseChannel' | 'firebaseIdToken'>
>

export type PhoneAuth = {
  /** Loads the service ahead of the press that needs it; what fails is told then. */
  prepare: () => void
  /**
   * Sends a code, in a press.
   * @throws {ApiError} as the catalogue has it (ERR-01 to ERR-11). {@link PhoneAuthError}
   *   `popup-blocked`, and what the signal was aborted with, are thrown as they are.
   */
  sendCode: (phone: Phone, options: SendOptions) => Promise<void>
  /**
   * Proves whose number it is by the code that went there. The same code again gives the same
   * proof: what was refused for another reason, or got lost, is sent again with it.
   * @throws {ApiError}
   */
  prove: (phone: Phone, code: string) => Promise<PhoneProof>
}

/** Phone authentication by a service that is loaded when it is first needed. */
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
