import { applicationRequestLimits } from '../../../api/gen/limits.ts'
import { normalizeText } from '../../../lib/text.ts'

/** Maximum length of a comment (CONST-12). */
export const mostCharacters = applicationRequestLimits.comment.maxLength

/** Problem of a comment: the id of its message. */
export type CommentProblem = 'empty' | 'tooLong'

/** Length in code points, the unit of the server, so that an emoji counts as one. */
export const lengthOf = (comment: string): number => [...normalizeText(comment)].length

/** @returns true without a problem, as react-hook-form expects. */
export function commentProblem(comment: string): true | CommentProblem {
  const length = lengthOf(comment)
  if (length === 0) return 'empty'
  return length <= mostCharacters || 'tooLong'
}
