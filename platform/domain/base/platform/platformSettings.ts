/** Storage of the platform settings: one row of `settings`. */

import type { DomainTables } from '../collections/collections.ts'
import type { Context } from '../context/context.ts'
import { againIfTaken } from '../storage/againIfTaken.ts'
import type { Announce } from '../storage/events.ts'
import { defaultPlatform } from './defaultPlatform.ts'
import { type Platform, withMissingModules } from './platform.ts'

const settingId = 'platform'

/**
 * Row of the platform settings, read without a lock. Nearly every transaction reads this row, so a
 * lock would make transactions run one after the other.
 */
export const platformRow = ({ settings }: Pick<DomainTables, 'settings'>) =>
  settings.peek(settingId)

export const readPlatform = async (tables: Pick<DomainTables, 'settings'>): Promise<Platform> =>
  platformOf(setUpBy(await platformRow(tables)))

// The cast is safe: only this module writes the row, always with this type.
const setUpBy = (row: { value: unknown } | undefined) => row?.value as Partial<Platform> | undefined

/** Adds defaults for settings that were never set, or that are newer than the row. */
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

/** Returns the changes of the settings; undefined for no change. */
type Decide = (current: Platform, tables: DomainTables) => Promise<Partial<Platform> | undefined>

/**
 * Changes the platform settings and announces the change. `decide` runs in the same transaction and
 * returns the changed properties; the value undefined removes a property.
 * @returns the platform after the change.
 */
export async function decidePlatform(
  context: Pick<Context, 'store' | 'now'>,
  decide: Decide,
): Promise<Platform> {
  // Another transaction may insert the row at the same time.
  return againIfTaken(() =>
    context.store.transaction((tables, announce) =>
      decidePlatformWith({ tables, announce, now: context.now() }, decide),
    ),
  )
}

type Transaction = { tables: DomainTables; announce: Announce; now: number }

/** Like {@link decidePlatform}, within an existing transaction. */
export async function decidePlatformWith(
  { tables, announce, now: updatedAt }: Transaction,
  decide: Decide,
): Promise<Platform> {
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
  if (row) await settings.update(settingId, { value, updatedAt })
  else await settings.insert({ id: settingId, value, updatedAt })
  announce({ type: 'settingsChanged' })
  const platform = platformOf(value)
  announce({ type: 'statusChanged', maintenance: platform.maintenance })
  return platform
}

/** Changes platform settings, and announces the change. */
export async function changePlatform(
  context: Pick<Context, 'store' | 'now'>,
  changes: Partial<Platform>,
): Promise<void> {
  await decidePlatform(context, async () => changes)
}
