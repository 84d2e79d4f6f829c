/** Creates the initial items of a collection. This module is copied into generated code. */
import { type AnsweredCall, fitsAnswer, modelItems } from './collectionAnswers.ts'
import type { Collection } from './collectionFacts.ts'
import { idCandidates } from './collectionIds.ts'
import type { StoredItem } from './collectionStore.ts'
import { valueAt, withValueAt } from './jsonPlaces.ts'
import { isJsonObject, type JsonObject } from './overlay.ts'

/** Collection with the generated responses of its operations. */
export type LiveCollection = {
  collection: Collection
  calls: readonly AnsweredCall[]
  /** True if the id is valid in the paths of the collection's operations. */
  isReachable: (id: string) => boolean
}

const callFor = (calls: readonly AnsweredCall[], role: string) =>
  calls.find(({ operation }) => operation.role === role && operation.item)

/**
 * Operation whose response is assumed to contain the most properties of an item: the first one
 * among read, list, create, replace and update.
 */
export const bestCall = ({ calls }: LiveCollection): AnsweredCall | undefined =>
  ['read', 'list', 'create', 'replace', 'update']
    .map((role) => callFor(calls, role))
    .find((call) => call !== undefined)

export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/**
 * Copies an item with a new id.
 * @param isFree returns true if no item has or had the id.
 * @param fits returns true if the item is valid in the collection.
 * @returns undefined when no candidate id is free and valid.
 */
export function withFreshId(
  { collection, isReachable }: LiveCollection,
  item: JsonObject,
  number: number,
  isFree: (id: string) => boolean,
  fits: (item: JsonObject) => boolean,
): JsonObject | undefined {
  const model = valueAt(item, collection.id)
  for (const step of [0, 1, 2, 3]) {
    for (const id of idCandidates(model, collection.name, number + step)) {
      if (!isFree(String(id)) || !isReachable(String(id))) continue
      // The cast is safe: the path of the id is not empty, so `withValueAt` returns an object.
      const named = withValueAt(item, collection.id, id) as JsonObject
      if (fits(named)) return named
    }
  }
  return undefined
}

/**
 * True if the response is an example of the contract. The items of an example keep their ids, while
 * generated items may get new ids.
 */
const isExample = ({ answer }: AnsweredCall) => answer.preferredName !== 'generated'

/**
 * Returns the item if the item is valid in the response of `bestCall`. Otherwise adds generated
 * values for missing properties, and returns undefined if the item is still invalid.
 */
function complete(live: LiveCollection, item: JsonObject): JsonObject | undefined {
  const best = bestCall(live)
  if (!best) return item
  const [model = {}] = modelItems(best)
  return [item, { ...model, ...item }].find((one) => fitsAnswer(best, one))
}

/**
 * Initial items of a collection, with distinct ids: the items of the generated list, and the item
 * of the read operation if this item is an example. Empty without a list operation, since no caller
 * could find the items.
 */
export function seedsOf(live: LiveCollection): StoredItem[] {
  const list = callFor(live.calls, 'list')
  const read = callFor(live.calls, 'read')
  if (!list) return []
  const seeds = new Map<string, StoredItem>()
  const most = list.operation.list?.most ?? Number.POSITIVE_INFINITY
  const add = (item: JsonObject, call: AnsweredCall) => {
    if (seeds.size >= most) return
    const own = valueAt(item, live.collection.id)
    const isFree = (id: string) => !seeds.has(id)
    const keeps =
      isExample(call) && isId(own) && isFree(String(own)) && live.isReachable(String(own))
    const whole = complete(live, item)
    if (!whole) return
    const best = bestCall(live)
    const named = keeps
      ? whole
      : withFreshId(live, whole, seeds.size + 1, isFree, (one) => !best || fitsAnswer(best, one))
    const id = String(valueAt(named, live.collection.id))
    if (named && isFree(id))
      seeds.set(id, { id, item: named, order: seeds.size + 1, origin: 'seed' })
  }
  const readItems = read && isExample(read) ? modelItems(read) : []
  const idOf = (item: JsonObject) => valueAt(item, live.collection.id)
  for (const item of modelItems(list)) {
    const same = readItems.find((one) => isExample(list) && idOf(one) === idOf(item))
    add(same ? { ...same, ...item } : item, list)
  }
  for (const item of readItems) {
    const isThere = isId(idOf(item)) && seeds.has(String(idOf(item)))
    if (read && !isThere) add(item, read)
  }
  return [...seeds.values()].filter(({ item }) => isJsonObject(item))
}
