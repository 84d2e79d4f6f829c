import type { Value } from '../../../api/operations.ts'

export type StepId = 'password' | 'contact' | 'limits' | 'profile' | 'deposit' | 'game'
export type Step = { id: StepId; isDone: boolean }

/** What the server says of a member; undefined where it has not answered, or failed. */
export type Facts = {
  security: Value<'GET /wps/member/security'> | undefined
  limits: Value<'GET /wps/member/limits'> | undefined
  profile: Value<'GET /wps/member/profile'> | undefined
  /** How many deposits were paid. */
  deposits: number | undefined
  /** How many games were played. */
  games: number | undefined
}

/** What is known of how the account began. */
export type Beginning = {
  /** RFC 3339. */
  registeredAt: string
  /** The platform made the first password. */
  hadGivenPassword: boolean
}

/** How many steps there is room for. */
const most = 5

/**
 * The first steps of a member, and which of them are done. What nobody knows of is left out, and so
 * is a password that its owner chose when they registered.
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

/** The steps that there is room for: what is done makes way for what is not. */
export function shownSteps(steps: readonly Step[]): readonly Step[] {
  const excess = Math.max(0, steps.length - most)
  const done = steps.filter(({ isDone }) => isDone).slice(0, excess)
  return steps.filter((step) => !done.includes(step)).slice(0, most)
}
