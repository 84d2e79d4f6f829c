/** The platform as it is set up: one row of the settings. */

import type { WorldTables } from '../collections/collections.ts'
import { againIfTaken } from '../storage/againIfTaken.ts'
import type { World } from '../world/world.ts'
import { defaultPlatform } from './defaultPlatform.ts'
import { type Platform, withMissingModules } from './platform.ts'

const settingId = 'platform'

/** The platform as it is set up; what was never set, or is newer than the row, has its default. */
export async function readPlatform(tables: Pick<WorldTables, 'settings'>): Promise<Platform> {
  const row = await tables.settings.get(settingId)
  // Only this module writes the row.
  const set = row?.value as Partial<Platform> | undefined
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
type Decide = (current: Platform, tables: WorldTables) => Promise<Partial<Platform> | undefined>

/**
 * Sets some of the platform up again, as `decide` finds it in the same transaction, and tells
 * everybody.
 * A property that becomes undefined is taken away.
 * @returns the platform as it is then.
 */
export async function decidePlatform(
  world: Pick<World, 'store' | 'now'>,
  decide: Decide,
): Promise<Platform> {
  // Somebody else may set it up first at the same moment.
  return againIfTaken(() =>
    world.store.transaction(async (tables, announce) => {
      const { settings } = tables
      const current = await readPlatform(tables)
      const changes = await decide(current, tables)
      if (!changes) return current
      const row = await settings.get(settingId)
      // Only this module writes the row.
      const before = row?.value as Partial<Platform> | undefined
      const merged = { ...before, ...changes, version: current.version + 1 }
      const value = Object.fromEntries(
        Object.entries(merged).filter(([, property]) => property !== undefined),
      )
      const updatedAt = world.now()
      if (row) await settings.update(settingId, { value, updatedAt })
      else await settings.insert({ id: settingId, value, updatedAt })
      announce({ type: 'settingsChanged' })
      const platform = await readPlatform(tables)
      announce({ type: 'statusChanged', maintenance: platform.maintenance })
      return platform
    }),
  )
}

/** Sets some of the platform up again, and tells everybody. */
export async function changePlatform(
  world: Pick<World, 'store' | 'now'>,
  changes: Partial<Platform>,
): Promise<void> {
  await decidePlatform(world, async () => changes)
}
