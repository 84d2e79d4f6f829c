/**
 * Puts stored items into the responses of a collection's operations. This module is copied into
 * generated code.
 */

import type { Answer, Answers } from './answerChoice.ts'
import type { Collection, CollectionOperation, Place } from './collectionFacts.ts'
import { pick, valueAt, withValueAt } from './jsonPlaces.ts'
import { isJson } from './mediaTypes.ts'
import { isJsonObject, type JsonObject, overlay } from './overlay.ts'
import type { Check } from './validation.ts'

/** Generated responses by operation and status. */
export type GeneratedAnswers = {
  answers: Readonly<Record<string, Answers | undefined>>
  responseValidators: Readonly<
    Record<string, Readonly<Record<string, Check | undefined>> | undefined>
  >
}

/** Operation with the generated response for its success status. */
export type AnsweredCall = {
  key: string
  operation: CollectionOperation
  answer: Answer
  /** Generated body. */
  model: unknown
  isValid: (body: unknown) => boolean
}

/**
 * Finds the generated success response of an operation.
 * @returns undefined if no valid response was generated, or if its body is neither empty nor JSON.
 */
export function callOf(
  key: string,
  operation: CollectionOperation,
  { answers, responseValidators }: GeneratedAnswers,
): AnsweredCall | undefined {
  const answer = answers[key]?.[operation.status]
  if (!answer || answer.base64 || answer.isUnknown) return undefined
  const model = answer.examples[answer.preferredName ?? '']
  if (model !== undefined && !isJson(answer.mediaType)) return undefined
  const check = responseValidators[key]?.[operation.status]
  return { key, operation, answer, model, isValid: (body) => !check || check(body) === null }
}

/** Items in the generated body of a response: the items of a list, or the single item. */
export function modelItems({ model, operation }: AnsweredCall): JsonObject[] {
  if (!operation.item) return []
  const found = valueAt(model, operation.item.at)
  return (Array.isArray(found) ? found : [found]).filter(isJsonObject)
}

/** Generated body in which an item replaces the generated item; in a list, the first one. */
function withItem({ model, operation }: AnsweredCall, item: unknown): unknown {
  const at: Place = operation.item?.at ?? []
  if (operation.role !== 'list') return withValueAt(model, at, item)
  const listed = valueAt(model, at)
  return withValueAt(model, at, [item, ...(Array.isArray(listed) ? listed.slice(1) : [])])
}

/** True if an operation's response with the item is valid. */
export const fitsAnswer = (call: AnsweredCall, item: unknown): boolean =>
  call.isValid(withItem(call, item))

/**
 * Converts a stored item to the schema of an operation's response: drops properties that the schema
 * lacks, and takes missing required ones from the generated item.
 * @returns undefined if the item cannot be made valid without changing its id.
 */
export function itemFor(
  call: AnsweredCall,
  collection: Collection,
  item: JsonObject,
): JsonObject | undefined {
  const shown = pick(item, call.operation.item?.fields ?? collection.fields)
  const [model = {}] = modelItems(call)
  const whole = { ...model, ...shown }
  // The response of a deletion often has more properties than the item: `deleted: true`.
  const candidates = call.operation.role === 'remove' ? [whole, shown] : [shown, whole]
  const found = candidates.find((one) => fitsAnswer(call, one))
  if (found) return found
  const adapted = overlay(model, shown, (one) => fitsAnswer(call, one))
  const hasId = String(valueAt(adapted, collection.id)) === String(valueAt(item, collection.id))
  return isJsonObject(adapted) && hasId && fitsAnswer(call, adapted) ? adapted : undefined
}

/**
 * Body of an operation's response that contains the item.
 * @returns undefined when no such body is valid.
 */
export function bodyFor(call: AnsweredCall, collection: Collection, item: JsonObject): unknown {
  const shown = itemFor(call, collection, item)
  return shown && withItem(call, shown)
}
