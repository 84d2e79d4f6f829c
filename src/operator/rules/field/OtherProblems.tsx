import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { withoutContradictions } from '../draft.ts'
import { editRule } from '../editorStore.ts'
import { ProblemText } from '../ProblemText.tsx'
import type { FieldDetails } from './useFieldDetails.ts'

/**
 * Problems of the field that belong to no control, and a button that drops contradicting samples.
 */
export function OtherProblems({ rule, problems }: FieldDetails) {
  const intl = useIntl()
  const core = problems.filter(({ place }) => place === 'name' || place === 'enabled')
  const contradictions = problems.filter(({ code }) => code === 'SAMPLE_CONTRADICTS')
  if (core.length + contradictions.length === 0) return null
  return (
    <Notice
      tone="failure"
      actions={
        contradictions.length > 0 && (
          <Button
            onClick={() =>
              editRule(rule.name, { samples: withoutContradictions(rule, contradictions) })
            }
          >
            {intl.formatMessage(
              { id: 'operator.problems.dropSamples' },
              { count: contradictions.length },
            )}
          </Button>
        )
      }
    >
      <ul>
        {[...core, ...contradictions].map((problem) => (
          <li key={`${problem.place} ${problem.reason}`}>
            <ProblemText problem={problem} />
          </li>
        ))}
      </ul>
      {contradictions.length > 0 && (
        <p>
          <FormattedMessage id="operator.problems.samplesFirst" />
        </p>
      )}
    </Notice>
  )
}
