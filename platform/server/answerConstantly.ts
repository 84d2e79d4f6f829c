/** Large responses that are the same for every caller and are serialized once. */

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
 * Like `answerConditionally`, for a large constant value.
 * @param value the same object in each call, because its text is cached by identity.
 * @param ifNoneMatch the `If-None-Match` header of the request.
 */
export function answerConstantly<Value extends object>(
  value: Value,
  ifNoneMatch: string | undefined,
) {
  const etag = { ETag: textFor(value).etag }
  return namesTag(ifNoneMatch, etag.ETag) ? notModified(etag) : answer(value, etag)
}

/** Cached text of a response body; undefined if the body is not constant. */
export function constantText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('value' in body)) return undefined
  const { value } = body
  return typeof value === 'object' && value !== null ? texts.get(value)?.body : undefined
}
