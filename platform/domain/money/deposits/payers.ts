/** Payers: holders of the accounts that deposits come from, in markets that demand them. */

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
 * The document by which a market's banks know a payer; undefined where it demands none. Brazil takes
 * deposits from a player's own account alone (Portaria SPA/MF 615/2024).
 */
export const payerDocumentOf = ({ code }: Pick<Market, 'code'>): 'CPF' | undefined =>
  code === 'BR' ? 'CPF' : undefined

/** True if only a verified person pays in, so that nobody is asked to claim a number. */
const isPersonDemanded = (market: Market): boolean =>
  levelFor(identityRulesOf(market), 'DEPOSIT', 1) > 0

/**
 * Whose account pays for a member; undefined while nobody is known, and in a market that demands no
 * document.
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
 * What is demanded of a member's payments, with the masked number once it is known; undefined where
 * nothing is, or the identity check finds it out.
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
 * Keeps whose account a member claims to pay from. The same number again changes nothing.
 * @throws {Rejection} when it is no CPF, another one is known already, or a claim is of no use.
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
  // The same member may have sent it twice at once.
  return againIfTaken(() => context.store.transaction(write))
}
