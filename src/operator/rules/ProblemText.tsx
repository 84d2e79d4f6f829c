import { FormattedMessage } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import type { RuleProblem } from './draft.ts'
import { shortText, visibleText } from './plainText.ts'
import { useConditionWords } from './useConditionWords.ts'

type Values = components['schemas']['ProblemValues']

/** Default values of the messages' placeholders, for problems without `values`. */
const withoutValues: Record<keyof Values, string> = {
  fault: 'other',
  name: '',
  text: '',
  expected: 'other',
  cause: 'other',
  minimumAge: '',
  refused: '',
  total: '',
}

type Props = { problem: Pick<RuleProblem, 'code' | 'values'> }

/** Text of a problem in the operator's language. */
export function ProblemText({ problem: { code = 'CONTRACT', values = {} } }: Props) {
  const words = useConditionWords()
  const name = 'name' in values ? String(values.name) : ''
  const source = name === 'age' || name === 'country' ? name : 'field'
  const isOfCondition = code.startsWith('CONDITION_')
  const text = 'text' in values ? visibleText(shortText(String(values.text))) : ''
  return (
    <FormattedMessage
      id={`operator.problems.${code}`}
      values={{
        ...withoutValues,
        ...values,
        ...(isOfCondition && { name: words.nameOf({ source, field: name }) }),
        text: <bdi>{text}</bdi>,
      }}
    />
  )
}
