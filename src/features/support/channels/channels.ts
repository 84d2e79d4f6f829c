import type { Value } from '../../../api/operations.ts'
import { knownMailLink, knownSocialLink } from '../../../lib/knownLink.ts'
import { ownHosts } from '../../../session/customerService.ts'
import { appKindOf } from '../download/apps.ts'

type Status = Value<'GET /wps/system/status'>
type Links = Pick<Status, 'resources' | 'homeResources' | 'mainDomain' | 'domainRoute'>

/** A page of the brand on another site. `code`, in capitals such as TELEGRAM, selects the icon. */
export type Channel = { code: string; name: string; url: string }

/** The official channels (SIDE-11): resources that are not applications. */
export function officialChannels(status: Links): Channel[] {
  const others = status.resources.filter(({ resourceType }) => !appKindOf(resourceType))
  return filterSafe(
    others.map(({ resourceType, url }) => ({
      code: resourceType.toUpperCase(),
      name: nameOf(resourceType),
      url,
    })),
    status,
  )
}

/** The brand's pages on social networks (SIDE-18): the names and URLs in `homeResources`. */
export function socialChannels(status: Links): Channel[] {
  const entries = Object.entries(status.homeResources ?? {})
  return filterSafe(
    entries.map(([code, { labelNameEn, url }]) => ({
      code: code.toUpperCase(),
      name: labelNameEn,
      url,
    })),
    status,
  )
}

/** Converts `TELEGRAM` to `Telegram`. Brand names are the same in every language. */
const nameOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).toLowerCase()

function filterSafe(channels: readonly Channel[], status: Links): Channel[] {
  const hosts = ownHosts(status)
  return channels.flatMap((channel) => {
    const url = knownMailLink(channel.url) ?? knownSocialLink(channel.url, hosts)
    return url === undefined ? [] : [{ ...channel, url }]
  })
}
