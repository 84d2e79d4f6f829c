import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { patternFamilies } from '../../../api/gen/patternFamilies.ts'
import { type PatternFamily, patternMessageIds } from '../../../api/gen/patternMessages.ts'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { TextButton } from '../../../ui/TextButton.tsx'
import { controlId } from '../controlIds.ts'
import type { EditedRule } from '../draft.ts'
import { editRule } from '../editorStore.ts'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import { FamilyMessage } from './FamilyMessage.tsx'
import classes from './fieldPanel.module.css'
import { Section } from './Section.tsx'
import type { FieldDetails } from './useFieldDetails.ts'
import { Verdict } from './Verdict.tsx'

// Keys of the object, which TypeScript widens to string.
const families = Object.keys(patternMessageIds) as PatternFamily[]

/** Changes the family. A default pattern changes with its family; a custom pattern stays. */
function chooseFamily({ name, patternId, acceptedPattern }: EditedRule, family: PatternFamily) {
  const isUsual = acceptedPattern === patternFamilies[patternId].pattern
  editRule(name, {
    patternId: family,
    ...(isUsual ? { acceptedPattern: patternFamilies[family].pattern } : {}),
  })
}

/** Requirements on the text: lengths, the family that players read about, and the pattern. */
export function PatternSection(details: FieldDetails) {
  const intl = useIntl()
  const { rule, original, problems } = details
  const { name, patternId, acceptedPattern } = rule
  const usual = patternFamilies[patternId].pattern
  const offersUsual = patternId !== original?.patternId && acceptedPattern !== usual
  const problem = (place: string) => {
    const found = problemAt(problems, place)
    return found && <ProblemText problem={found} />
  }
  return (
    <Section title={intl.formatMessage({ id: 'operator.field.rule' })}>
      <div className={classes.pair}>
        {(['minLength', 'maxLength'] as const).map((property) => (
          <TextField
            key={property}
            id={controlId(name, property)}
            label={intl.formatMessage({ id: `operator.field.${property}` })}
            error={problem(property)}
            inputMode="numeric"
            autoComplete="off"
            value={rule[property]}
            onChange={({ target }) => editRule(name, { [property]: target.value })}
          />
        ))}
      </div>
      <FamilySelect rule={rule} error={problem('patternId')} />
      <FamilyMessage {...details} />
      <div className={classes.pattern}>
        <TextAreaField
          id={controlId(name, 'acceptedPattern')}
          label={intl.formatMessage({ id: 'operator.properties.acceptedPattern' })}
          hint={intl.formatMessage({ id: 'operator.field.patternHint' })}
          error={problem('acceptedPattern')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={acceptedPattern}
          // A pattern is a single line, so line breaks of a pasted text are removed.
          onChange={({ target }) =>
            editRule(name, { acceptedPattern: target.value.replace(/[\r\n]+/g, '') })
          }
        />
        {offersUsual && (
          <TextButton onClick={() => editRule(name, { acceptedPattern: usual })}>
            {intl.formatMessage({ id: 'operator.rules.familyPattern' })}
          </TextButton>
        )}
        <Verdict {...details} />
      </div>
    </Section>
  )
}

function FamilySelect({ rule, error }: { rule: EditedRule; error: ReactNode }) {
  const intl = useIntl()
  return (
    <SelectField
      id={controlId(rule.name, 'patternId')}
      label={intl.formatMessage({ id: 'operator.properties.patternId' })}
      error={error}
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
  )
}
