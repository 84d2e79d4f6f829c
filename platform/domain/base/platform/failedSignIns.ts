import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables } from '../collections/collections.ts'

/** Maximum number of failures whose IP addresses are collected. */
const searchLimit = 100
const shownAddresses = 5

/** Failed sign-ins of an operator since the latest successful one; undefined if there are none. */
export async function failedSignIns(
  { audit }: Pick<DomainTables, 'audit'>,
  operator: string,
): Promise<components['schemas']['FailedSignIns'] | undefined> {
  const newestFirst = { column: 'at', direction: 'descending' } as const
  const signedIn = { operator, action: 'SIGNED_IN' }
  const [last] = await audit.find({ where: signedIn, orderBy: newestFirst, limit: 1 })
  const where = { operator, action: 'SIGN_IN_FAILED', at: { atLeast: last ? last.at + 1 : 0 } }
  const count = await audit.count(where)
  if (count === 0) return undefined
  const rows = await audit.find({ where, orderBy: newestFirst, limit: searchLimit })
  const addresses = new Set(rows.flatMap(({ address }) => address ?? []))
  return { count, addresses: [...addresses].slice(0, shownAddresses) }
}
