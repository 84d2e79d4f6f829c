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

/** Social networks that brand links may lead to, besides messaging services. */
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

/** Checks a link to an application. Only `ownHosts` and the hosts of the app stores are allowed. */
export function knownDownload(link: string, ownHosts: readonly string[]): string | undefined {
  return linkTo(link, [...ownHosts, ...storeHosts])
}

/** Checks a mail link: `mailto:` with one plain address, without a subject or body. */
export function knownMailLink(link: string): string | undefined {
  return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/i.test(link) ? link : undefined
}

/** Lists of links in the platform settings. */
export type LinkList = 'customerService' | 'resources' | 'homeResources'

/** Resource types that are apps; other resources are official channels. */
export const appTypes = ['Android', 'MOBILECONFIG', 'IOSLITE'] as const

const isApp = (code: string) => appTypes.some((type) => type.toLowerCase() === code.toLowerCase())

/** Checks a link of the platform settings; players see only links that pass. */
export function knownCompanyLink(
  { list, code, url }: { list: LinkList; code: string; url: string },
  ownHosts: readonly string[],
): string | undefined {
  if (list === 'customerService') return knownLink(url, ownHosts)
  if (list === 'resources' && isApp(code)) return knownDownload(url, ownHosts)
  return knownMailLink(url) ?? knownSocialLink(url, ownHosts)
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
