import { useIntl } from 'react-intl'
import { patternFamilies } from '../../api/gen/patternFamilies.ts'
import { type PatternFamily, patternMessageIds } from '../../api/gen/patternMessages.ts'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { controlId } from './controlIds.ts'
import type { EditedRule, PatternVerdict, RuleProblem } from './draft.ts'
import { editRule } from './editorStore.ts'
import { hiddenError } from './hiddenError.tsx'
import classes from './row.module.css'
import { VerdictLine } from './VerdictLine.tsx'

// The object's own keys, which TypeScript widens to text.
const families = Object.keys(patternMessageIds) as PatternFamily[]

/** A pattern that nobody wrote for this field follows its family; one of the field's own stays. */
function chooseFamily({ name, patternId, acceptedPattern }: EditedRule, chosen: PatternFamily) {
  const isUsual = acceptedPattern === patternFamilies[patternId].pattern
  editRule(name, {
    patternId: chosen,
    ...(isUsual ? { acceptedPattern: patternFamilies[chosen].pattern } : {}),
  })
}

type Props = {
  rule: EditedRule
  original: EditedRule | undefined
  verdict: PatternVerdict | undefined
  problems: readonly RuleProblem[]
}

/** The kind of text that players are told of, and the pattern that decides. */
export function PatternCells({ rule, original, verdict, problems }: Props) {
  const intl = useIntl()
  const usual = patternFamilies[rule.patternId].pattern
  const offersUsual = rule.patternId !== original?.patternId && rule.acceptedPattern !== usual
  return (
    <>
      <div className={classes.family}>
        <SelectField
          id={controlId(rule.name, 'patternId')}
          label={intl.formatMessage({ id: 'operator.properties.patternId' })}
          error={hiddenError(problems, 'patternId')}
          options={families.map((family) => ({
            value: family,
            label: intl.formatMessage({ id: `operator.families.${family}` }),
          }))}
          value={rule.patternId}
          onChange={({ target }) => {
            const chosen = families.find((family) => family === target.value)
            if (chosen) chooseFamily(rule, chosen)
          }}
        />
      </div>
      <div className={classes.pattern}>
        <TextField
          id={controlId(rule.name, 'acceptedPattern')}
          label={intl.formatMessage({ id: 'operator.properties.acceptedPattern' })}
          error={hiddenError(problems, 'acceptedPattern')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={rule.acceptedPattern}
          onChange={(event) => editRule(rule.name, { acceptedPattern: event.target.value })}
        />
        <VerdictLine verdict={verdict} />
        {offersUsual && (
          <button
            type="button"
            className={classes.usual}
            onClick={() => editRule(rule.name, { acceptedPattern: usual })}
          >
            {intl.formatMessage({ id: 'operator.rules.familyPattern' })}
          </button>
        )}
      </div>
    </>
  )
}
