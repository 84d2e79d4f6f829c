import type { PasskeyVerifier } from '../../platform/domain/base/context/passkeyVerifier.ts'
import { createPasskeyVerifier } from '../../platform/server/passkeyVerifier.ts'
import { localhostOf } from '../http/listen.ts'

/** Loopback addresses. A browser on the same machine reaches them as `localhost`. */
const ownMachine = ['127.0.0.1', '::1', 'localhost']

/**
 * Verifies passkeys for the pages of `PORTICO_ORIGIN`. Without that variable, a gateway on a
 * loopback address verifies them for `http://localhost` at its port. Passkeys are bound to a host,
 * so the request's own `Host` header is not trusted.
 * @param ownUrl the gateway's address, known once it listens.
 */
export function createGatewayPasskeys(
  { origin, host }: { origin: string | undefined; host: string },
  ownUrl: () => string,
): PasskeyVerifier | undefined {
  if (origin !== undefined) return createPasskeyVerifier(origin)
  if (!ownMachine.includes(host)) return undefined
  return createPasskeyVerifier('http://localhost', () => localhostOf(ownUrl()))
}
