import { session } from '../../../session/session.ts'
import type { ProfileValues } from './profileRules.ts'

/**
 * Values that a member typed into the form and has neither saved nor discarded; the browser's Back
 * closes a dialog without a question. The draft is kept in memory only, because it is personal
 * data.
 */
let draft: { memberId: string; values: ProfileValues } | undefined

/** Draft of this member; undefined when there is none. */
export const readDraft = (memberId: string): ProfileValues | undefined =>
  draft?.memberId === memberId ? draft.values : undefined

export function keepDraft(memberId: string, values: ProfileValues): void {
  draft = { memberId, values }
}

export function dropDraft(): void {
  draft = undefined
}

// An expired session keeps the draft for the next login; any other end of the session drops it.
session.subscribe((state) => {
  if (state.kind === 'visitor' && state.sessionEnd !== 'expired') dropDraft()
})
