import type { Context } from '../domain/base/context/context.ts'
import { readPlatform } from '../domain/base/platform/platformSettings.ts'
import { FaultError } from './faultError.ts'

/** What a page needs to tell why nothing else works, and what operators need to change it. */
const alwaysOpen = ['/wps/system/', '/ops/']

/** Whether a path is there whatever operators have closed. */
export const isAlwaysOpen = (path: string): boolean =>
  alwaysOpen.some((prefix) => path.startsWith(prefix))

/**
 * Lets nobody in while operators have closed the platform (ROOT-20 to 22), but for its status and
 * for operators.
 * @throws {FaultError} 503 during maintenance, with `Retry-After` where its end is known; 403 where
 *   the region is restricted.
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
