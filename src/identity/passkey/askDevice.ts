/** Asks the device for passkeys, by SimpleWebAuthn; `passkeyDevice` loads it. */
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
 * Has the device make a passkey.
 * @throws {PasskeyError} when it makes none.
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
 * Has the device answer with a passkey; its user is asked at once.
 * @throws {PasskeyError} when it answers with none.
 */
export const askForPasskey = (request: Request): Promise<Answer> => answerOf(request, false)

/** A new question is asked so long before the challenge of the last one is over. */
const margin = 15_000

/**
 * Offers passkeys among what the browser fills in to a field of `autocomplete="… webauthn"`, until
 * the signal ends it or one is chosen. Says nothing where the browser cannot.
 * @param ask fetches a request, again whenever the one before is about to be over.
 * @returns undefined where none was chosen.
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
