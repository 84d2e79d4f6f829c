/** Whether `npm start` starts the demonstration, whose passwords everybody knows. */

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/**
 * A start that nobody else reaches is one: it listens on this machine alone, without a proxy before
 * it and without a live platform behind it. `PORTICO_PERSONAS` says otherwise, either way.
 * @returns what `PORTICO_PERSONAS` is to be.
 */
export function personasOf(env: Readonly<Record<string, string | undefined>>): string {
  const { HOST, PORTICO_PERSONAS, PORTICO_TRUSTED_PROXIES = '0', UPSTREAM_URL } = env
  if (PORTICO_PERSONAS) return PORTICO_PERSONAS
  const isAlone = loopback.test(HOST || '127.0.0.1') && Number(PORTICO_TRUSTED_PROXIES) === 0
  return isAlone && !UPSTREAM_URL ? '1' : '0'
}
