import type { Content } from '../../platform/domain/base/content/content.ts'
import { personas } from '../people/personas.ts'

/** Accounts that the home page suggests to visitors. Each kind of account has pages of its own. */
const suggestedAccounts = [
  { name: 'ana', kind: 'MEMBER' },
  { name: 'carla', kind: 'AGENT' },
  { name: 'bruno', kind: 'TRIAL' },
] as const

export const openAccounts: Content['openAccounts'] = suggestedAccounts.flatMap(({ name, kind }) =>
  personas
    .filter(({ username }) => username === name)
    .map(({ username, password }) => ({ kind, username, password })),
)
