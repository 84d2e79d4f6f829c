/** Passkeys by SimpleWebAuthn, which is loaded when the first one is to be checked. */
import { fromBase64Url, toBase64Url } from '../../src/lib/base64.ts'
import { type PasskeyVerifier, passkeyAlgorithms } from '../domain/base/context/passkeyVerifier.ts'

const library = () => import('@simplewebauthn/server')

/** What every answer of a device says of itself. */
const responseParts = (id: string) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

/** The library throws at whatever a stranger has forged. */
const unlessForged = <Value>(work: () => Promise<Value | undefined>): Promise<Value | undefined> =>
  work().catch(() => undefined)

/** An address is no domain, so that no passkey can be bound to it. */
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[')

/**
 * Checks passkeys of a portal.
 * @param origin where its pages are, as `https://play.example`; asked for with each check.
 * @param domain the host of that.
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
          // A key without a PIN is good as a second step.
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
          // The library would compare the counter before the signature, which anybody could forge.
          credential: { id, publicKey: fromBase64Url(publicKey), counter: 0 },
          requireUserVerification: isVerificationRequired,
        })
        const { newCounter, credentialBackedUp } = authenticationInfo
        return verified ? { counter: newCounter, isSynced: credentialBackedUp } : undefined
      }),
  }
}

/**
 * The check of passkeys for pages of an origin.
 * @param origin as `https://play.example`; where its port is known later, what gives it.
 * @returns undefined where browsers have no passkeys: on an address, or without TLS but on this
 *   machine.
 */
export function createPasskeyVerifier(
  origin: string,
  originNow: () => string = () => origin,
): PasskeyVerifier | undefined {
  const { protocol, hostname } = new URL(origin)
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  return isSafe && !isAddress(hostname) ? createVerifier(hostname, originNow) : undefined
}
