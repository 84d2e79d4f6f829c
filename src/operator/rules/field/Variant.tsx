import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { TrashIcon } from '../../../ui/editorIcons.tsx'
import { ConditionList } from '../conditions/ConditionList.tsx'
import classes from '../conditions/conditions.module.css'
import { controlId } from '../controlIds.ts'
import type { EditedVariant } from '../draft.ts'
import { editRule, useEditor } from '../editorStore.ts'
import { PatternInputs } from '../field/PatternInputs.tsx'
import type { FieldDetails } from '../field/useFieldDetails.ts'
import { Verdict } from '../field/Verdict.tsx'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'

type Props = FieldDetails & { variant: EditedVariant; index: number }

/**
 * Inputs for a variant of the rule: its conditions, and the requirements on the text that apply
 * when the conditions hold.
 */
export function Variant({ rule, label, problems, variant, index }: Props) {
  const intl = useIntl()
  const { name, variants = [] } = rule
  const place = `variants.${index}`
  const verdict = useVariantVerdict(name, index, variant.acceptedPattern)
  const change = (changes: Partial<EditedVariant>) =>
    editRule(name, { variants: variants.with(index, { ...variant, ...changes }) })
  const remove = () => {
    const others = variants.toSpliced(index, 1)
    editRule(name, { variants: others.length === 0 ? undefined : others })
  }
  return (
    <div className={classes.variant}>
      <ConditionList
        rule={rule}
        place={`${place}.when`}
        title={intl.formatMessage(
          { id: 'operator.conditions.headings.variants' },
          { field: label },
        )}
        conditions={variant.when}
        problems={problems}
        needsOne
        onChange={(when) => change({ when })}
      />
      <PatternInputs
        part={variant}
        idOf={(property) => controlId(name, `${place}.${property}`)}
        problemOf={(property) => {
          const found = problemAt(problems, `${place}.${property}`)
          return found && <ProblemText problem={found} />
        }}
        onChange={change}
      >
        <Verdict rule={variant} verdict={verdict} />
      </PatternInputs>
      <div>
        <Button variant="quiet" onClick={remove}>
          <TrashIcon />
          {intl.formatMessage({ id: 'operator.conditions.removeVariant' })}
        </Button>
      </div>
    </div>
  )
}

/**
 * Safety verdict of the last check on a variant's pattern; undefined if the pattern has changed
 * since.
 */
function useVariantVerdict(name: string, index: number, pattern: string) {
  const check = useEditor((state) => state.check)
  const sent = check?.sentRules.fields.find((rule) => rule.name === name)?.variants?.[index]
  if (sent?.acceptedPattern !== pattern) return undefined
  return check?.result.verdicts.find(({ field }) => field === name)?.variants?.[index]
}
