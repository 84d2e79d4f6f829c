/**
 * The push services that the platform sends to. An endpoint is an address that a client names and
 * that a server asks, so nothing is sent but to services of browsers and to those that were set up.
 */

/** Of Chrome and what is made of it, Firefox, Safari and Edge. */
const browserHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const browserDomains = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

const isOfBrowser = (hostname: string): boolean =>
  browserHosts.includes(hostname) ||
  browserDomains.some((domain) => hostname.endsWith(`.${domain}`))

/**
 * True if an endpoint is of a push service of browsers, by https at its usual port, or of one of
 * `origins`.
 */
export function isOfPushService(endpoint: string, origins: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (origins.includes(origin)) return true
  return protocol === 'https:' && port === '' && isOfBrowser(hostname)
}
