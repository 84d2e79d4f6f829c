import { create } from 'zustand'
import { compareRules } from './differences.ts'
import {
  changeRule,
  type EditedRule,
  type EditedRules,
  moveRule,
  type PatternVerdict,
  type PublishedRules,
  placeOf,
  type RuleProblem,
  toEdited,
} from './draft.ts'

type EditorState = {
  /** The version that the draft was made from; null until the rules are loaded. */
  base: PublishedRules | null
  /** The base as it would be edited, for comparison. */
  original: EditedRules
  draft: EditedRules
  note: string
  /** What was found out of each field's pattern; it holds for that very text only. */
  verdicts: Readonly<Record<string, { pattern: string; verdict: PatternVerdict }>>
  /** What the last check or publication found, without what was changed since. */
  problems: readonly RuleProblem[]
  /** The version that was published meanwhile, until the operator decides. */
  theirs: PublishedRules | null
}

const empty: EditedRules = { minimumAge: '', fields: [] }
const initial: EditorState = {
  base: null,
  original: empty,
  draft: empty,
  note: '',
  verdicts: {},
  problems: [],
  theirs: null,
}

/** The draft. It outlives the screens, so that neither a tab nor a lost session costs any of it. */
export const useEditor = create<EditorState>(() => initial)

const edit = (change: (state: EditorState) => Partial<EditorState>) => useEditor.setState(change)

export function hasChanges({ base, original, draft }: EditorState): boolean {
  return base !== null && compareRules({ base: original, theirs: original, mine: draft }).length > 0
}

/** Begins anew from a version; what was edited is dropped. */
export function beginDraft(base: PublishedRules): void {
  const original = toEdited(base.draft)
  edit(() => ({
    ...initial,
    base,
    original,
    draft: original,
    verdicts: verdictsOf(original, base.verdicts),
  }))
}

/** Follows the live version as long as nothing was edited. */
export function followLive(live: PublishedRules): void {
  const state = useEditor.getState()
  const isNewer = state.base === null || live.version > state.base.version
  if (isNewer && !hasChanges(state) && state.theirs === null) beginDraft(live)
}

export const dropDraft = (): void => useEditor.setState(initial)

export function editRule(name: string, changes: Partial<EditedRule>): void {
  edit(({ draft, problems }) => ({
    draft: { ...draft, fields: changeRule(draft.fields, name, changes) },
    problems: problems.filter((problem) => {
      const { field, property } = placeOf(problem, draft.fields)
      // One bound explains the other, and a pattern is judged with its lengths.
      const isBound = 'minLength' in changes || 'maxLength' in changes
      const concerned = isBound ? /Length$|^acceptedPattern$/.test(property) : property in changes
      return field !== name || !concerned
    }),
  }))
}

/** @returns the field's new place, counted from 1, or undefined when it stands at the end already */
export function moveField(name: string, by: number): number | undefined {
  const { draft, problems } = useEditor.getState()
  const fields = moveRule(draft.fields, name, by)
  if (fields === draft.fields) return undefined
  // A pointer names a place, and the places change.
  const placed = problems.map((problem) => ({ ...problem, ...known(problem, draft.fields) }))
  edit(() => ({ draft: { ...draft, fields }, problems: placed }))
  return fields.findIndex((rule) => rule.name === name) + 1
}

function known(problem: RuleProblem, fields: readonly EditedRule[]) {
  const { field, property } = placeOf(problem, fields)
  return field === undefined ? {} : { field, property }
}

export function setMinimumAge(minimumAge: string): void {
  edit(({ draft, problems }) => ({
    draft: { ...draft, minimumAge },
    problems: problems.filter(({ path }) => path !== '/minimumAge'),
  }))
}

export const setNote = (note: string): void => edit(() => ({ note }))

export const setConflict = (theirs: PublishedRules): void => edit(() => ({ theirs }))

/** Notes what was found; verdicts are those of the fields as they were sent. */
export function noteFindings(
  sent: EditedRules,
  problems: readonly RuleProblem[],
  verdicts: readonly PatternVerdict[],
): void {
  edit((state) => ({
    problems,
    verdicts: { ...state.verdicts, ...verdictsOf(sent, verdicts) },
  }))
}

function verdictsOf({ fields }: EditedRules, verdicts: readonly PatternVerdict[]) {
  const byField = new Map(verdicts.map((verdict) => [verdict.field, verdict]))
  return Object.fromEntries(
    fields.flatMap(({ name, acceptedPattern }) => {
      const verdict = byField.get(name)
      return verdict ? [[name, { pattern: acceptedPattern, verdict }]] : []
    }),
  )
}
