/** Persons, by a hash of their document that nobody can make without the platform's key. */
import type { WorldTables } from '../../base/collections/collections.ts'
import { keyedHash, toHex } from '../../base/context/digest.ts'
import type { World } from '../../base/context/world.ts'

const settingId = 'personKey'

/**
 * The key of the hashes, made at its first use and never changed: with another one nobody would be
 * known again. It is a setting, so all gateways on a database share it, and a backup holds it.
 */
async function personKey(
  world: Pick<World, 'now' | 'randomBytes'>,
  { settings }: Pick<WorldTables, 'settings'>,
): Promise<string> {
  const known = (await settings.peek(settingId)) ?? (await settings.get(settingId))
  // Only this module writes the row.
  if (known) return known.value as string
  const value = toHex(world.randomBytes(32))
  await settings.insert({ id: settingId, value, updatedAt: world.now() })
  return value
}

/**
 * The id of the person who has a CPF.
 * @param number the CPF's digits.
 */
export const personIdOf = async (
  world: Pick<World, 'now' | 'randomBytes'>,
  tables: Pick<WorldTables, 'settings'>,
  number: string,
): Promise<string> => `person-${await keyedHash(await personKey(world, tables), `CPF:${number}`)}`
