/**
 * Computes the items that write operations create or change. This module is copied into generated
 * code.
 */
import { type AnsweredCall, fitsAnswer, modelItems } from './collectionAnswers.ts'
import type { Collection } from './collectionFacts.ts'
import { bestCall, type LiveCollection } from './collectionSeeds.ts'
import { mergePatch, pick, valueAt, withValueAt } from './jsonPlaces.ts'
import { isJsonObject, type JsonObject, overlay } from './overlay.ts'

/**
 * True if the item is valid in the response of `bestCall`, or if no operation's response contains
 * items.
 */
export function isItem(live: LiveCollection, item: JsonObject): boolean {
  const best = bestCall(live)
  return !best || fitsAnswer(best, item)
}

/** Item properties in a request, without those that only the server may set. */
export function submittedOf(
  { fields, readOnly, settable = [] }: Collection,
  { operation }: AnsweredCall,
  body: unknown,
): JsonObject {
  const sent = operation.body && valueAt(body, operation.body)
  const allowed = fields.filter((name) => !readOnly.includes(name) || settable.includes(name))
  return isJsonObject(sent) ? pick(sent, allowed) : {}
}

/** Generated item on which a new item is based. */
export function modelItem(live: LiveCollection, call: AnsweredCall): JsonObject {
  const own = call.operation.role === 'remove' ? undefined : modelItems(call)[0]
  const best = bestCall(live)
  return { ...(best && modelItems(best)[0]), ...own }
}

/**
 * Returns the first valid candidate. If no candidate is valid, returns `base` with the values of
 * `fields`, without those values that would make `base` invalid.
 */
function firstItem(
  live: LiveCollection,
  candidates: readonly JsonObject[],
  base: JsonObject,
  fields: JsonObject,
): JsonObject | undefined {
  const found = candidates.find((item) => isItem(live, item))
  if (found) return found
  const adapted = overlay(base, fields, (item) => isJsonObject(item) && isItem(live, item))
  return isJsonObject(adapted) && isItem(live, adapted) ? adapted : undefined
}

const withId = (collection: Collection, item: JsonObject, id: unknown) =>
  // The cast is safe: the path of the id is not empty, so `withValueAt` returns an object.
  id === undefined ? item : (withValueAt(item, collection.id, id) as JsonObject)

/**
 * Creates an item from the generated item and the submitted properties, except properties that make
 * the item invalid.
 * @param id undefined to keep the generated id.
 */
export function createdItem(
  live: LiveCollection,
  call: AnsweredCall,
  body: JsonObject,
  id: unknown,
): JsonObject | undefined {
  const { collection } = live
  const { readOnly, required } = collection
  const model = modelItem(live, call)
  const needed = pick(model, [...readOnly, ...required])
  return firstItem(
    live,
    [
      { ...model, ...body },
      { ...needed, ...body },
    ].map((item) => withId(collection, item, id)),
    withId(collection, model, id),
    body,
  )
}

/**
 * Replaces an item. Properties that only the server sets are kept. An omitted property is removed,
 * or gets the generated value if it is required.
 */
export function replacedItem(
  live: LiveCollection,
  call: AnsweredCall,
  current: JsonObject,
  body: JsonObject,
): JsonObject | undefined {
  const { collection } = live
  const { readOnly, required } = collection
  const id = valueAt(current, collection.id)
  const model = modelItem(live, call)
  const kept = pick(current, readOnly)
  const needed = pick(model, required)
  return firstItem(
    live,
    [
      { ...kept, ...body },
      { ...needed, ...kept, ...body },
      { ...model, ...kept, ...body },
    ].map((item) => withId(collection, item, id)),
    current,
    body,
  )
}

/**
 * Merges a patch into an item (RFC 7386). A null is stored if the schema allows it; otherwise it
 * removes the property.
 */
export function updatedItem(
  live: LiveCollection,
  current: JsonObject,
  body: JsonObject,
): JsonObject | undefined {
  const { collection } = live
  const id = valueAt(current, collection.id)
  const candidates = [true, false].map((keepsNull) =>
    // The merge of two objects is an object.
    withId(collection, mergePatch(current, body, keepsNull) as JsonObject, id),
  )
  const fitting = Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== collection.id[0]),
  )
  return firstItem(live, candidates, current, fitting)
}
