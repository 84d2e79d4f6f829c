/**
 * Push services to which the server may send. The client supplies the endpoint, so only the push
 * services of browsers and of the configuration are allowed.
 */

/** Push services of Chrome and its derivatives, Firefox, Safari and Edge. */
const browserHosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const browserDomains = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com']

const isOfBrowser = (hostname: string): boolean =>
  browserHosts.includes(hostname) ||
  browserDomains.some((domain) => hostname.endsWith(`.${domain}`))

/**
 * True if an endpoint is a browser's push service (https, default port) or has one of `origins`.
 */
export function isOfPushService(endpoint: string, origins: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (origins.includes(origin)) return true
  return protocol === 'https:' && port === '' && isOfBrowser(hostname)
}
