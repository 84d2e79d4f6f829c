import type { Context } from '../domain/base/context/context.ts'
import { readPlatform } from '../domain/base/platform/platformSettings.ts'
import { FaultError } from './faultError.ts'

/**
 * Prefixes of paths that are always open: the platform status, and the operator API, with which
 * operators end a maintenance.
 */
const alwaysOpen = ['/wps/system/', '/ops/']

/** True if a path stays open during maintenance and in a restricted region. */
export const isAlwaysOpen = (path: string): boolean =>
  alwaysOpen.some((prefix) => path.startsWith(prefix))

/**
 * Rejects calls while operators have closed the platform (ROOT-20 to 22), except for the status and
 * the operator API.
 * @throws {FaultError} 503 during maintenance, with `Retry-After` if its end is known; 403 if the
 * region is restricted.
 */
export async function checkAvailability(
  { store, now }: Pick<Context, 'store' | 'now'>,
  path: string,
): Promise<void> {
  if (isAlwaysOpen(path)) return
  const { maintenance, maintenanceEndsAt, regionRestriction } = await readPlatform(store)
  if (maintenance) {
    const seconds = Math.ceil((Date.parse(maintenanceEndsAt ?? '') - now()) / 1000)
    throw new FaultError(
      'MAINTENANCE',
      undefined,
      seconds > 0 ? { 'Retry-After': String(seconds) } : {},
    )
  }
  if (regionRestriction) throw new FaultError('REGION_RESTRICTED')
}
