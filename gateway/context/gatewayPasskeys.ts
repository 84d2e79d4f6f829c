import type { PasskeyVerifier } from '../../platform/domain/base/context/passkeyVerifier.ts'
import { createPasskeyVerifier } from '../../platform/server/passkeyVerifier.ts'

/** Addresses that only this machine reaches, which a browser on it calls `localhost` too. */
const ownMachine = ['127.0.0.1', '::1', 'localhost']

/**
 * The check of passkeys for the pages of `PORTICO_ORIGIN`; without it, on an address that only this
 * machine reaches, for those of `http://localhost` at the gateway's port. Passkeys are bound to a
 * host, so what a request says of its own host is not believed.
 * @param ownUrl where the gateway answers, known once it listens.
 */
export function createGatewayPasskeys(
  { origin, host }: { origin: string | undefined; host: string },
  ownUrl: () => string,
): PasskeyVerifier | undefined {
  if (origin !== undefined) return createPasskeyVerifier(origin)
  if (!ownMachine.includes(host)) return undefined
  return createPasskeyVerifier('http://localhost', () => {
    const url = new URL(ownUrl())
    url.hostname = 'localhost'
    return url.origin
  })
}
