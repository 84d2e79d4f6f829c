import { FormattedMessage } from 'react-intl'
import type { RuleProblem } from './draft.ts'

/** Problems whose text needs the server's words, which name the sample or the value. */
const needsReason = new Set<RuleProblem['code']>([
  'CONTRACT',
  'SAMPLE_CONTRADICTS',
  'NEVER_ACCEPTS',
])

type Props = { problem: Pick<RuleProblem, 'code' | 'reason' | 'values'> }

/** What is wrong, in the operator's language; the server's own reason is English. */
export function ProblemText({ problem: { code = 'CONTRACT', reason, values = {} } }: Props) {
  const text = <FormattedMessage id={`operator.problems.${code}`} values={values} />
  if (!needsReason.has(code) || reason === '') return text
  return (
    <FormattedMessage
      id="operator.problems.withReason"
      values={{ problem: text, reason: <span lang="en">{reason}</span> }}
    />
  )
}
