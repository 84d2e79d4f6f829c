import { useMemo } from 'react'
import type { components } from '../../../api/gen/paths.ts'
import type { FormField } from '../../../identity/ruledField/formField.ts'
import type { EditedRule, PatternVerdict, PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { formFieldOf } from '../formField.ts'
import { allProblems } from '../problems.ts'
import { useFieldLabel } from '../useFieldLabel.ts'

type Examples = components['schemas']['FieldExamples']

/** Data of a field for the sections of the field's details. */
export type FieldDetails = {
  rule: EditedRule
  /** Live rule; undefined for a new field. */
  original: EditedRule | undefined
  /** Label of the field in the operator's language. */
  label: string
  /** Field as players' forms would render it. */
  formField: FormField | undefined
  problems: readonly PlacedProblem[]
  /** Safety verdict on the current pattern. */
  verdict: PatternVerdict | undefined
  /** Examples of the last check; `isStale` is true if the rule has changed since. */
  examples: Examples | undefined
  isStale: boolean
}

/** Data of one field of the draft; undefined if there is no field of that name. */
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
