/** Whose account deposits come from, where the market demands to know. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf, readCpf } from '../../../../src/lib/cpf.ts'
import { linkPerson } from '../../accounts/identityCheck/linkPerson.ts'
import type { PayerRow, WorldTables } from '../../base/collections/collections.ts'
import type { Market } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import type { World } from '../../base/world/world.ts'
import { Cannot } from './cannot.ts'

type Schemas = components['schemas']

/**
 * The document by which a market's banks know a payer; undefined where it demands none. Brazil takes
 * deposits from a player's own account alone (Portaria SPA/MF 615/2024).
 */
export const payerDocumentOf = ({ code }: Pick<Market, 'code'>): 'CPF' | undefined =>
  code === 'BR' ? 'CPF' : undefined

/** What is demanded of a member's payments, with the masked number once it is known. */
export async function showPayer(
  { payers }: Pick<WorldTables, 'payers'>,
  memberId: string,
  market: Pick<Market, 'code'>,
): Promise<Schemas['Payer'] | undefined> {
  const document = payerDocumentOf(market)
  if (document === undefined) return undefined
  const payer = await payers.get(memberId)
  return { document, ...(payer && { number: maskCpf(payer.number) }) }
}

/**
 * Keeps whose account pays for a member. The same number again changes nothing.
 * @throws {Cannot} when it is no CPF, is somebody else's, or another one is known already.
 */
export async function setPayer(
  world: Pick<World, 'now' | 'store' | 'randomBytes'>,
  memberId: string,
  typedNumber: string,
): Promise<Schemas['Payer']> {
  const number = readCpf(typedNumber)
  const write = async (tables: WorldTables) => {
    const document = payerDocumentOf((await readPlatform(tables)).market)
    if (document === undefined) throw new Cannot('NOT_POSSIBLE_NOW')
    if (number === undefined) throw new Cannot('CPF_INVALID')
    const documentId = `${document}:${number}`
    const known = await tables.payers.get(memberId)
    if (known && known.documentId !== documentId) throw new Cannot('NOT_POSSIBLE_NOW')
    const row: PayerRow = { id: memberId, document, number, documentId, createdAt: world.now() }
    if (!known) {
      await tables.payers.insert(row)
      await linkPerson(world, tables, { memberId, number, evidence: 'DECLARED' })
    }
    return { document, number: maskCpf(number) }
  }
  return world.store.transaction(write).catch(async (error: unknown) => {
    if (!(error instanceof DuplicateError && error.collection === 'payers')) throw error
    // The same member may have told it twice at once.
    const known = await world.store.payers.get(memberId)
    if (known === undefined || known.number !== number) throw new Cannot('CPF_TAKEN')
    return { document: 'CPF' as const, number: maskCpf(known.number) }
  })
}
