import type { components } from '../../../../src/api/gen/paths.ts'

type Schemas = components['schemas']

/** Accepted key algorithms, in order of preference: EdDSA, ES256 and RS256 (COSE). */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257]

/** Verified data of a new passkey. */
export type VerifiedCreation = {
  /** COSE key, base64url. */
  publicKey: string
  /** Signature counter; 0 for a device without one. */
  counter: number
  isSynced: boolean
}

/** Verified data of a passkey that was used. */
export type VerifiedUse = Pick<VerifiedCreation, 'counter' | 'isSynced'>

/** Verifies the WebAuthn Level 3 responses of devices, for one portal. */
export type PasskeyVerifier = {
  /** Relying party id: the host whose pages may use the passkeys. */
  domain: string
  /** @returns undefined if the response is forged, or for a different challenge or origin. */
  verifyCreation(
    credential: Schemas['CreatedCredential'],
    challenge: string,
  ): Promise<VerifiedCreation | undefined>
  /**
   * The caller must check the counter.
   * @returns undefined if the response is forged, or for a different challenge or origin.
   */
  verifyUse(
    credential: Schemas['UsedCredential'],
    expected: {
      challenge: string
      publicKey: string
      /** True if the device must verify its user by biometrics or a PIN. */
      isVerificationRequired: boolean
    },
  ): Promise<VerifiedUse | undefined>
}
