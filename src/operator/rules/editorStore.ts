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
  placeRule,
  type RuleChanges,
  type RuleProblem,
  toEdited,
} from './draft.ts'
import { isSameValue } from './sameValue.ts'

type DraftCheck = components['schemas']['DraftCheck']
export type SignUpCheck = components['schemas']['SignUpCheck']

/** Rules of somebody else, and what both began with, to be merged into the draft. */
export type MergeSource = {
  kind: 'published' | 'scheduled'
  author: string
  /** The published version, or the one that the scheduled rules were made from. */
  version: number
  base: EditedRules
  theirs: EditedRules
  /** What the draft follows once it is merged. */
  newBase: PublishedRules
}

export type EditorState = {
  /** The version that the draft was made from; null until the rules are loaded. */
  base: PublishedRules | null
  /** The base as it would be edited, for comparison. */
  original: EditedRules
  draft: EditedRules
  note: string
  /**
   * Earlier states of the draft, the newest last, and those that were undone, the next one last.
   */
  past: readonly EditedRules[]
  future: readonly EditedRules[]
  /** What was found out of each field's pattern; it holds for that very text only. */
  verdicts: Readonly<Record<string, { pattern: string; verdict: PatternVerdict }>>
  /** What the server found, without what was changed since. */
  problems: readonly PlacedProblem[]
  /** The last answer to a check, and what it is the answer to. */
  check: { sentRules: EditedRules; result: DraftCheck } | null
  /** Until the operator has merged or dropped it. */
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

/** The draft. It outlives the screens, so that neither a tab nor a lost session costs any of it. */
export const useEditor = create<EditorState>(() => initial)

const edit = (change: (state: EditorState) => Partial<EditorState>) => useEditor.setState(change)

export function hasChanges({ base, original, draft }: EditorState): boolean {
  return base !== null && original !== draft && changesOf(original, draft).length > 0
}

/** Begins again from a version; what was edited is dropped. */
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

/** Takes up a draft that was made from `base` earlier. */
export function resumeDraft(base: PublishedRules, draft: EditedRules, note: string): void {
  beginDraft(base)
  edit(() => ({ draft, note }))
}

/** Follows the live version as long as nothing was edited; otherwise asks for a merge. */
export function followLive(live: PublishedRules): void {
  const state = useEditor.getState()
  if (state.base !== null && live.version <= state.base.version) return
  if (hasChanges(state)) setConflict(live)
  else beginDraft(live)
}

export const dropDraft = (): void => useEditor.setState(initial)

const deepestPast = 200
/** Milliseconds within which keys in one control are one step of undo. */
const oneStep = 1000
let lastStep = { group: '', at: 0 }

/** Changes the draft as one step; steps of one `group` in quick succession are one. */
function step(group: string, change: (state: EditorState) => Partial<EditorState>): void {
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
      // One bound explains the other, and a pattern is judged with its lengths.
      const isBound = 'minLength' in changes || 'maxLength' in changes
      const concerned = isBound ? /Length$|^acceptedPattern$/.test(property) : property in changes
      return field !== name || !concerned
    }),
  }))
}

/**
 * @param place counted from 0
 * @returns the field's new place, counted from 1, or undefined when it stands there already
 */
export function placeField(name: string, place: number): number | undefined {
  const { draft } = useEditor.getState()
  const fields = placeRule(draft.fields, name, place)
  if (fields === draft.fields) return undefined
  step('', () => ({ draft: { ...draft, fields } }))
  return fields.findIndex((rule) => rule.name === name) + 1
}

/** @returns like `placeField` */
export function moveField(name: string, by: number): number | undefined {
  const { fields } = useEditor.getState().draft
  return placeField(name, fields.findIndex((rule) => rule.name === name) + by)
}

/** Adds a field at the end of the form. */
export function addField(rule: EditedRule): void {
  step('', ({ draft }) => ({ draft: { ...draft, fields: [...draft.fields, rule] } }))
}

export function removeField(name: string): void {
  step('', ({ draft, problems }) => ({
    draft: { ...draft, fields: draft.fields.filter((rule) => rule.name !== name) },
    problems: problems.filter(({ field }) => field !== name),
  }))
}

/** Puts a removed field back where it was, whatever was edited since. */
export function putBack(rule: EditedRule, place: number): void {
  step('', ({ draft }) =>
    draft.fields.some(({ name }) => name === rule.name)
      ? {}
      : { draft: { ...draft, fields: draft.fields.toSpliced(place, 0, rule) } },
  )
}

export function setMinimumAge(minimumAge: string): void {
  step('minimumAge', ({ draft, problems }) => ({
    draft: { ...draft, minimumAge },
    problems: problems.filter(({ property }) => property !== 'minimumAge'),
  }))
}

export const setNote = (note: string): void => edit(() => ({ note }))

/** Asks for a merge with a version that somebody published meanwhile. */
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

/**
 * Makes the result of a merge the draft, which is based on the merge's newer version from now on.
 */
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

/** Stores the problems; the verdicts belong to the fields as they were sent. */
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

/** Whether what a problem speaks of is as it was sent: it may have been typed in meanwhile. */
function isStillSo(
  { field, property }: PlacedProblem,
  sent: EditedRules,
  now: EditedRules,
): boolean {
  const find = ({ fields }: EditedRules) => fields.find(({ name }) => name === field)
  const [then, today] = [find(sent), find(now)]
  if (then === today || then === undefined) return true
  const parts = (rule: EditedRule) => Object.entries(rule).filter(([key]) => key === property)
  return today !== undefined && isSameValue(parts(then), parts(today))
}

/** Notes the answer to a check. */
export function noteCheck(sentRules: EditedRules, result: DraftCheck): void {
  noteFindings(sentRules, result.problems, result.verdicts)
  edit(() => ({ check: { sentRules, result } }))
}

/** Notes how recent sign-ups fare by now under rules that were checked before. */
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
