/** Edits of the form: its fields, their order, its groups and its layout. Each is an undo step. */
import { inFormOrder } from '../../lib/registration/formOrder.ts'
import { conditionsBrokenBy, withoutBrokenConditions } from './brokenConditions.ts'
import {
  changeRule,
  type EditedRule,
  type EditedRules,
  type FieldGroup,
  type FormLayout,
  type RuleChanges,
} from './draft.ts'
import { step, useEditor } from './editorStore.ts'
import { moveRule, placeRule, regroup, withGroups } from './formGroups.ts'

/**
 * Moves a field to another place.
 * @param place index from 0
 * @returns the field's new position, counted from 1, or undefined if it did not change
 */
export const placeField = (name: string, place: number): number | undefined =>
  reorder(name, (draft) => placeRule(draft, name, place))

/**
 * Moves a field one position.
 * @returns like `placeField`
 */
export const moveField = (name: string, by: 1 | -1): number | undefined =>
  reorder(name, (draft) => moveRule(draft, name, by))

function reorder(
  name: string,
  move: (draft: EditedRules) => readonly EditedRule[],
): number | undefined {
  const { draft } = useEditor.getState()
  const fields = move(draft)
  if (fields === draft.fields) return undefined
  step('', () => ({ draft: { ...draft, fields } }))
  return fields.findIndex((rule) => rule.name === name) + 1
}

/** Moves a field to the end of another group; undefined removes it from its group. */
export function setFieldGroup(name: string, group: string | undefined): void {
  step('', ({ draft }) => ({ draft: { ...draft, fields: regroup(draft, name, group) } }))
}

/**
 * Changes the groups of the form.
 * @param typedIn id of the group whose title is typed; quick changes of one title form a single
 * undo step
 */
export function setGroups(groups: readonly FieldGroup[], typedIn = ''): void {
  step(typedIn === '' ? '' : `groups ${typedIn}`, ({ draft, problems }) => ({
    draft: withGroups(draft, groups),
    problems: problems.filter(({ property }) => property !== 'groups'),
  }))
}

export function setLayout(layout: FormLayout): void {
  step('', ({ draft }) => ({ draft: { ...draft, layout } }))
}

/** Adds a field at the end of the form, in its last group. */
export function addField(rule: EditedRule): void {
  step('', ({ draft }) => {
    const group = draft.groups?.at(-1)?.id
    const added = group === undefined ? rule : { ...rule, group }
    return { draft: { ...draft, fields: [...draft.fields, added] } }
  })
}

/** Edit of a field that other fields may depend on: its removal, or changes of its rule. */
export type FieldEdit = { kind: 'remove' } | { kind: 'change'; changes: RuleChanges }

const afterEdit = (draft: EditedRules, name: string, edit: FieldEdit): EditedRules => ({
  ...draft,
  fields:
    edit.kind === 'remove'
      ? draft.fields.filter((rule) => rule.name !== name)
      : changeRule(draft.fields, name, edit.changes),
})

/** Names of the fields whose conditions an edit of another field would break. */
export const readersBrokenBy = (draft: EditedRules, name: string, edit: FieldEdit): string[] => [
  ...conditionsBrokenBy(draft, afterEdit(draft, name, edit)).keys(),
]

/**
 * Edits a field.
 * @param dropsConditions true to remove the conditions that the edit breaks, in the same undo step
 */
export function editField(name: string, edit: FieldEdit, dropsConditions = false): void {
  const changed = edit.kind === 'remove' ? undefined : Object.keys(edit.changes)
  step('', ({ draft, problems }) => {
    const after = afterEdit(draft, name, edit)
    return {
      draft: dropsConditions ? withoutBrokenConditions(draft, after) : after,
      problems: problems.filter(
        ({ field, property }) => field !== name || changed?.includes(property) === false,
      ),
    }
  })
}

/**
 * Restores a removed field at its position, and the conditions that were removed with it; keeps
 * later edits.
 */
export function putBack(name: string, before: EditedRules, after: EditedRules): void {
  const place = before.fields.findIndex((rule) => rule.name === name)
  const rule = before.fields[place]
  const removedConditions = new Map(
    after.fields.map((each) => [each, before.fields.find((old) => old.name === each.name)]),
  )
  step('', ({ draft }) => {
    if (!rule || draft.fields.some((each) => each.name === name)) return {}
    const fields = draft.fields
      .map((each) => removedConditions.get(each) ?? each)
      .toSpliced(place, 0, rule)
    return { draft: { ...draft, fields: inFormOrder(fields, draft.groups) } }
  })
}
