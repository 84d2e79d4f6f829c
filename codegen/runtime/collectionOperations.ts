/**
 * Executes the operations of a collection on its stored items. This module is copied into generated
 * code.
 */

import { type AnsweredCall, bodyFor, itemFor } from './collectionAnswers.ts'
import { bestCall, isId, type LiveCollection, withFreshId } from './collectionSeeds.ts'
import type { Store, StoredItem } from './collectionStore.ts'
import {
  createdItem,
  isItem,
  modelItem,
  replacedItem,
  submittedOf,
  updatedItem,
} from './collectionWrites.ts'
import { pick, valueAt, withValueAt } from './jsonPlaces.ts'
import { filterItems, type Query, sortItems } from './listFilters.ts'
import { fillEnvelope, pageOf } from './listPages.ts'
import { isJsonObject, type JsonObject } from './overlay.ts'
import type { StatefulAnswer } from './statefulAnswers.ts'

/** Input for the execution of an operation. */
export type Performance = {
  live: LiveCollection
  call: AnsweredCall
  store: Store
  path: Readonly<Record<string, string>>
  url: URL
  body: unknown
  /**
   * Parsed query parameters: `fromCaller` contains the sent parameters, `all` also the default
   * values of omitted parameters.
   */
  query: { fromCaller: Query; all: Query }
  /** Returns the documented response for the first of `statuses` that the contract documents. */
  findAnswer: (statuses: readonly string[]) => StatefulAnswer | undefined
}

const statusOf = ({ operation }: AnsweredCall) =>
  /^\d+$/.test(operation.status) ? Number(operation.status) : 200

const success = (call: AnsweredCall, body: unknown): StatefulAnswer => ({
  answer: { ...call.answer, preferredName: 'state', variants: [], examples: { state: body } },
  status: statusOf(call),
})

/**
 * Response for a missing item: the documented error, or problem details (RFC 9457) if the contract
 * documents no error.
 */
export function answerMissingItem({ findAnswer }: Pick<Performance, 'findAnswer'>): StatefulAnswer {
  const known = findAnswer(['404', '410', '4XX', '4xx', 'default'])
  if (known) return known
  const problem = { type: 'about:blank', title: 'There is no such item', status: 404 }
  const mediaType = 'application/problem+json'
  const answer = {
    mediaType,
    headers: {},
    preferredName: 'missing',
    examples: { missing: problem },
  }
  return { answer, status: 404 }
}

/** Id of the item in the request; undefined if the request contains none. */
function idOf({ call, path, query, body }: Performance): string | undefined {
  const { id } = call.operation
  if (!id) return undefined
  const value =
    id.in === 'body' ? valueAt(body, id.at) : (path[id.name] ?? query.fromCaller[id.name])
  return isId(value) ? String(value) : undefined
}

/** Sets the properties of an item that path parameters determine, such as its owner. */
function withFixed({ call, path }: Performance, item: JsonObject): JsonObject {
  let result = item
  for (const { parameter, at } of call.operation.fixedParameters ?? []) {
    const text = path[parameter]
    if (text === undefined) continue
    const value = typeof valueAt(item, at) === 'number' ? Number(text) : text
    // The cast is safe: the path `at` is not empty, so `withValueAt` returns an object.
    result = withValueAt(result, at, value) as JsonObject
  }
  return result
}

/**
 * Response that contains the item; undefined when the operation's response contains no item, or is
 * not valid with this item.
 */
function answerAbout(performance: Performance, item: JsonObject): StatefulAnswer | undefined {
  const { call, live } = performance
  if (!call.operation.item) return undefined
  const body = bodyFor(call, live.collection, withFixed(performance, item))
  return body === undefined ? undefined : success(call, body)
}

/**
 * `Location` header for a new item; undefined if the response has no such header, or no operation
 * has the id in its path.
 */
function locationOf(
  { live, call, path, url }: Performance,
  id: string,
): [string, string] | undefined {
  const name = Object.keys(call.answer.headers).find((one) => one.toLowerCase() === 'location')
  const reading = live.calls.find(({ operation }) => operation.id?.in === 'path')
  if (name === undefined || call.operation.keepsLocation) return undefined
  if (reading?.operation.id?.in !== 'path') return undefined
  const values = new Map(
    reading.operation.scope.map((one, index) => [
      one,
      path[call.operation.scope[index] ?? ''] ?? '',
    ]),
  )
  values.set(reading.operation.id.name, id)
  const [ownPath = '', itemPath = ''] = [call.key, reading.key].map((key) => key.split(' ')[1])
  const fill = (template: string) =>
    template.replace(/\{([^}]*)\}/g, (_, one: string) => encodeURIComponent(values.get(one) ?? ''))
  const own = ownPath.replace(/\{([^}]*)\}/g, (_, one: string) =>
    encodeURIComponent(path[one] ?? ''),
  )
  const base = url.pathname.endsWith(own) ? url.pathname.slice(0, -own.length) : ''
  const isAddress = /^https?:/.test(call.answer.headers[name] ?? '')
  return [name, (isAddress ? url.origin : '') + base + fill(itemPath)]
}

function create(performance: Performance): StatefulAnswer | undefined {
  const { live, call, store, body, findAnswer } = performance
  const { collection } = live
  const submitted = submittedOf(collection, call, body)
  const sentId = valueAt(submitted, collection.id)
  const postedText = JSON.stringify(submitted)
  const known = isId(sentId) ? store.find(String(sentId)) : undefined
  if (known?.origin === 'posted') {
    if (known.postedText === postedText) return answerAbout(performance, known.item)
    const conflict = findAnswer(['409'])
    if (conflict) return conflict
  }
  const made = createdItem(
    live,
    call,
    withFixed(performance, submitted),
    isId(sentId) ? sentId : undefined,
  )
  const isFree = (id: string) => store.orderOf(id) === undefined
  const item =
    made && !isId(sentId)
      ? withFreshId(live, made, store.nextNumber(), isFree, (one) => isItem(live, one))
      : made
  const id = valueAt(item, collection.id)
  if (!item || !isId(id)) return undefined
  const answer = answerAbout(performance, item)
  if (call.operation.item && !answer) return undefined
  store.put({ id: String(id), item, origin: 'posted', postedText })
  const location = locationOf(performance, String(id))
  if (!location) return answer
  const { answer: said, status } = answer ?? { answer: call.answer, status: statusOf(call) }
  return { answer: { ...said, headers: { ...said.headers, [location[0]]: location[1] } }, status }
}

function read(performance: Performance): StatefulAnswer | undefined {
  const id = idOf(performance)
  const known = id === undefined ? undefined : performance.store.find(id)
  return known && answerAbout(performance, known.item)
}

/** Generated item under a requested id that was never created. */
function standIn({ live }: Performance, id: string): JsonObject | undefined {
  const best = bestCall(live)
  const model = best && modelItem(live, best)
  if (!model) return undefined
  const own = valueAt(model, live.collection.id)
  const value = typeof own === 'number' ? Number(id) : id
  // The cast is safe: the path of the id is not empty, so `withValueAt` returns an object.
  const item = withValueAt(model, live.collection.id, value) as JsonObject
  return isItem(live, item) ? item : undefined
}

function write(performance: Performance): StatefulAnswer | undefined {
  const { live, call, store, body } = performance
  const id = idOf(performance)
  const known = id === undefined ? undefined : store.find(id)
  const current = known?.item ?? (id === undefined ? undefined : standIn(performance, id))
  const isUnread = call.operation.body && !isJsonObject(valueAt(body, call.operation.body))
  if (id === undefined || !current || isUnread) return undefined
  const submitted = submittedOf(live.collection, call, body)
  const changed = () =>
    call.operation.role === 'replace'
      ? replacedItem(live, call, current, submitted)
      : updatedItem(live, current, submitted)
  const item = call.operation.body ? changed() : current
  const answer = item && answerAbout(performance, item)
  if (!item || (call.operation.item && !answer)) return undefined
  const origin = store.isDeleted(id) ? 'posted' : 'written'
  store.put({ ...(known ?? { origin }), id, item })
  return answer
}

function remove(performance: Performance): StatefulAnswer | undefined {
  const id = idOf(performance)
  const known = id === undefined ? undefined : performance.store.find(id)
  if (!known) return undefined
  performance.store.remove(known.id)
  return answerAbout(performance, known.item)
}

/**
 * True if lists contain the item. An item with the origin `written` is listed only if the
 * collection has no POST.
 */
const isListed = ({ calls }: LiveCollection, { origin }: StoredItem) =>
  origin !== 'written' || calls.every(({ operation }) => operation.role !== 'create')

function list(performance: Performance): StatefulAnswer | undefined {
  const { live, call, store, query, url } = performance
  const { item: shown, list: facts } = call.operation
  if (!shown || !facts) return undefined
  const { collection } = live
  const all = store.all().filter((entry) => isListed(live, entry))
  const items = all.map(({ item }) => withFixed(performance, item))
  const found = sortItems(filterItems(items, facts, query.fromCaller), facts, query.fromCaller)
  const ids = found.map((item) => String(valueAt(item, collection.id)))
  const seen = (id: string) => {
    const order = store.orderOf(id)
    return order === undefined ? 0 : all.filter((entry) => entry.order < order).length
  }
  const page = pageOf(found, ids, facts, query.all, seen)
  const fields = shown.fields ?? collection.fields
  const bodyOf = (entries: readonly unknown[]) => withValueAt(call.model, shown.at, entries)
  const plain = bodyOf(page.items.map((item) => pick(item, fields)))
  const body = call.isValid(plain)
    ? plain
    : bodyOf(page.items.map((item) => itemFor(call, collection, item)))
  if (!call.isValid(body)) return undefined
  return success(call, fillEnvelope(body, page, facts.envelope, url, call.isValid))
}

const performers = { create, read, list, remove, replace: write, update: write }

/**
 * Executes an operation of a collection.
 * @returns undefined if the generated response applies.
 */
export function perform(performance: Performance): StatefulAnswer | undefined {
  const { call, live, store } = performance
  const { role } = call.operation
  const id = role === 'create' || role === 'list' ? undefined : idOf(performance)
  // In a collection without POST, PUT creates a deleted item again.
  const revives = role === 'replace' && live.calls.every((one) => one.operation.role !== 'create')
  if (id !== undefined && store.isDeleted(id) && !revives) return answerMissingItem(performance)
  return performers[role](performance)
}
