import { localStore } from '../../../kit/storage.ts'
import type { EditedRules, PublishedRules } from '../draft.ts'

/** A draft as it is kept in the browser for its operator, with what it was made from. */
export type KeptDraft = {
  savedAt: string
  base: PublishedRules
  draft: EditedRules
  note: string
}

/** Of the stored shape; an older one is dropped. */
const version = 1
const keyOf = (operator: string) => `operatorDraft/${operator}`

export function keepDraft(operator: string, keptDraft: KeptDraft): void {
  localStore.setJson(keyOf(operator), { version, ...keptDraft })
}

/** Whether the browser really has a draft of this operator. */
export const isDraftKept = (operator: string): boolean => localStore.isKept(keyOf(operator))

export const dropKeptDraft = (operator: string): void => localStore.remove(keyOf(operator))

export function readKeptDraft(operator: string): KeptDraft | null {
  return localStore.getJson(keyOf(operator), (json) => {
    // Whatever was stored: the parts that are used without a check of their own are looked at.
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
      base === undefined
    ) {
      throw new Error('no draft')
    }
    return { savedAt, base, draft, note }
  })
}

function isRule(rule: unknown): boolean {
  // Only looked at.
  const { name, acceptedPattern, minLength, maxLength } = rule as Record<string, unknown>
  return [name, acceptedPattern, minLength, maxLength].every((each) => typeof each === 'string')
}
