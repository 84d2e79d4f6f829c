import { useMemo } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { EditedRule, PatternVerdict, PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { formFieldOf } from '../formField.ts'
import { allProblems } from '../problems.ts'
import { useFieldLabel } from '../useFieldLabel.ts'

type Examples = components['schemas']['FieldExamples']

/** What the parts of a field's details need to know of it. */
export type FieldDetails = {
  rule: EditedRule
  /** The rule as it is live; undefined for one that is new. */
  original: EditedRule | undefined
  /** What the field is called in the operator's language. */
  label: string
  /** The field as players' forms would have it. */
  formField: FormField | undefined
  problems: readonly PlacedProblem[]
  /** Of the pattern as it stands. */
  verdict: PatternVerdict | undefined
  /** The newest that were made, and whether the rule was changed since. */
  examples: Examples | undefined
  isStale: boolean
}

/** Everything about one field of the draft; undefined when there is none of that name. */
export function useFieldDetails(name: string): FieldDetails | undefined {
  const labelOf = useFieldLabel()
  const { draft, original, problems, verdicts, check } = useEditor()
  const rule = draft.fields.find((each) => each.name === name)
  const found = verdicts[name]
  const verdict = found?.pattern === rule?.acceptedPattern ? found?.verdict : undefined
  const kind = verdict?.verdict
  const formField = useMemo(() => rule && formFieldOf(rule, kind), [rule, kind])
  const own = useMemo(
    () => allProblems(draft, problems).filter(({ field }) => field === name),
    [draft, problems, name],
  )
  if (rule === undefined) return undefined
  return {
    rule,
    original: original.fields.find((each) => each.name === name),
    label: labelOf(name, rule),
    formField,
    problems: own,
    verdict,
    examples: check?.result.examples.find(({ field }) => field === name),
    isStale: check?.sentRules.fields.find((each) => each.name === name) !== rule,
  }
}
