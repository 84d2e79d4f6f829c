import { useIntl } from 'react-intl'
import { patternFamilies } from '../../../api/gen/patternFamilies.ts'
import { TextButton } from '../../../ui/TextButton.tsx'
import { controlId } from '../controlIds.ts'
import { editRule } from '../editorStore.ts'
import { ProblemText } from '../ProblemText.tsx'
import { problemAt } from '../problems.ts'
import { FamilyMessage } from './FamilyMessage.tsx'
import { PatternInputs } from './PatternInputs.tsx'
import { Section } from './Section.tsx'
import type { FieldDetails } from './useFieldDetails.ts'
import { Verdict } from './Verdict.tsx'

/**
 * Section with the restrictions of a field's text: lengths, pattern family and pattern. The family
 * determines the messages that players read.
 */
export function PatternSection(details: FieldDetails) {
  const intl = useIntl()
  const { rule, original, problems } = details
  const { name, patternId, acceptedPattern } = rule
  const usual = patternFamilies[patternId].pattern
  const offersUsual = patternId !== original?.patternId && acceptedPattern !== usual
  return (
    <Section title={intl.formatMessage({ id: 'operator.field.rule' })}>
      <PatternInputs
        part={rule}
        idOf={(property) => controlId(name, property)}
        problemOf={(property) => {
          const found = problemAt(problems, property)
          return found && <ProblemText problem={found} />
        }}
        onChange={(changes) => editRule(name, changes)}
        message={<FamilyMessage {...details} />}
      >
        {offersUsual && (
          <TextButton onClick={() => editRule(name, { acceptedPattern: usual })}>
            {intl.formatMessage({ id: 'operator.rules.familyPattern' })}
          </TextButton>
        )}
        <Verdict {...details} />
      </PatternInputs>
    </Section>
  )
}
