/**
 * Ids of persons. An id is a keyed hash of the document, so that it cannot be computed without the
 * platform's key.
 */
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { keyedHash, toHex } from '../../base/context/digest.ts'

const settingId = 'personKey'

/**
 * Key of the hashes, created at its first use and never changed, since another key would produce
 * other ids. Stored as a setting, so that all gateways on a database share it and backups include
 * it.
 */
async function personKey(
  context: Pick<Context, 'now' | 'randomBytes'>,
  { settings }: Pick<DomainTables, 'settings'>,
): Promise<string> {
  const known = (await settings.peek(settingId)) ?? (await settings.get(settingId))
  // The cast is safe: only this module writes the row, always with a text as its value.
  if (known) return known.value as string
  const value = toHex(context.randomBytes(32))
  await settings.insert({ id: settingId, value, updatedAt: context.now() })
  return value
}

/**
 * Id of the person with a CPF.
 * @param number the CPF's digits.
 */
export const personIdOf = async (
  context: Pick<Context, 'now' | 'randomBytes'>,
  tables: Pick<DomainTables, 'settings'>,
  number: string,
): Promise<string> => `person-${await keyedHash(await personKey(context, tables), `CPF:${number}`)}`
