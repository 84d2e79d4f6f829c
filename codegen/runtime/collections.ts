/**
 * Responds to calls of collections with the items that earlier calls stored. This module is copied
 * into generated code.
 */
import { type AnsweredCall, callOf, type GeneratedAnswers } from './collectionAnswers.ts'
import type { Collection } from './collectionFacts.ts'
import { answerMissingItem, perform } from './collectionOperations.ts'

import { type LiveCollection, seedsOf } from './collectionSeeds.ts'
import { createStore, type Store, type StoredItem } from './collectionStore.ts'
import type { State, StatefulAnswer, StatefulRequest } from './statefulAnswers.ts'
import type { RequestValidators } from './validatorTables.ts'

type GeneratedContract = GeneratedAnswers & {
  requestValidators: Readonly<Record<string, RequestValidators | undefined>>
}
type Member = { collection: Collection; index: number; call: AnsweredCall }

/**
 * Combines a collection with the generated responses of its operations. Its initial items (seeds)
 * are computed on first use.
 */
function createLiveCollection(collection: Collection, contract: GeneratedContract) {
  const calls = Object.entries(collection.operations).flatMap(([key, operation]) => {
    const call = callOf(key, operation, contract)
    return call ? [call] : []
  })
  const named = calls.find(({ operation }) => operation.id?.in === 'path')
  const isReachable = (id: string) => {
    const parameter = named?.operation.id
    if (!named || parameter?.in !== 'path') return true
    const { name } = parameter
    const violations = contract.requestValidators[named.key]?.path({ [name]: id }) ?? []
    return violations.every(({ path }) => path !== name && !path.startsWith(`${name}/`))
  }
  const live: LiveCollection = { collection, calls, isReachable }
  let seeds: StoredItem[] | undefined
  return {
    live,
    seeds: () => {
      seeds ??= seedsOf(live)
      return seeds
    },
  }
}

/**
 * Query parameters converted to the contract's types: `all` includes defaults, `fromCaller` only
 * parameters in the URL.
 */
function readQuery(validators: RequestValidators | undefined, { url }: StatefulRequest) {
  const all = validators?.read.query(url.searchParams).values ?? {}
  const names = [...url.searchParams.keys()]
  const isSent = (name: string) => names.some((one) => one === name || one.startsWith(`${name}[`))
  return {
    all,
    fromCaller: Object.fromEntries(Object.entries(all).filter(([name]) => isSent(name))),
  }
}

/**
 * Generated response for the first of `statuses` that the contract documents, except the
 * operation's success status.
 */
function documentedOf(
  key: string,
  { operation }: AnsweredCall,
  statuses: readonly string[],
  { answers }: GeneratedContract,
): StatefulAnswer | undefined {
  for (const status of statuses) {
    const answer = answers[key]?.[status]
    if (status === operation.status || !answer || answer.isUnknown) continue
    return { answer, status: /^\d+$/.test(status) ? Number(status) : 404 }
  }
  return undefined
}

/**
 * Stores the items of collections. Reads return items that earlier calls created or replaced, lists
 * are filtered, sorted and paged by the declared parameters, and deleted items are 404.
 *
 * A collection starts with the items of its generated list. Other ids exist too, even if no client
 * has posted them: reading such an id returns the generated item, a write is stored until the item
 * is deleted, and a deletion always succeeds. A client that tries each operation with made-up ids,
 * in any order, therefore sees no failure. The same applies to the ids of the sample requests, even
 * if the list contains them: a client that sends all samples also deletes items that other samples
 * request. All other listed or posted items are 404 after their deletion, as are the items below
 * them.
 *
 * Posting an item with the same id and the same fields again returns the first response again. With
 * other fields, the response is 409 if the contract documents that status; otherwise the new item
 * replaces the old one.
 *
 * Every response is checked by the operation's own validator. If no response with the item's values
 * is valid, the generated response is returned and nothing is stored. Reads change nothing, and ids
 * come from hashes and counters, so the same sequence of calls gets the same responses, byte for
 * byte.
 */
export function createCollections(
  collections: readonly Collection[],
  contract: GeneratedContract,
): State {
  const all = collections.map((collection) => createLiveCollection(collection, contract))
  const members = new Map<string, Member>(
    collections.flatMap((collection, index) =>
      (all[index]?.live.calls ?? []).map(
        (call) => [call.key, { collection, index, call }] as const,
      ),
    ),
  )
  const stores = new Map<string, { index: number; scope: readonly string[]; store: Store }>()
  const storeKey = (index: number, scope: readonly string[]) => JSON.stringify([index, ...scope])
  const storeOf = (index: number, scope: readonly string[]) =>
    stores.get(storeKey(index, scope))?.store ??
    createStore(all[index]?.seeds() ?? [], collections[index]?.standIns)

  const isOrphan = ({ within = [] }: Collection, scope: readonly string[]) =>
    within.some((outer) =>
      stores
        .get(storeKey(outer.collection, scope.slice(0, outer.scope)))
        ?.store.isDeleted(scope[outer.scope] ?? ''),
    )

  /**
   * Drops the stored items below a deleted item. They do not return when a new item gets the same
   * id.
   */
  const forgetBelow = (index: number, scope: readonly string[], id: string) => {
    for (const [key, inner] of stores) {
      const isBelow = collections[inner.index]?.within?.some(
        (outer) =>
          outer.collection === index &&
          [...scope, id].every((value, depth) => inner.scope[depth] === value),
      )
      if (isBelow) stores.delete(key)
    }
  }

  function answer(key: string, request: StatefulRequest): StatefulAnswer | undefined {
    const member = members.get(key)
    const live = member && all[member.index]?.live
    if (!member || !live) return undefined
    const { collection, index, call } = member
    const { scope: names, id, role } = call.operation
    const scope = names.map((name) => request.path[name] ?? '')
    const findAnswer = (statuses: readonly string[]) => documentedOf(key, call, statuses, contract)
    if (isOrphan(collection, scope)) return answerMissingItem({ findAnswer })
    const store = storeOf(index, scope)
    const query = readQuery(contract.requestValidators[key], request)
    const result = perform({ live, call, store, query, findAnswer, ...request })
    if (role !== 'read' && role !== 'list') {
      stores.set(storeKey(index, scope), { index, scope, store })
    }
    const removed = role === 'remove' && id?.in === 'path' ? request.path[id.name] : undefined
    if (removed !== undefined && store.isDeleted(removed)) forgetBelow(index, scope, removed)
    return result
  }
  return { answer, reset: () => stores.clear() }
}
