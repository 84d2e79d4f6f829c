/** Picture steps of the identity check: a document, and a selfie of its holder. */

import type { DomainTables } from '../../base/collections/collections.ts'
import type { IdentitySubmission } from '../../base/collections/identity.ts'
import type { Context } from '../../base/context/context.ts'
import { claimFiles } from '../../base/files/files.ts'
import { planDecision } from './planDecision.ts'
import { beginReview, isSendable, readSteps, type Steps } from './steps.ts'

type Pictures = Exclude<IdentitySubmission, { kind: 'PERSON' }>

/**
 * Prerequisites of a step. A selfie is checked once a document is accepted, but can be submitted as
 * soon as a document is, so that the member need not wait in between.
 */
const isReady: Record<Pictures['kind'], (steps: Steps) => boolean> = {
  DOCUMENT: ({ PERSON }) => PERSON?.state === 'ACCEPTED',
  SELFIE: ({ PERSON, DOCUMENT }) => PERSON?.state === 'ACCEPTED' && DOCUMENT !== undefined,
}

/** Prefix of `usedFor` for pictures of a step. */
export const identityUse = 'identity/'

/**
 * Stores uploaded pictures for a step, and schedules their check.
 * @throws {Rejection} when the step is not open, or a file is already used.
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
