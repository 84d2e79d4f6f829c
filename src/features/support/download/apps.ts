import type { Value } from '../../../api/operations.ts'
import { knownDownload } from '../../../lib/knownLink.ts'
import { ownHosts } from '../../../session/customerService.ts'

type Status = Value<'GET /wps/system/status'>
type Links = Pick<Status, 'resources' | 'mainDomain' | 'domainRoute'>

export type AppKind = 'ios' | 'android' | 'iosLite'
export type AppDownload = { kind: AppKind; url: string }

/** Applications by resource type of the platform's status, in lower case. */
const kinds: Readonly<Record<string, AppKind>> = {
  mobileconfig: 'ios',
  android: 'android',
  ioslite: 'iosLite',
}

/** Application of a resource type; undefined for official channels. */
export const appKindOf = (resourceType: string): AppKind | undefined =>
  Object.hasOwn(kinds, resourceType.toLowerCase()) ? kinds[resourceType.toLowerCase()] : undefined

const order: readonly AppKind[] = ['ios', 'android', 'iosLite']

/** The applications that can be installed (APP-01 to APP-03), each once, without unsafe links. */
export function appDownloads(status: Links): AppDownload[] {
  const hosts = ownHosts(status)
  return order.flatMap((kind) => {
    const urls = status.resources
      .filter(({ resourceType }) => appKindOf(resourceType) === kind)
      .map(({ url }) => knownDownload(url, hosts))
      .filter((url) => url !== undefined)
    return urls.slice(0, 1).map((url) => ({ kind, url }))
  })
}
