import type { IncomingMessage } from 'node:http'

/** The host that the browser asked, as a trusted proxy says, else as the request says. */
export function hostOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const told = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined
  const first = (Array.isArray(told) ? told[0] : told)?.split(',', 1)[0]?.trim()
  return first || headers.host || ''
}
