/** The platform as it is set up: one row of the settings. */

import type { DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { againIfTaken } from '../storage/againIfTaken.ts'
import { defaultPlatform } from './defaultPlatform.ts'
import { type Platform, withMissingModules } from './platform.ts'

const settingId = 'platform'

/**
 * The row that the platform is set up by: the same until somebody changes it, where it is kept.
 * Nearly every transaction asks for it, so that they go on side by side whoever changes it.
 */
export const platformRow = ({ settings }: Pick<DomainTables, 'settings'>) =>
  settings.peek(settingId)

/** The platform as it is set up. */
export const readPlatform = async (tables: Pick<DomainTables, 'settings'>): Promise<Platform> =>
  platformOf(setUpBy(await platformRow(tables)))

// Only this module writes the row.
const setUpBy = (row: { value: unknown } | undefined) => row?.value as Partial<Platform> | undefined

/** What was never set, or is newer than what was, has its default. */
function platformOf(set: Partial<Platform> | undefined): Platform {
  const platform: Platform = { ...defaultPlatform, ...set }
  const { countryCodes, market, whitelabel } = platform
  const isOwn = ({ country }: { country: string }) => country === market.code
  return {
    ...platform,
    whitelabel: withMissingModules(whitelabel, defaultPlatform.whitelabel),
    countryCodes: [
      ...countryCodes.filter(isOwn),
      ...countryCodes.filter((country) => !isOwn(country)),
    ],
  }
}

/** What becomes of the platform; undefined leaves it as it is. */
type Decide = (current: Platform, tables: DomainTables) => Promise<Partial<Platform> | undefined>

/**
 * Sets some of the platform up again, as `decide` finds it in the same transaction, and tells
 * everybody.
 * A property that becomes undefined is taken away.
 * @returns the platform as it is then.
 */
export async function decidePlatform(
  context: Pick<Context, 'store' | 'now'>,
  decide: Decide,
): Promise<Platform> {
  // Somebody else may set it up first at the same moment.
  return againIfTaken(() =>
    context.store.transaction(async (tables, announce) => {
      const { settings } = tables
      const row = await settings.get(settingId)
      const before = setUpBy(row)
      const current = platformOf(before)
      const changes = await decide(current, tables)
      if (!changes) return current
      const merged = { ...before, ...changes, version: current.version + 1 }
      const value = Object.fromEntries(
        Object.entries(merged).filter(([, property]) => property !== undefined),
      )
      const updatedAt = context.now()
      if (row) await settings.update(settingId, { value, updatedAt })
      else await settings.insert({ id: settingId, value, updatedAt })
      announce({ type: 'settingsChanged' })
      const platform = platformOf(value)
      announce({ type: 'statusChanged', maintenance: platform.maintenance })
      return platform
    }),
  )
}

/** Sets some of the platform up again, and tells everybody. */
export async function changePlatform(
  context: Pick<Context, 'store' | 'now'>,
  changes: Partial<Platform>,
): Promise<void> {
  await decidePlatform(context, async () => changes)
}
