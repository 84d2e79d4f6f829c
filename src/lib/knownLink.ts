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

/** Social networks that brand links may lead to, in addition to messaging services. */
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

/** App stores that download links may lead to. */
const storeHosts = ['apps.apple.com', 'testflight.apple.com', 'play.google.com']

/**
 * Checks a stored link: it must use HTTPS, and its host must be one of `ownHosts`, a subdomain of
 * one, or a known messaging service. Undefined for any other link.
 */
export function knownLink(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...messagingHosts])
}

/** Checks a link to a page of the brand: like `knownLink`, plus social networks. */
export function knownSocialLink(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...messagingHosts, ...socialHosts])
}

/** Checks a link to an application: `ownHosts` and the app stores. */
export function knownDownload(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...storeHosts])
}

/** Checks a mail link: `mailto:` with one plain address, without a subject or body. */
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
