/** Messaging services that customer-service links may lead to. */
const messagingHosts = [
  't.me',
  'telegram.me',
  'wa.me',
  'api.whatsapp.com',
  'm.me',
  'line.me',
  'zalo.me',
]

/**
 * A link that a server stored, when it is safe to follow: https, and the host is one of `ownHosts`,
 * a subdomain of one, or a known messaging service (design 13). Anything else is undefined.
 */
export function knownLink(link: string, ownHosts: readonly string[]): string | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const isKnown = [...ownHosts, ...messagingHosts].some(
    (host) => host !== '' && (url.hostname === host || url.hostname.endsWith(`.${host}`)),
  )
  return isKnown ? url.href : undefined
}
