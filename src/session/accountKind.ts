import type { components } from '../api/gen/paths.ts'

type AccountTypes = components['schemas']['AccountTypes']

/** Kind of an account. It determines the permissions of the account. */
export type AccountKind = 'member' | 'trial' | 'agent'

/**
 * Determines the kind of an account from the number of its type. The system status lists the types
 * of each kind (ROLE-13, ROLE-16, LOGIN-29).
 */
export function accountKind(type: number, types: AccountTypes): AccountKind {
  if (types.agents.includes(type)) return 'agent'
  if (types.trials.includes(type)) return 'trial'
  return 'member'
}
