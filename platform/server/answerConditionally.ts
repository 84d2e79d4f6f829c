/** Answers that seldom change, which a page keeps and asks for again by their tag (304). */

import { namesTag } from '../world/accounts/rules/registrationRules.ts'
import { hashOf } from '../world/base/chance/pickers.ts'
import { answer, notModified } from './handler.ts'

/**
 * The answer, or that it is still what the page has.
 * @param ifNoneMatch the request's header.
 */
export function answerConditionally<Value>(value: Value, ifNoneMatch: string | undefined) {
  const text = JSON.stringify(value)
  const etag = { ETag: `"g-${hashOf(text).toString(16)}-${text.length.toString(36)}"` }
  return namesTag(ifNoneMatch, etag.ETag) ? notModified(etag) : answer(value, etag)
}
