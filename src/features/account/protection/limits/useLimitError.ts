import type { FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { durationText } from '../duration.ts'
import { minutesOf, type PlayerLimit } from './playerLimit.ts'
import type { LimitProblem, LimitValues } from './readLimit.ts'

const ownProblems = ['time', 'whole', 'minutes', 'least', 'most', 'same'] as const
type OwnProblem = (typeof ownProblems)[number]

const isOwn = (problem: LimitProblem): problem is OwnProblem =>
  ownProblems.some((one) => one === problem)

/** Returns the error text of a limit field; undefined when the field has no error. */
export function useLimitError({ period }: PlayerLimit, errors: FieldErrors<LimitValues>) {
  const intl = useIntl()
  return (name: keyof LimitValues): string | undefined => {
    // The cast is safe: the messages of `limitSchema` are `LimitProblem`s.
    const problem = errors[name]?.message as LimitProblem | undefined
    if (problem === undefined) return undefined
    if (!isOwn(problem)) {
      const example = intl.formatNumber(1234.5, { minimumFractionDigits: 2 })
      return intl.formatMessage({ id: `wallet.amount.errors.${problem}` }, { example })
    }
    const most = durationText(intl, minutesOf[period])
    return intl.formatMessage({ id: `protection.limitForm.errors.${problem}` }, { most })
  }
}
