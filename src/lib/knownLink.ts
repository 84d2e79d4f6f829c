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

/** Where brands have pages of their own, besides messaging. */
const socialHosts = [
  'instagram.com',
  'facebook.com',
  'x.com',
  'twitter.com',
  'youtube.com',
  'tiktok.com',
  'threads.net',
  'discord.gg',
]

/** Where applications are installed from. */
const storeHosts = ['apps.apple.com', 'testflight.apple.com', 'play.google.com']

/**
 * A link that a server stored, when it is safe to follow: https, and the host is one of `ownHosts`,
 * a subdomain of one, or a known messaging service. Anything else is undefined.
 */
export function knownLink(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...messagingHosts])
}

/** A link to a page of the brand elsewhere: as `knownLink`, and social networks. */
export function knownSocialLink(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...messagingHosts, ...socialHosts])
}

/** A link to an application: our own hosts and the stores. */
export function knownDownload(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...storeHosts])
}

/** `mailto:` and one plain address, without a subject or a body that somebody else wrote. */
export function knownMailLink(link: string): string | undefined {
  return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i.test(link) ? link : undefined
}

function linkTo(link: string, hosts: readonly string[]): string | undefined {
  if (!URL.canParse(link)) return undefined
  const url = new URL(link)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined
  const isKnown = hosts.some(
    (host) => host !== '' && (url.hostname === host || url.hostname.endsWith(`.${host}`)),
  )
  return isKnown ? url.href : undefined
}
