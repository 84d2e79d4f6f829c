import type { DomainTables } from '../../base/collections/collections.ts'
import { sha256 } from '../../base/context/digest.ts'

const idOf = (memberId: string, ip: string) => sha256(`${memberId}\n${ip}`)

export const knowsAddress = async (
  { knownAddresses }: Pick<DomainTables, 'knownAddresses'>,
  memberId: string,
  ip: string,
): Promise<boolean> => (await knownAddresses.get(await idOf(memberId, ip))) !== undefined

export async function addAddress(
  { knownAddresses }: Pick<DomainTables, 'knownAddresses'>,
  memberId: string,
  ip: string,
  addedAt: number,
): Promise<void> {
  const id = await idOf(memberId, ip)
  if (await knownAddresses.get(id)) return
  await knownAddresses.insert({ id, memberId, addedAt })
}
