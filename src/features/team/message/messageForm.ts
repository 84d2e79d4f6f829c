import { failureOf } from '../../../api/failure.ts'
import { downlineMessageLimits } from '../../../api/gen/limits.ts'
import type { Input } from '../../../api/operations.ts'
import { normalizeText } from '../../../lib/text.ts'

export type DownlineMessage = Input<'POST /wps/agent/downline/{memberId}/messages'>['body']
export type MessageField = keyof DownlineMessage

export const mostCharacters = {
  title: downlineMessageLimits.title.maxLength,
  text: downlineMessageLimits.text.maxLength,
} as const satisfies Record<MessageField, number>

export type MessageProblem = 'missing' | 'tooLong'

/** Number of code points without surrounding whitespace, as the contract counts. */
export const countCharacters = (text: string): number => [...normalizeText(text)].length

/** Problem of a field. @returns true for a valid field, as react-hook-form expects. */
export function messageProblem(field: MessageField, text: string): true | MessageProblem {
  const count = countCharacters(text)
  if (count === 0) return 'missing'
  return count <= mostCharacters[field] || 'tooLong'
}

/** Request for the typed values. */
export const toMessage = ({ title, text }: DownlineMessage): DownlineMessage => ({
  title: normalizeText(title),
  text: normalizeText(text),
})

/** Fields that the server rejects as blank. */
export function blankFields(error: unknown): readonly MessageField[] {
  const failure = failureOf(error)
  if (failure.kind !== 'rejected' || failure.code !== 'FIELDS_INVALID') return []
  return (failure.details.fields ?? []).flatMap(({ field }) =>
    field === 'title' || field === 'text' ? [field] : [],
  )
}
