import type { Value } from '../api/operations.ts'
import { localStore } from '../kit/storage.ts'

/** What customer service is found with. */
type ServiceStatus = Pick<
  Value<'GET /wps/system/status'>,
  'customerService' | 'mainDomain' | 'domainRoute'
>

/** The local-storage key of the last known ways to customer service. */
const key = 'customerService'

/** Keeps the ways to customer service for a start on which the platform is out of reach (fault 2). */
export function rememberService({ customerService, mainDomain, domainRoute }: ServiceStatus): void {
  localStore.setJson(key, { customerService, mainDomain, domainRoute })
}

/**
 * What the last status said of customer service; undefined when there was none. Its links have to be
 * checked against its hosts like those of any status. Anything else that lies there is thrown away.
 */
export function rememberedService(): ServiceStatus | undefined {
  return localStore.getJson(key, readService) ?? undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws {TypeError} for what no version kept. */
function readService(json: unknown): ServiceStatus {
  const isService =
    isRecord(json) &&
    typeof json.mainDomain === 'string' &&
    Array.isArray(json.domainRoute) &&
    json.domainRoute.every((host) => typeof host === 'string') &&
    Array.isArray(json.customerService) &&
    json.customerService.every((entry) => isRecord(entry) && typeof entry.path === 'string')
  if (!isService) throw new TypeError('no ways to customer service')
  // All that is read of it was checked above.
  return json as ServiceStatus
}
