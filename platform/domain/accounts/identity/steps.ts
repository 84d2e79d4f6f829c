/** Steps of the identity check. The accepted steps determine a member's identity level. */

import type { components } from '../../../../src/api/gen/paths.ts'
import type { DomainTables, IdentityStepRow } from '../../base/collections/collections.ts'
import type { IdentitySubmission } from '../../base/collections/identity.ts'

type Schemas = components['schemas']
export type StepId = Schemas['IdentityStepId']

/** Steps in their order. The index of a step plus one is its level. */
export const stepIds: readonly StepId[] = ['PERSON', 'DOCUMENT', 'SELFIE']

/** Maximum number of submissions of a step within `attemptsWindow` milliseconds. */
const mostAttempts = 5
const attemptsWindow = 24 * 3_600_000

export type Steps = Partial<Record<StepId, IdentityStepRow>>
type StepTables = Pick<DomainTables, 'identitySteps'>

export const stepRowId = (memberId: string, step: StepId): string => `${memberId}/${step}`

export async function readSteps({ identitySteps }: StepTables, memberId: string): Promise<Steps> {
  const rows = await identitySteps.find({ where: { memberId } })
  return Object.fromEntries(rows.map((row) => [row.step, row]))
}

/** Number of accepted steps before the first step that is not accepted. */
export function levelOf(steps: Steps): number {
  const missing = stepIds.findIndex((step) => steps[step]?.state !== 'ACCEPTED')
  return missing === -1 ? stepIds.length : missing
}

/** True if a member has reached a level. Reads only the steps up to that level. */
export async function hasLevel(
  { identitySteps }: StepTables,
  memberId: string,
  level: number,
): Promise<boolean> {
  for (const step of stepIds.slice(0, level)) {
    const row = await identitySteps.get(stepRowId(memberId, step))
    if (row?.state !== 'ACCEPTED') return false
  }
  return true
}

/** Remaining attempts of a step, and the time at which all attempts are available again. */
export function attemptsOf(
  row: Pick<IdentityStepRow, 'attempts' | 'firstAt'> | undefined,
  now: number,
): { left: number; renewedAt: number } {
  const renewedAt = (row?.firstAt ?? now) + attemptsWindow
  if (row === undefined || now >= renewedAt) return { left: mostAttempts, renewedAt }
  return { left: Math.max(0, mostAttempts - row.attempts), renewedAt }
}

/** True if a step can be submitted: it is new, rejected or expired, and attempts are left. */
export function isSendable(row: IdentityStepRow | undefined, now: number): boolean {
  if (row?.state === 'UNDER_REVIEW' || row?.state === 'ACCEPTED') return false
  return attemptsOf(row, now).left > 0
}

/**
 * Stores a submission of a step, and puts the step under review.
 * @returns the new row.
 */
export async function beginReview(
  { identitySteps }: StepTables,
  { memberId, submission, now }: { memberId: string; submission: IdentitySubmission; now: number },
): Promise<IdentityStepRow> {
  const step = submission.kind
  const id = stepRowId(memberId, step)
  const before = await identitySteps.get(id)
  const isWindowOpen = before !== undefined && now < before.firstAt + attemptsWindow
  const row: IdentityStepRow = {
    id,
    memberId,
    step,
    state: 'UNDER_REVIEW',
    reason: null,
    submission,
    attempts: isWindowOpen ? before.attempts + 1 : 1,
    firstAt: isWindowOpen ? before.firstAt : now,
    submittedAt: now,
    decidedAt: null,
    expiresAt: null,
  }
  if (before) await identitySteps.update(id, row)
  else await identitySteps.insert(row)
  return row
}
