/** Decides if `npm start` runs the demonstration, whose passwords are public. */

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/**
 * Value of `PORTICO_PERSONAS` for `npm start`. The demonstration runs by default when only this
 * machine can reach it: the gateway listens on a loopback address, without a proxy and without an
 * upstream platform. A set variable overrides the default.
 * @returns the value for `PORTICO_PERSONAS`.
 */
export function personasOf(env: Readonly<Record<string, string | undefined>>): string {
  const { HOST, PORTICO_PERSONAS, PORTICO_TRUSTED_PROXIES = '0', UPSTREAM_URL } = env
  if (PORTICO_PERSONAS) return PORTICO_PERSONAS
  const isAlone = loopback.test(HOST || '127.0.0.1') && Number(PORTICO_TRUSTED_PROXIES) === 0
  return isAlone && !UPSTREAM_URL ? '1' : '0'
}
