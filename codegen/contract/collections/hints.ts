import type { CollectionRole, Place } from '../../runtime/collectionFacts.ts'
import { type Contract, resolve } from '../contract.ts'
import { ContractError } from '../contractError.ts'
import type { Operation } from '../operations.ts'

/**
 * Hint about a collection that the generator cannot derive from the paths, or derives wrongly.
 * A path item, an operation, or both may have `x-resource`. If both have a hint, the hint of the
 * operation has precedence:
 *
 *     x-resource: pets            # operations of one name share their items
 *     x-resource: false           # the operations are part of no collection
 *     x-resource:
 *       name: pets
 *       role: create              # create, list, read, replace, update or remove
 *       id: petId                 # property with the id; `/meta/id` below an object
 *       parameter: pet            # parameter with the id, in the path or query
 *       items: /data/entries      # place of the items in the response of `list`
 *       item: /data               # place of the item in other responses
 *
 * All but the name are optional, and derived from paths and schemas by default.
 */
export type ResourceHint = {
  name: string
  role?: CollectionRole
  id?: Place
  parameter?: string
  items?: Place
  item?: Place
}

const roles: readonly CollectionRole[] = ['create', 'list', 'read', 'replace', 'update', 'remove']

type Words = Record<string, unknown>

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function wordsOf(key: string, hint: unknown): Words {
  if (hint === undefined) return {}
  if (typeof hint === 'string') return { name: hint }
  if (isWords(hint)) return hint
  throw new ContractError(`${key}: x-resource is a name, an object with a name, or false`)
}

/** Splits a pointer such as `/data/entries` or `data` into property names. */
const placeOf = (pointer: unknown): Place | undefined =>
  typeof pointer !== 'string'
    ? undefined
    : pointer
        .split('/')
        .filter(Boolean)
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * Reads the `x-resource` of an operation.
 * @returns false if `x-resource` is false, undefined if it is absent.
 * @throws {ContractError} when its shape is wrong or its name is missing.
 */
export function hintOf(contract: Contract, operation: Operation): ResourceHint | false | undefined {
  const { key, path, method } = operation
  const item = resolve<Words>(contract, contract.paths?.[path] ?? {})
  const own = isWords(item[method.toLowerCase()]) ? item[method.toLowerCase()] : undefined
  const [shared, said] = [item['x-resource'], isWords(own) ? own['x-resource'] : undefined]
  if (said === false || (shared === false && said === undefined)) return false
  if (shared === undefined && said === undefined) return undefined
  const words = { ...(shared === false ? {} : wordsOf(key, shared)), ...wordsOf(key, said) }
  if (typeof words.name !== 'string' || words.name === '') {
    throw new ContractError(`${key}: x-resource has no name; write 'x-resource: pets'`)
  }
  const role = roles.find((one) => one === words.role)
  if (words.role !== undefined && role === undefined) {
    throw new ContractError(`${key}: the role of x-resource is one of ${roles.join(', ')}`)
  }
  const [id, items, at] = [placeOf(words.id), placeOf(words.items), placeOf(words.item)]
  return {
    name: words.name,
    ...(role && { role }),
    ...(id && { id }),
    ...(typeof words.parameter === 'string' && { parameter: words.parameter }),
    ...(items && { items }),
    ...(at && { item: at }),
  }
}
