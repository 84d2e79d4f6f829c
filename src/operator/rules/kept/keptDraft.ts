import { localStore } from '../../../kit/storage.ts'
import type { EditedRules, PublishedRules } from '../draft.ts'

/** Draft and its base as stored in the browser for one operator. */
export type KeptDraft = {
  savedAt: string
  base: PublishedRules
  draft: EditedRules
  note: string
}

/** Version of the stored format; a draft in another version is dropped. */
const version = 1
const keyOf = (operator: string) => `operatorDraft/${operator}`

export function keepDraft(operator: string, keptDraft: KeptDraft): void {
  localStore.setJson(keyOf(operator), { version, ...keptDraft })
}

/** True if the browser has a stored draft of this operator. */
export const isDraftKept = (operator: string): boolean => localStore.isKept(keyOf(operator))

export const dropKeptDraft = (operator: string): void => localStore.remove(keyOf(operator))

export function readKeptDraft(operator: string): KeptDraft | null {
  return localStore.getJson(keyOf(operator), (json) => {
    // Storage content is not validated yet; each property that the code relies on is validated
    // below.
    const kept = json as Partial<KeptDraft> & { version?: unknown }
    const { savedAt, base, draft, note } = kept
    if (
      kept.version !== version ||
      typeof savedAt !== 'string' ||
      typeof note !== 'string' ||
      !Number.isInteger(base?.version) ||
      !Array.isArray(base?.draft?.fields) ||
      !Array.isArray(base?.verdicts) ||
      typeof draft?.minimumAge !== 'string' ||
      !Array.isArray(draft.fields) ||
      !draft.fields.every(isRule) ||
      !(draft.groups ?? []).every(isGroup) ||
      base === undefined
    ) {
      throw new Error('no draft')
    }
    return { savedAt, base, draft, note }
  })
}

// Drafts of earlier builds have no groups.
const isGroup = (group: unknown): boolean => {
  // The cast is safe: the properties have the type `unknown` and are checked below.
  const { id, title } = group as Record<string, unknown>
  return typeof id === 'string' && typeof title === 'object' && title !== null
}

function isRule(rule: unknown): boolean {
  // The cast is safe: the properties have the type `unknown` and are checked below.
  const { name, acceptedPattern, minLength, maxLength } = rule as Record<string, unknown>
  return [name, acceptedPattern, minLength, maxLength].every((each) => typeof each === 'string')
}
