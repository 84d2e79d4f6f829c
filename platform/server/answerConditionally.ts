/** Answers with an ETag, so that a page that has them gets a 304. */

import { namesTag } from '../world/accounts/rules/registrationRules.ts'
import { hashOf } from '../world/base/chance/pickers.ts'
import { answer, notModified } from './handler.ts'

/**
 * Answers with the value, or with 304 when the page has it.
 * @param ifNoneMatch the request's header.
 */
export function answerConditionally<Value>(value: Value, ifNoneMatch: string | undefined) {
  const text = JSON.stringify(value)
  const etag = { ETag: `"g-${hashOf(text).toString(16)}-${text.length.toString(36)}"` }
  return namesTag(ifNoneMatch, etag.ETag) ? notModified(etag) : answer(value, etag)
}
