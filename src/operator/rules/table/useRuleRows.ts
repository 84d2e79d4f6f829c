import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { isKnownField } from '../../../lib/registration/fieldKinds.ts'
import { ruleChanges } from '../differences.ts'
import type { EditedRule, PatternVerdict, PlacedProblem } from '../draft.ts'
import { useEditor } from '../editorStore.ts'
import { allProblems } from '../problems.ts'
import { useConditionWords } from '../useConditionWords.ts'
import { useFieldLabel } from '../useFieldLabel.ts'

export type RuleRowData = {
  rule: EditedRule
  label: string
  isKnown: boolean
  isNew: boolean
  isChanged: boolean
  verdict: PatternVerdict['verdict'] | undefined
  problems: readonly PlacedProblem[]
  /**
   * Conditions as sentences. If players fill in the field after registration, the first note names
   * that time.
   */
  notes: readonly string[]
}

const none: readonly PlacedProblem[] = []

/** Returns a function that creates the `notes` of a rule's row. */
function useNotes() {
  const intl = useIntl()
  const { sentenceOf } = useConditionWords()
  return ({ showWhen, requiredWhen, variants = [], askAt = 'registration' }: EditedRule) => [
    ...(askAt === 'registration' ? [] : [intl.formatMessage({ id: `operator.askTimes.${askAt}` })]),
    ...(showWhen ? [sentenceOf('showWhen', showWhen)] : []),
    ...(requiredWhen ? [sentenceOf('requiredWhen', requiredWhen)] : []),
    ...variants.map(({ when }) => sentenceOf('variants', when)),
  ]
}

/** All fields of the draft in the order of the form. */
export function useRuleRows(): readonly RuleRowData[] {
  const { original, draft, verdicts, problems } = useEditor()
  const labelOf = useFieldLabel()
  const notesOf = useNotes()
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
      notes: notesOf(rule),
    }
  })
}
