import type { components } from '../../../../src/api/gen/paths.ts'

type Schemas = components['schemas']

/** The algorithms of keys that are taken: EdDSA, ES256 and RS256, the best first (COSE). */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257]

/** What a device tells with a passkey that it has made. */
export type VerifiedCreation = {
  /** Base64url of the key, as COSE has it. */
  publicKey: string
  /** How often it was used; 0 of a device that does not count. */
  counter: number
  isSynced: boolean
}

/** What a device tells when its passkey is used. */
export type VerifiedUse = Pick<VerifiedCreation, 'counter' | 'isSynced'>

/** Checks what devices answer with passkeys (WebAuthn Level 3), for one portal. */
export type PasskeyVerifier = {
  /** The host whose pages may ask for its passkeys. */
  domain: string
  /** @returns undefined for an answer to something else, from another page, or that is forged. */
  verifyCreation(
    credential: Schemas['CreatedCredential'],
    challenge: string,
  ): Promise<VerifiedCreation | undefined>
  /**
   * Compares no counter.
   * @returns undefined for an answer to something else, from another page, or that is forged.
   */
  verifyUse(
    credential: Schemas['UsedCredential'],
    expected: {
      challenge: string
      publicKey: string
      /** Whether the device must have found out that it is its owner, by a finger or a PIN. */
      isVerificationRequired: boolean
    },
  ): Promise<VerifiedUse | undefined>
}
