/** The platform as it is set up: one row of the settings. */
import type { WorldTables } from './collections.ts'
import { defaultPlatform } from './defaultPlatform.ts'
import type { Platform } from './platform.ts'
import { DuplicateError } from './store.ts'
import type { World } from './world.ts'

const settingId = 'platform'

/** The platform as it is set up; what was never set has its default. */
export async function readPlatform(tables: Pick<WorldTables, 'settings'>): Promise<Platform> {
  const row = await tables.settings.get(settingId)
  // Only this module writes the row.
  return { ...defaultPlatform, ...(row?.value as Partial<Platform> | undefined) }
}

/** Sets some of the platform up anew. */
export async function changePlatform(
  world: Pick<World, 'store' | 'now'>,
  changes: Partial<Platform>,
): Promise<void> {
  const change = () =>
    world.store.transaction(async ({ settings }, announce) => {
      const row = await settings.get(settingId)
      // Only this module writes the row.
      const value = { ...(row?.value as Partial<Platform> | undefined), ...changes }
      const updatedAt = world.now()
      if (row) await settings.update(settingId, { value, updatedAt })
      else await settings.insert({ id: settingId, value, updatedAt })
      announce({ type: 'settingsChanged' })
    })
  try {
    await change()
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
    // Somebody else set it up first: the row is there now.
    await change()
  }
}
