/** Responses with an ETag. A caller that has the current response gets a 304 without a body. */

import { namesTag } from '../domain/accounts/registration/registrationRules.ts'
import { hashOf } from '../domain/base/chance/pickers.ts'
import { answer, notModified } from './handler.ts'

/** ETag of a response, computed from the text of its value. */
export const tagOf = (text: string): string =>
  `"g-${hashOf(text).toString(16)}-${text.length.toString(36)}"`

/**
 * Returns the value, or 304 if the caller's ETag matches.
 * @param ifNoneMatch the `If-None-Match` header of the request.
 */
export function answerConditionally<Value>(value: Value, ifNoneMatch: string | undefined) {
  const etag = { ETag: tagOf(JSON.stringify(value)) }
  return namesTag(ifNoneMatch, etag.ETag) ? notModified(etag) : answer(value, etag)
}
