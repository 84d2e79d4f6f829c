import type {
  IdentityStatus,
  IdentityStep,
} from '../../../identity/identityCheck/identity.queries.ts'

/**
 * What a step shows. `optional`: it can be done, and nothing demands it yet. `locked`: another comes
 * first. `exhausted`: no attempt is left for now. `closed`: nobody checks.
 */
export type StepView = 'form' | 'optional' | 'review' | 'done' | 'locked' | 'exhausted' | 'closed'

const isSent = (step: IdentityStep | undefined): boolean =>
  step !== undefined && step.state !== 'NOT_STARTED'

/**
 * Whether what has to come before a step is there. A selfie follows any document: what is decided
 * of that meanwhile takes nothing away.
 */
function isReady({ step }: IdentityStep, steps: readonly IdentityStep[]): boolean {
  const [person, document] = steps
  if (step === 'PERSON') return true
  if (person?.state !== 'ACCEPTED') return false
  return step === 'DOCUMENT' || isSent(document)
}

/** A step is asked for when the market demands it or the member has begun it, and not before. */
function isWanted(step: IdentityStep, { steps, demands }: IdentityStatus): boolean {
  const isBegun = step.state !== 'NOT_STARTED'
  const isNext = step.step === 'SELFIE' && isSent(steps[1])
  return isBegun || isNext || demands.some(({ level }) => level >= step.level)
}

/** What a step of the check shows now. */
export function viewOf(step: IdentityStep, status: IdentityStatus): StepView {
  if (step.state === 'UNDER_REVIEW') return 'review'
  if (step.state === 'ACCEPTED') return 'done'
  if (status.closed) return 'closed'
  if (!isReady(step, status.steps)) return 'locked'
  if (step.attemptsLeft === 0) return 'exhausted'
  return isWanted(step, status) ? 'form' : 'optional'
}
