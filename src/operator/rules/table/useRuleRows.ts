import { useMemo } from 'react'
import { isKnownField } from '../../../lib/registration/fieldKinds.ts'
import { ruleChanges } from '../differences.ts'
import type { EditedRule, PatternVerdict, PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { allProblems } from '../problems.ts'
import { useFieldLabel } from '../useFieldLabel.ts'

export type RuleRowData = {
  rule: EditedRule
  label: string
  isKnown: boolean
  isNew: boolean
  isChanged: boolean
  verdict: PatternVerdict['verdict'] | undefined
  problems: readonly PlacedProblem[]
}

const none: readonly PlacedProblem[] = []

/** All fields of the draft in the order of the form. */
export function useRuleRows(): readonly RuleRowData[] {
  const { original, draft, verdicts, problems } = useEditor()
  const labelOf = useFieldLabel()
  const originals = useMemo(
    () => new Map(original.fields.map((rule) => [rule.name, rule])),
    [original],
  )
  const problemsOf = useMemo(
    () => Map.groupBy(allProblems(draft, problems), ({ field }) => field),
    [draft, problems],
  )
  return draft.fields.map((rule) => {
    const before = originals.get(rule.name)
    const found = verdicts[rule.name]
    return {
      rule,
      label: labelOf(rule.name, rule),
      isKnown: isKnownField(rule.name),
      isNew: before === undefined,
      isChanged: before !== undefined && ruleChanges(before, rule).length > 0,
      verdict: found?.pattern === rule.acceptedPattern ? found.verdict.verdict : undefined,
      problems: problemsOf.get(rule.name) ?? none,
    }
  })
}
