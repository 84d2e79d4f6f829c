/** Payers: holders of the bank accounts that deposits come from, for markets that check them. */

import type { components } from '../../../../src/api/gen/paths.ts'
import { maskCpf, readCpf } from '../../../../src/lib/cpf.ts'
import { levelFor } from '../../accounts/identity/demands.ts'
import { linkPerson } from '../../accounts/identity/linkPerson.ts'
import type { DomainTables, PayerRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { identityRulesOf, type Market } from '../../base/platform/markets.ts'
import { readPlatform } from '../../base/platform/platformSettings.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'

type Schemas = components['schemas']

/**
 * Document that identifies payers in a market; undefined if the market requires none. Brazil allows
 * deposits only from the player's own account (Portaria SPA/MF 615/2024).
 */
export const payerDocumentOf = ({ code }: Pick<Market, 'code'>): 'CPF' | undefined =>
  code === 'BR' ? 'CPF' : undefined

/**
 * True if the market allows deposits only by members with a verified identity. In such a market, a
 * CPF that a member has only declared is not sufficient.
 */
const isPersonDemanded = (market: Market): boolean =>
  levelFor(identityRulesOf(market), 'DEPOSIT', 1) > 0

/**
 * Registered payer of a member; undefined if there is none or if the market requires no document.
 */
export async function payerOf(
  { payers }: Pick<DomainTables, 'payers'>,
  memberId: string,
  market: Market,
): Promise<PayerRow | undefined> {
  if (payerDocumentOf(market) === undefined) return undefined
  const payer = await payers.get(memberId)
  const isClaim = payer?.documentId === null
  return isClaim && isPersonDemanded(market) ? undefined : payer
}

/**
 * Payer document that a member's market requires, with the masked number once it is registered.
 * Undefined if the market requires none, or if the identity check will provide the number.
 */
export async function showPayer(
  tables: Pick<DomainTables, 'payers'>,
  memberId: string,
  market: Market,
): Promise<Schemas['Payer'] | undefined> {
  const document = payerDocumentOf(market)
  const payer = await payerOf(tables, memberId, market)
  if (document === undefined || (!payer && isPersonDemanded(market))) return undefined
  return { document, ...(payer && { number: maskCpf(payer.number) }) }
}

/**
 * Stores the CPF that a member declares for their payments. Declaring the same number again changes
 * nothing.
 * @throws {Rejection} if the number is not a CPF, another number is registered, or the market
 * accepts no declared number.
 */
export async function setPayer(
  context: Pick<
    Context<'NOT_POSSIBLE_NOW' | 'CPF_INVALID'>,
    'now' | 'store' | 'randomBytes' | 'reject'
  >,
  memberId: string,
  typedNumber: string,
): Promise<Schemas['Payer']> {
  const number = readCpf(typedNumber)
  const write = async (tables: DomainTables) => {
    const { market } = await readPlatform(tables)
    const document = payerDocumentOf(market)
    if (document === undefined) context.reject('NOT_POSSIBLE_NOW')
    if (number === undefined) context.reject('CPF_INVALID')
    const known = await tables.payers.get(memberId)
    const isOther = known ? known.number !== number : isPersonDemanded(market)
    if (isOther) context.reject('NOT_POSSIBLE_NOW')
    const claim = { id: memberId, document, number, documentId: null, createdAt: context.now() }
    if (!known) {
      await tables.payers.insert(claim)
      await linkPerson(context, tables, { memberId, number, evidence: 'DECLARED' })
    }
    return { document, number: maskCpf(number) }
  }
  // Two concurrent requests of the same member may insert the row at the same time.
  return againIfTaken(() => context.store.transaction(write))
}
