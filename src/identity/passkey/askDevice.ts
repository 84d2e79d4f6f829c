/** Requests passkeys from the device through SimpleWebAuthn; loaded by `passkeyDevice`. */
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { components } from '../../api/gen/paths.ts'
import { passkeyError } from './passkeyError.ts'

type Schemas = components['schemas']

const transports: readonly Schemas['Transport'][] = [
  'usb',
  'nfc',
  'ble',
  'smart-card',
  'hybrid',
  'internal',
  'cable',
]

/**
 * Creates a passkey on the device.
 * @throws {PasskeyError} when the device creates none.
 */
export async function createPasskey(
  offer: Schemas['PasskeyCreation'],
): Promise<Schemas['CreatedCredential']> {
  const { id, response } = await startRegistration({ optionsJSON: offer }).catch((error) => {
    throw passkeyError(error)
  })
  const { clientDataJSON, attestationObject } = response
  const told = new Set<string>(response.transports)
  const known = transports.filter((transport) => told.has(transport))
  return { id, clientDataJSON, attestationObject, transports: known }
}

type Request = Schemas['PasskeyRequest']
type Answer = Schemas['UsedCredential']

async function answerOf(request: Request, isInAutofill: boolean): Promise<Answer> {
  const { id, response } = await startAuthentication({
    optionsJSON: request,
    useBrowserAutofill: isInAutofill,
  }).catch((error) => {
    throw passkeyError(error)
  })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}

/**
 * Requests a passkey; the device shows its prompt at once.
 * @throws {PasskeyError} when the device provides none.
 */
export const askForPasskey = (request: Request): Promise<Answer> => answerOf(request, false)

/** Milliseconds between the request for a new challenge and the expiry of the current one. */
const margin = 15_000

/**
 * Offers passkeys in the browser's autofill of a field with `autocomplete="… webauthn"`, until the
 * signal aborts or a passkey is chosen. Does nothing in a browser without passkey autofill.
 * @param ask fetches a challenge; called again shortly before the current challenge expires.
 * @returns undefined if no passkey was chosen.
 */
export async function offerInAutofill(
  ask: () => Promise<Request>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  while (!signal.aborted) {
    const request = await ask()
    if (signal.aborted) return undefined
    let isOver = false
    const end = () => WebAuthnAbortService.cancelCeremony()
    const renewal = setTimeout(() => {
      isOver = true
      end()
    }, request.timeout - margin)
    signal.addEventListener('abort', end)
    try {
      return await answerOf(request, true)
    } catch (error) {
      if (!isOver) throw error
    } finally {
      clearTimeout(renewal)
      signal.removeEventListener('abort', end)
    }
  }
  return undefined
}
