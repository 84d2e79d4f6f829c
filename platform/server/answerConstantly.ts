/** Answers that are large and the same for everybody, whose text is made once. */

import { namesTag } from '../domain/accounts/registration/registrationRules.ts'
import { tagOf } from './answerConditionally.ts'
import { answer, notModified } from './handler.ts'

type Text = { etag: string; body: string }

const texts = new WeakMap<object, Text>()

function textFor(value: object): Text {
  const known = texts.get(value)
  if (known) return known
  const text = JSON.stringify(value)
  const made = { etag: tagOf(text), body: `{"success":true,"value":${text}}` }
  texts.set(value, made)
  return made
}

/**
 * As `answerConditionally`, for a large value that is answered many times and never changes.
 *
 * @param value the same object each time
 * @param ifNoneMatch the request's header
 */
export function answerConstantly<Value extends object>(
  value: Value,
  ifNoneMatch: string | undefined,
) {
  const etag = { ETag: textFor(value).etag }
  return namesTag(ifNoneMatch, etag.ETag) ? notModified(etag) : answer(value, etag)
}

/** The text of an answer's body that was made before; undefined for all others. */
export function constantText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('value' in body)) return undefined
  const { value } = body
  return typeof value === 'object' && value !== null ? texts.get(value)?.body : undefined
}
