import { applicationRequestLimits } from '../../../api/gen/limits.ts'
import { normalizeText } from '../../../lib/text.ts'

/** How long a comment may be (CONST-12). */
export const mostCharacters = applicationRequestLimits.comment.maxLength

/** What is wrong with a comment: the ids of its messages. */
export type CommentProblem = 'empty' | 'tooLong'

/** As the server counts it: code points, so that an emoji is one. */
export const lengthOf = (comment: string): number => [...normalizeText(comment)].length

/** @returns true where nothing is wrong, as react-hook-form has it. */
export function commentProblem(comment: string): true | CommentProblem {
  const length = lengthOf(comment)
  if (length === 0) return 'empty'
  return length <= mostCharacters || 'tooLong'
}
