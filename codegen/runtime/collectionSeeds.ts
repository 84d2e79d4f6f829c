/** The items that a collection starts with. Copied beside generated code. */
import { type AnsweredCall, fitsAnswer, modelItems } from './collectionAnswers.ts'
import type { Collection } from './collectionFacts.ts'
import { idCandidates } from './collectionIds.ts'
import type { StoredItem } from './collectionStore.ts'
import { valueAt, withValueAt } from './jsonPlaces.ts'
import { isJsonObject, type JsonObject } from './overlay.ts'

/** A collection with what is generated for its operations. */
export type LiveCollection = {
  collection: Collection
  calls: readonly AnsweredCall[]
  /** Whether the paths of the contract may name an item so. */
  isReachable: (id: string) => boolean
}

const callFor = (calls: readonly AnsweredCall[], role: string) =>
  calls.find(({ operation }) => operation.role === role && operation.item)

/** The operation whose answer knows items best: the one that reads them, or else lists them. */
export const bestCall = ({ calls }: LiveCollection): AnsweredCall | undefined =>
  ['read', 'list', 'create', 'replace', 'update']
    .map((role) => callFor(calls, role))
    .find((call) => call !== undefined)

export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/**
 * An item under a fresh id.
 * @param isFree whether nothing has or had an id.
 * @param fits whether an item may be one of the collection.
 * @returns undefined when no id that was thought of is free and keeps the schema.
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
      // The id's place is below the item's top, so the changed copy is an object again.
      const named = withValueAt(item, collection.id, id) as JsonObject
      if (fits(named)) return named
    }
  }
  return undefined
}

/** The contract's own example is meant as it stands; what was made up may get better ids. */
const isExample = ({ answer }: AnsweredCall) => answer.preferredName !== 'generated'

/**
 * An item as the operation that reads it needs it, with the generated values where it lacks some.
 */
function completed(live: LiveCollection, item: JsonObject): JsonObject | undefined {
  const best = bestCall(live)
  if (!best) return item
  const [model = {}] = modelItems(best)
  return [item, { ...model, ...item }].find((one) => fitsAnswer(best, one))
}

/**
 * The items that a collection starts with, each under an id of its own: those of the generated list
 * and, where the contract gives an example, the one that is read. Nothing where nothing is listed,
 * since nobody could know of them.
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
    const whole = completed(live, item)
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
