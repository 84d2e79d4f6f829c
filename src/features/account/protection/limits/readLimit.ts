import type { Language } from '../../../../kit/i18n/allLanguages.ts'
import { toMinor } from '../../../../lib/money.ts'
import { plainText } from '../../../../lib/text.ts'
import { type AmountProblem, parseAmount } from '../../../../money/amount/parseAmount.ts'
import { minutesOf, type PlayerLimit, sizeOf } from './playerLimit.ts'

export type LimitValues = {
  choice: 'limited' | 'unlimited'
  amount: string
  hours: string
  minutes: string
}

export type LimitProblem = AmountProblem | 'time' | 'whole' | 'minutes' | 'least' | 'most' | 'same'

/** Typed size (null for no limit), or a problem and its field. */
export type ReadLimit =
  | { size: number | null; problem?: never }
  | { size?: never; problem: LimitProblem; field: Exclude<keyof LimitValues, 'choice'> }

const digits = /^[0-9]{0,6}$/

function readTime({ hours, minutes }: LimitValues, maxMinutes: number): ReadLimit {
  const [typedHours, typedMinutes] = [plainText(hours), plainText(minutes)]
  if (typedHours === '' && typedMinutes === '') return { problem: 'time', field: 'hours' }
  if (!digits.test(typedHours)) return { problem: 'whole', field: 'hours' }
  if (!digits.test(typedMinutes)) return { problem: 'whole', field: 'minutes' }
  if (Number(typedMinutes) > 59) return { problem: 'minutes', field: 'minutes' }
  const size = Number(typedHours) * 60 + Number(typedMinutes)
  if (size === 0) return { problem: 'least', field: 'hours' }
  return size > maxMinutes ? { problem: 'most', field: 'hours' } : { size }
}

function readAmount({ amount: text }: LimitValues, language: Language): ReadLimit {
  const { amount, problem } = parseAmount(text, language)
  if (problem !== undefined) return { problem, field: 'amount' }
  return { size: toMinor(amount) }
}

/**
 * Parses the values of the limit form. An unchanged size is reported as the problem `same`, unless
 * a change is pending: the unchanged size then cancels the change.
 */
export function readLimit(
  limit: Pick<PlayerLimit, 'kind' | 'period' | 'pending' | 'amount' | 'minutes'>,
  values: LimitValues,
  language: Language,
): ReadLimit {
  if (values.choice === 'unlimited') return { size: null }
  const isTime = limit.kind === 'TIME'
  const read = isTime ? readTime(values, minutesOf[limit.period]) : readAmount(values, language)
  const isSame = read.problem === undefined && read.size === sizeOf(limit)
  if (isSame && !limit.pending) return { problem: 'same', field: isTime ? 'hours' : 'amount' }
  return read
}
