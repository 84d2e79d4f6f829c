import type { components } from '../api/gen/paths.ts'

type AccountTypes = components['schemas']['AccountTypes']

/** Kind of an account. It determines the permissions of the account. */
export type AccountKind = 'member' | 'trial' | 'agent'

/**
 * Kind of an account of a type, by the lists of types in the system status (ROLE-13, ROLE-16,
 * LOGIN-29).
 */
export function accountKind(type: number, types: AccountTypes): AccountKind {
  if (types.agents.includes(type)) return 'agent'
  if (types.trials.includes(type)) return 'trial'
  return 'member'
}
