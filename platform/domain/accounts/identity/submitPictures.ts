/** The steps that are pictures: a document, and the face of its holder. */

import type { DomainTables } from '../../base/collections/collections.ts'
import type { IdentitySubmission } from '../../base/collections/identity.ts'
import type { Context } from '../../base/context/context.ts'
import { claimFiles } from '../../base/files/files.ts'
import { planDecision } from './planDecision.ts'
import { beginReview, isSendable, readSteps, type Steps } from './steps.ts'

type Pictures = Exclude<IdentitySubmission, { kind: 'PERSON' }>

/**
 * What a step has to come after. A face is looked at once a document is accepted, and can be sent
 * as soon as there was one, so that nobody has to wait for a decision in between.
 */
const isReady: Record<Pictures['kind'], (steps: Steps) => boolean> = {
  DOCUMENT: ({ PERSON }) => PERSON?.state === 'ACCEPTED',
  SELFIE: ({ PERSON, DOCUMENT }) => PERSON?.state === 'ACCEPTED' && DOCUMENT !== undefined,
}

/** What pictures of a step belong to. */
export const identityUse = 'identity/'

/**
 * Takes down pictures that a member has sent before, and plans when they are looked at.
 * @throws {Rejection} when the step is not open, or a file is not free.
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
