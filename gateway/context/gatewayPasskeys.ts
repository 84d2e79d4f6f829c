import type { PasskeyVerifier } from '../../platform/domain/base/context/passkeyVerifier.ts'
import { createPasskeyVerifier } from '../../platform/server/passkeyVerifier.ts'
import { localhostOf } from '../http/listen.ts'

/**
 * Hosts of the loopback interface. A browser on the same machine can open all of them as
 * `localhost`.
 */
const ownMachine = ['127.0.0.1', '::1', 'localhost']

/**
 * Creates the verifier of passkeys for the pages of `PORTICO_ORIGIN`. Without that variable, a
 * gateway on a loopback address verifies passkeys for `http://localhost` and its port. The origin
 * is not read from the request's `Host` header, which a client can forge.
 * @param ownUrl URL of the gateway, known once it listens.
 * @returns undefined if the gateway's origin is unknown, or passkeys are impossible there.
 */
export function createGatewayPasskeys(
  { origin, host }: { origin: string | undefined; host: string },
  ownUrl: () => string,
): PasskeyVerifier | undefined {
  if (origin !== undefined) return createPasskeyVerifier(origin)
  if (!ownMachine.includes(host)) return undefined
  return createPasskeyVerifier('http://localhost', () => localhostOf(ownUrl()))
}
