/** Passkey verification with SimpleWebAuthn, which is loaded at the first use. */
import { fromBase64Url, toBase64Url } from '../../src/lib/base64.ts'
import { type PasskeyVerifier, passkeyAlgorithms } from '../domain/base/context/passkeyVerifier.ts'

const library = () => import('@simplewebauthn/server')

/** Fields that every WebAuthn response contains. */
const responseParts = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

/** Returns undefined when SimpleWebAuthn throws, as it does for a forged response. */
const unlessForged = <Value>(work: () => Promise<Value | undefined>): Promise<Value | undefined> =>
  work().catch(() => undefined)

/** Passkeys cannot be bound to an IP address, because it is no domain. */
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[')

/**
 * Verifies passkeys of a portal.
 * @param origin returns the origin of the pages, for example `https://play.example`; called for
 * each verification.
 * @param domain host of the origin.
 */
function createVerifier(domain: string, origin: () => string): PasskeyVerifier {
  return {
    domain,
    verifyCreation: ({ id, transports, ...response }, challenge) =>
      unlessForged(async () => {
        const { verifyRegistrationResponse } = await library()
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: { ...responseParts(id), response: { ...response, transports } },
          expectedChallenge: challenge,
          expectedOrigin: origin(),
          expectedRPID: domain,
          // A security key without user verification is valid as a second step.
          requireUserVerification: false,
          supportedAlgorithmIDs: [...passkeyAlgorithms],
        })
        if (!verified || registrationInfo.credential.id !== id) return undefined
        const { credential, credentialBackedUp } = registrationInfo
        const publicKey = toBase64Url(credential.publicKey)
        return { publicKey, counter: credential.counter, isSynced: credentialBackedUp }
      }),
    verifyUse: ({ id, ...response }, { challenge, publicKey, isVerificationRequired }) =>
      unlessForged(async () => {
        const { verifyAuthenticationResponse } = await library()
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...responseParts(id), response },
          expectedChallenge: challenge,
          expectedOrigin: origin(),
          expectedRPID: domain,
          // Zero disables the counter check of SimpleWebAuthn. That check runs before the signature
          // check, so it would also report the counters of forged responses.
          credential: { id, publicKey: fromBase64Url(publicKey), counter: 0 },
          requireUserVerification: isVerificationRequired,
        })
        const { newCounter, credentialBackedUp } = authenticationInfo
        return verified ? { counter: newCounter, isSynced: credentialBackedUp } : undefined
      }),
  }
}

/**
 * Creates the passkey verifier for pages of an origin.
 * @param origin for example `https://play.example`.
 * @param originNow returns the origin at the time of a verification. Needed if the port of `origin`
 * is not known yet.
 * @returns undefined if browsers do not support passkeys there: on an IP address, or without TLS
 * except on localhost.
 */
export function createPasskeyVerifier(
  origin: string,
  originNow: () => string = () => origin,
): PasskeyVerifier | undefined {
  const { protocol, hostname } = new URL(origin)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  return isSafe && !isAddress(hostname) ? createVerifier(hostname, originNow) : undefined
}
