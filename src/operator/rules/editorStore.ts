import { create } from 'zustand'
import type { components } from '../../api/gen/paths.ts'
import { changesOf } from './differences.ts'
import {
  changeRule,
  type EditedRule,
  type EditedRules,
  type PatternVerdict,
  type PlacedProblem,
  type PublishedRules,
  placeProblem,
  type RuleChanges,
  type RuleProblem,
  toEdited,
} from './draft.ts'
import { isSameValue } from './sameValue.ts'

type DraftCheck = components['schemas']['DraftCheck']
export type SignUpCheck = components['schemas']['SignUpCheck']

/** Rules of another operator to be merged into the draft, with their common base. */
export type MergeSource = {
  kind: 'published' | 'scheduled'
  author: string
  /**
   * For published rules, their version; for scheduled rules, the version that they are based on.
   */
  version: number
  base: EditedRules
  theirs: EditedRules
  /** Base of the draft after the merge. */
  newBase: PublishedRules
}

export type EditorState = {
  /** Version that the draft is based on; null until the rules have loaded. */
  base: PublishedRules | null
  /** `base` converted to `EditedRules`, for comparison with the draft. */
  original: EditedRules
  draft: EditedRules
  note: string
  /** Undo states and redo states of the draft; the next one to restore is last in each list. */
  past: readonly EditedRules[]
  future: readonly EditedRules[]
  /** Safety verdict on each field's pattern, valid for that exact pattern only. */
  verdicts: Readonly<Record<string, { pattern: string; verdict: PatternVerdict }>>
  /** Problems that the server reported. A problem is dropped when its property changes. */
  problems: readonly PlacedProblem[]
  /** Last response of a check, with the rules that were sent. */
  check: { sentRules: EditedRules; result: DraftCheck } | null
  /** Rules to be merged; null once the operator has merged or dropped them. */
  merge: MergeSource | null
}

const empty: EditedRules = { minimumAge: '', fields: [] }
const initial: EditorState = {
  base: null,
  original: empty,
  draft: empty,
  note: '',
  past: [],
  future: [],
  verdicts: {},
  problems: [],
  check: null,
  merge: null,
}

/** The draft. It stays in this store when the operator leaves the section or the session ends. */
export const useEditor = create<EditorState>(() => initial)

const edit = (change: (state: EditorState) => Partial<EditorState>) => useEditor.setState(change)

export function hasChanges({ base, original, draft }: EditorState): boolean {
  return base !== null && original !== draft && changesOf(original, draft).length > 0
}

/** Starts a new draft from a version; drops all edits. */
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

/** Resumes a stored draft and its base. */
export function resumeDraft(base: PublishedRules, draft: EditedRules, note: string): void {
  beginDraft(base)
  edit(() => ({ draft, note }))
}

/** Starts a draft of a newer live version, or requests a merge if the current draft has changes. */
export function followLive(live: PublishedRules): void {
  const state = useEditor.getState()
  if (state.base !== null && live.version <= state.base.version) return
  if (hasChanges(state)) setConflict(live)
  else beginDraft(live)
}

export const dropDraft = (): void => useEditor.setState(initial)

const deepestPast = 200
/** Milliseconds within which edits of one control form a single undo step. */
const oneStep = 1000
let lastStep = { group: '', at: 0 }

/** Changes the draft as one undo step; steps of one `group` in quick succession are merged. */
export function step(group: string, change: (state: EditorState) => Partial<EditorState>): void {
  const state = useEditor.getState()
  const changes = change(state)
  if (changes.draft === undefined || changes.draft === state.draft) return
  const now = performance.now()
  const isSameStep =
    group !== '' && group === lastStep.group && now - lastStep.at < oneStep && state.past.length > 0
  lastStep = { group, at: now }
  const past = isSameStep ? state.past : [...state.past, state.draft].slice(-deepestPast)
  edit(() => ({ ...changes, past, future: [] }))
}

export function undo(): void {
  edit(({ past, future, draft }) => {
    const before = past.at(-1)
    return before ? { draft: before, past: past.slice(0, -1), future: [...future, draft] } : {}
  })
  lastStep = { group: '', at: 0 }
}

export function redo(): void {
  edit(({ past, future, draft }) => {
    const next = future.at(-1)
    return next ? { draft: next, past: [...past, draft], future: future.slice(0, -1) } : {}
  })
  lastStep = { group: '', at: 0 }
}

export function editRule(name: string, changes: RuleChanges): void {
  const isTyped = Object.values(changes).every((value) => typeof value !== 'boolean')
  step(isTyped ? `${name} ${Object.keys(changes).join()}` : '', ({ draft, problems }) => ({
    draft: { ...draft, fields: changeRule(draft.fields, name, changes) },
    problems: problems.filter(({ field, property }) => {
      // A length bound affects the other bound and the pattern, so their problems are removed
      // together.
      const isBound = 'minLength' in changes || 'maxLength' in changes
      const concerned = isBound ? /Length$|^acceptedPattern$/.test(property) : property in changes
      return field !== name || !concerned
    }),
  }))
}

export function setMinimumAge(minimumAge: string): void {
  step('minimumAge', ({ draft, problems }) => ({
    draft: { ...draft, minimumAge },
    problems: problems.filter(({ property }) => property !== 'minimumAge'),
  }))
}

export const setNote = (note: string): void => edit(() => ({ note }))

/** Requests a merge with a version that another operator published in the meantime. */
export function setConflict(live: PublishedRules): void {
  edit(({ original, merge }) => ({
    merge:
      merge?.kind === 'published' && merge.version === live.version
        ? merge
        : {
            kind: 'published',
            author: live.author,
            version: live.version,
            base: original,
            theirs: toEdited(live.draft),
            newBase: live,
          },
  }))
}

export const askMerge = (merge: MergeSource): void => edit(() => ({ merge }))
export const dropMerge = (): void => edit(() => ({ merge: null }))

/** Makes the result of a merge the draft, with the merge's newer version as its base. */
export function finishMerge(mergedRules: EditedRules): void {
  const { merge, note } = useEditor.getState()
  if (!merge) return
  const { base, draft } = useEditor.getState()
  if (merge.newBase.version !== base?.version) {
    resumeDraft(merge.newBase, mergedRules, note)
    return
  }
  step('', () => ({ draft: isSameValue(draft, mergedRules) ? draft : mergedRules }))
  edit(() => ({ merge: null }))
}

/**
 * Stores the problems that still apply to the draft, and the safety verdicts on the patterns that
 * were sent.
 */
export function noteFindings(
  sentRules: EditedRules,
  problems: readonly RuleProblem[],
  verdicts: readonly PatternVerdict[],
): void {
  edit((state) => ({
    problems: problems
      .map((problem) => placeProblem(problem, sentRules.fields))
      .filter((problem) => isStillSo(problem, sentRules, state.draft)),
    verdicts: { ...state.verdicts, ...verdictsOf(sentRules, verdicts) },
  }))
}

/** True if the draft still has the value for which a problem was reported. */
function isStillSo(
  { field, property }: PlacedProblem,
  sentRules: EditedRules,
  now: EditedRules,
): boolean {
  const find = ({ fields }: EditedRules) => fields.find(({ name }) => name === field)
  const [then, today] = [find(sentRules), find(now)]
  if (then === today || then === undefined) return true
  const parts = (rule: EditedRule) => Object.entries(rule).filter(([key]) => key === property)
  return today !== undefined && isSameValue(parts(then), parts(today))
}

export function noteCheck(sentRules: EditedRules, result: DraftCheck): void {
  noteFindings(sentRules, result.problems, result.verdicts)
  edit(() => ({ check: { sentRules, result } }))
}

/** Updates the sign-up result of the last check, if that check was of the same rules. */
export function noteSignUps(sentRules: EditedRules, signUps: SignUpCheck): void {
  edit(({ check }) =>
    check?.sentRules === sentRules
      ? { check: { sentRules, result: { ...check.result, signUps } } }
      : {},
  )
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
