/** Answers with an ETag, so that a page that has them gets a 304. */

import { namesTag } from '../domain/accounts/registration/registrationRules.ts'
import { hashOf } from '../domain/base/chance/pickers.ts'
import { answer, notModified } from './handler.ts'

/** The tag of an answer, by the text of its value. */
export const tagOf = (text: string): string =>
  `"g-${hashOf(text).toString(16)}-${text.length.toString(36)}"`

/**
 * Answers with the value, or with 304 when the page has it.
 * @param ifNoneMatch the request's header.
 */
export function answerConditionally<Value>(value: Value, ifNoneMatch: string | undefined) {
  const etag = { ETag: tagOf(JSON.stringify(value)) }
  return namesTag(ifNoneMatch, etag.ETag) ? notModified(etag) : answer(value, etag)
}
