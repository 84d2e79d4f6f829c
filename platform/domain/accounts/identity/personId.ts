/** Persons, by a hash of their document that nobody can make without the platform's key. */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { keyedHash, toHex } from '../../base/context/digest.ts'

const settingId = 'personKey'

/**
 * The key of the hashes, made at its first use and never changed: with another one nobody would be
 * known again. It is a setting, so all gateways on a database share it, and a backup holds it.
 */
async function personKey(
  context: Pick<Context, 'now' | 'randomBytes'>,
  { settings }: Pick<DomainTables, 'settings'>,
): Promise<string> {
  const known = (await settings.peek(settingId)) ?? (await settings.get(settingId))
  // Only this module writes the row.
  if (known) return known.value as string
  const value = toHex(context.randomBytes(32))
  await settings.insert({ id: settingId, value, updatedAt: context.now() })
  return value
}

/**
 * The id of the person who has a CPF.
 * @param number the CPF's digits.
 */
export const personIdOf = async (
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'settings'>,
  number: string,
): Promise<string> => `person-${await keyedHash(await personKey(context, tables), `CPF:${number}`)}`
