/**
 * CPF of a member. Until the identity is verified, the CPF is only claimed; a verified CPF is
 * unique among accounts.
 */

import type { DomainTables, IdentityStepRow } from '../../base/collections/collections.ts'
import { DuplicateError } from '../../base/storage/store.ts'
import { unlinkPerson } from './linkPerson.ts'

const document = 'CPF'

/**
 * Assigns the CPF of a verified person to the member, in place of a claimed one.
 * @returns false if another verified account has the CPF.
 */
export async function takeNumber(
  { payers }: Pick<DomainTables, 'payers'>,
  { memberId, number, now }: { memberId: string; number: string; now: number },
): Promise<boolean> {
  const own = { document, number, documentId: `${document}:${number}` }
  const claim = await payers.get(memberId)
  try {
    if (claim) await payers.update(memberId, own)
    else await payers.insert({ id: memberId, ...own, createdAt: now })
    return true
  } catch (error) {
    if (error instanceof DuplicateError) return false
    throw error
  }
}

/** Removes a CPF that was rejected, unless the member has deposited with it. */
export async function forgetClaim(
  tables: Pick<DomainTables, 'payers' | 'deposits' | 'personAccounts'>,
  { memberId, submission }: Pick<IdentityStepRow, 'memberId' | 'submission'>,
): Promise<void> {
  const { payers, deposits } = tables
  const claim = submission.kind === 'PERSON' ? await payers.get(memberId) : undefined
  if (!claim || claim.documentId !== null) return
  const isUsed = (await deposits.count({ memberId, payer: claim.number })) > 0
  if (isUsed) return
  await payers.remove({ id: memberId })
  await unlinkPerson(tables, memberId)
}
