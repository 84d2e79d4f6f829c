import { session } from '../../../session/session.ts'
import type { ProfileValues } from './profileRules.ts'

/**
 * What a member typed into the form and has neither sent nor given up: the browser's Back closes a
 * dialog without a question. In memory only, since it says who somebody is.
 */
let draft: { memberId: string; values: ProfileValues } | undefined

/** What the member typed before; undefined when nothing is left of it. */
export const readDraft = (memberId: string): ProfileValues | undefined =>
  draft?.memberId === memberId ? draft.values : undefined

export function keepDraft(memberId: string, values: ProfileValues): void {
  draft = { memberId, values }
}

export function dropDraft(): void {
  draft = undefined
}

// A session that ran out may go on after a login; any other end leaves nothing.
session.subscribe((state) => {
  if (state.kind === 'visitor' && state.sessionEnd !== 'expired') dropDraft()
})
