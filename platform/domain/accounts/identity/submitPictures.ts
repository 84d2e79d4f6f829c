/** Picture steps of the identity check: a document, and a selfie of its holder. */

import type { DomainTables } from '../../base/collections/collections.ts'
import type { IdentitySubmission } from '../../base/collections/identity.ts'
import type { Context } from '../../base/context/context.ts'
import { claimFiles } from '../../base/files/files.ts'
import { planDecision } from './planDecision.ts'
import { beginReview, isSendable, readSteps, type Steps } from './steps.ts'

type Pictures = Exclude<IdentitySubmission, { kind: 'PERSON' }>

/**
 * Prerequisites of a step. A selfie can be submitted once a document has been submitted, but is
 * checked only after the document is accepted.
 */
const isReady: Record<Pictures['kind'], (steps: Steps) => boolean> = {
  DOCUMENT: ({ PERSON }) => PERSON?.state === 'ACCEPTED',
  SELFIE: ({ PERSON, DOCUMENT }) => PERSON?.state === 'ACCEPTED' && DOCUMENT !== undefined,
}

/** Prefix of a file's `usedFor` if it is a picture of an identity step. */
export const identityUse = 'identity/'

/**
 * Stores the uploaded pictures of a step, and schedules their check.
 * @throws {Rejection} if the step cannot be submitted now, or a file is unknown or already used.
 */
export async function submitPictures(
  context: Context<'NOT_POSSIBLE_NOW' | 'PROOF_UNKNOWN'>,
  tables: DomainTables,
  memberId: string,
  submission: Pictures,
): Promise<void> {
  const now = context.now()
  const steps = await readSteps(tables, memberId)
  const { kind, fileIds } = submission
  if (!isReady[kind](steps) || !isSendable(steps[kind], now)) {
    context.reject('NOT_POSSIBLE_NOW')
  }
  const row = await beginReview(tables, { memberId, submission, now })
  const usedFor = `${identityUse}${row.id}/${now}`
  if (!(await claimFiles(tables, memberId, fileIds, usedFor))) {
    context.reject('PROOF_UNKNOWN')
  }
  await planDecision(context, tables, row)
}
