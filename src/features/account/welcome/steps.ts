import type { Value } from '../../../api/operations.ts'

export type StepId = 'password' | 'contact' | 'limits' | 'profile' | 'deposit' | 'game'
export type Step = { id: StepId; isDone: boolean }

/** Server data about a member; undefined for a request that is pending or failed. */
export type Facts = {
  security: Value<'GET /wps/member/security'> | undefined
  limits: Value<'GET /wps/member/limits'> | undefined
  profile: Value<'GET /wps/member/profile'> | undefined
  /** Number of paid deposits. */
  deposits: number | undefined
  /** Number of games played. */
  games: number | undefined
}

/** Data about the registration. */
export type Beginning = {
  /** Time of registration, RFC 3339 text. */
  registeredAt: string
  /** True if the platform generated the first password. */
  hadGivenPassword: boolean
}

const maxSteps = 5

/**
 * Steps of a member's welcome checklist, and their state. Omits steps with unknown data. Omits the
 * password step for a member who chose the password at registration.
 */
export function welcomeSteps(facts: Facts, beginning: Beginning): readonly Step[] {
  const { security, limits, profile, deposits, games } = facts
  const steps: (Step | undefined)[] = [
    security && passwordStep(security, beginning),
    security && {
      id: 'contact',
      isDone: security.mobileNum !== undefined || security.email !== undefined,
    },
    limits && {
      id: 'limits',
      isDone: limits.items.some(
        ({ amount, minutes }) => amount !== undefined || minutes !== undefined,
      ),
    },
    profile && { id: 'profile', isDone: (profile.fields.payeeName ?? '') !== '' },
    deposits === undefined ? undefined : { id: 'deposit', isDone: deposits > 0 },
    games === undefined ? undefined : { id: 'game', isDone: games > 0 },
  ]
  return steps.filter((step) => step !== undefined)
}

function passwordStep(
  { hasPassword, passwordChangedAt }: Value<'GET /wps/member/security'>,
  { registeredAt, hadGivenPassword }: Beginning,
): Step | undefined {
  if (!hasPassword) return { id: 'password', isDone: false }
  if (!hadGivenPassword) return undefined
  return { id: 'password', isDone: Date.parse(passwordChangedAt) > Date.parse(registeredAt) }
}

/** Steps to show, at most `maxSteps`; completed steps are left out first. */
export function shownSteps(steps: readonly Step[]): readonly Step[] {
  const excess = Math.max(0, steps.length - maxSteps)
  const done = steps.filter(({ isDone }) => isDone).slice(0, excess)
  return steps.filter((step) => !done.includes(step)).slice(0, maxSteps)
}
