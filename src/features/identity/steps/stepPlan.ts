import type {
  IdentityStatus,
  IdentityStep,
} from '../../../identity/identityCheck/identity.queries.ts'

/**
 * View of a step. `optional`: possible but not required yet. `locked`: another step must come
 * first. `exhausted`: no attempts are left for now. `closed`: no provider performs identity checks.
 */
export type StepView = 'form' | 'optional' | 'review' | 'done' | 'locked' | 'exhausted' | 'closed'

const isSent = (step: IdentityStep | undefined): boolean =>
  step !== undefined && step.state !== 'NOT_STARTED'

/**
 * True if the member can start the step. Document and selfie require that the personal data were
 * accepted. A selfie also requires a sent document, which need not be accepted yet.
 */
function isReady({ step }: IdentityStep, steps: readonly IdentityStep[]): boolean {
  const [person, document] = steps
  if (step === 'PERSON') return true
  if (person?.state !== 'ACCEPTED') return false
  return step === 'DOCUMENT' || isSent(document)
}

/**
 * True for a step that the market requires or that the member has begun, and for a selfie after the
 * member has sent a document.
 */
function isWanted(step: IdentityStep, { steps, demands }: IdentityStatus): boolean {
  const isBegun = step.state !== 'NOT_STARTED'
  const isNext = step.step === 'SELFIE' && isSent(steps[1])
  return isBegun || isNext || demands.some(({ level }) => level >= step.level)
}

/** View that the identity page shows for a step of the member's identity check. */
export function viewOf(step: IdentityStep, status: IdentityStatus): StepView {
  if (step.state === 'UNDER_REVIEW') return 'review'
  if (step.state === 'ACCEPTED') return 'done'
  if (status.closed) return 'closed'
  if (!isReady(step, status.steps)) return 'locked'
  if (step.attemptsLeft === 0) return 'exhausted'
  return isWanted(step, status) ? 'form' : 'optional'
}
