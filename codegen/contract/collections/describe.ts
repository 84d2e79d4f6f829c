import type {
  Collection,
  CollectionOperation,
  ItemFacts,
  ListFacts,
  Place,
} from '../../runtime/collectionFacts.ts'
import type { Parameter } from '../contract.ts'
import { parameterSchema } from '../parameterFacts.ts'
import type { OperationPlan } from '../plan.ts'
import { type Shape, type Shapes, shapeAt } from '../shape.ts'
import { filtersOf } from './filters.ts'
import { type Group, type Member, templateOf } from './groups.ts'
import { findId, hasId, type IdParameter, sameItems } from './identity.ts'
import { canonical } from './nouns.ts'
import { fixedBy } from './ownership.ts'
import { envelopeOf, pagingOf } from './paging.ts'
import {
  holdsKind,
  isMostlyItem,
  itemsIn,
  listsIn,
  type Part,
  requestPlace,
  requestSchema,
  successOf,
} from './places.ts'

/** Schema shape and id property of a group's items. */
type Item = { shape: Shape; id: Place }
/** `isKnown` is true if the item comes from the response of a read or list operation. */
type Anchor = Item & { isKnown: boolean }

const parametersOf = ({ operation }: OperationPlan, place: Parameter['in']) =>
  operation.parameters.filter((parameter) => parameter.in === place)

const pathNames = (path: string) => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

/**
 * Parameter that identifies the item in an operation on one item: the parameter that a hint names,
 * else the last path parameter.
 */
function idParameterOf(shapes: Shapes, { plan, hint }: Member): IdParameter | undefined {
  const { path } = plan.operation
  const last = templateOf(path).match(/\{\}[^/{}]*$/) ? pathNames(path).at(-1) : undefined
  const name = hint?.parameter ?? last
  const parameter = plan.operation.parameters.find((one) => one.name === name)
  if (name === undefined) return undefined
  return { name, types: parameter ? shapes(parameterSchema(parameter)).types : new Set() }
}

const isOfOne = ({ role }: Member) => role !== 'create' && role !== 'list'

/** Parts of a response that may be an item or a list of items. */
function candidates(shapes: Shapes, { plan, role, hint, resource }: Member): Part[] {
  const schema = successOf(plan)?.schema
  const parts = role === 'list' ? listsIn(shapes, schema) : itemsIn(shapes, schema, resource)
  const wanted = role === 'list' ? hint?.items : hint?.item
  return wanted ? parts.filter(({ at }) => at.join('/') === wanted.join('/')) : parts
}

/** Part of an operation's response that contains the group's items. */
const findItem = (shapes: Shapes, member: Member, { shape, id }: Item): Part | undefined =>
  candidates(shapes, member).find((part) => sameItems(shapes, part.shape, shape, id))

/** True if an operation returns the group's items, or creates them and responds without a body. */
const agrees = (shapes: Shapes, member: Member, item: Item) =>
  findItem(shapes, member, item) !== undefined ||
  (member.role === 'create' &&
    successOf(member.plan)?.schema === undefined &&
    sendsItem(shapes, member.plan, item.shape) !== undefined)

/**
 * Finds the item of a group: an object with an id. The response of the read operation is searched
 * first, then the response of the list operation.
 */
function findAnchor(shapes: Shapes, group: Group): Anchor | undefined {
  const ofOne = group.members.filter(isOfOne)
  const parameter = ofOne.map((member) => idParameterOf(shapes, member)).find(Boolean)
  const hinted = group.members.find(({ hint }) => hint?.id)?.hint?.id
  const order = ['read', 'list', 'create', 'replace', 'update'] as const
  for (const role of order) {
    // A write operation may return the outer item, not an item of this group: adding a member may
    // return the team.
    const isKnown = role === 'read' || role === 'list'
    for (const member of group.members.filter((one) => one.role === role)) {
      for (const { at, shape } of candidates(shapes, member)) {
        if (!isKnown && !at.every((name) => holdsKind(name, group.name))) continue
        const id = hinted ?? (parameter && findId(shapes, shape, parameter, group.name))
        if (id === undefined || !hasId(shapes, shape, id)) continue
        const item = { shape, id }
        const others = group.members.filter((one) => one !== member && one.role !== 'remove')
        const isAgreed = others.some((other) => agrees(shapes, other, item))
        const isListed = role === 'list' || role === 'create'
        if (isAgreed || (isListed && ofOne.some((one) => one.role === 'remove'))) {
          return { ...item, isKnown }
        }
      }
    }
    if (role === 'read' && group.members.some((one) => one.role === 'read')) return undefined
  }
  return undefined
}

/**
 * Names of the item's properties, without write-only ones. A required name counts even if it has no
 * schema.
 */
const fieldsOf = (shapes: Shapes, { properties, required }: Shape) =>
  [...new Set([...properties.keys(), ...required])].filter(
    (name) => !shapes(properties.get(name)).writeOnly,
  )

const sameNames = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name) => other.includes(name))

/**
 * Part of a request body that is an item: at least half of its properties are properties of the
 * item.
 */
function sendsItem(shapes: Shapes, plan: OperationPlan, item: Shape): Part | undefined {
  const part = requestPlace(shapes, plan, item)
  return part && isMostlyItem(part) ? part : undefined
}

/**
 * Part of a request body with the item's properties; the whole body for an update whose schema
 * allows any object.
 */
function bodyOf(
  shapes: Shapes,
  { plan, role }: Member,
  item: Shape,
  isAnswered: boolean,
): Part | undefined {
  if (!isAnswered) return sendsItem(shapes, plan, item)
  const schema = requestSchema(plan)
  const shape = shapes(schema)
  const isOpen = role === 'update' && shape.properties.size === 0 && shape.items === undefined
  if (schema !== undefined && isOpen) return { at: [], shape }
  return requestPlace(shapes, plan, item)
}

function listFacts(shapes: Shapes, plan: OperationPlan, at: Place, item: Shape): ListFacts {
  const query = parametersOf(plan, 'query')
  const paging = pagingOf(shapes, query)
  const schema = successOf(plan)?.schema
  const most = listsIn(shapes, schema).find((part) => part.at.join() === at.join())?.list.maxItems
  return {
    ...(most === undefined ? {} : { most }),
    paging,
    ...filtersOf(shapes, query, item, paging),
    envelope: envelopeOf(shapes, schema, at, paging),
  }
}

function idOf(
  shapes: Shapes,
  member: Member,
  item: Item,
  body: Part | undefined,
): CollectionOperation['id'] {
  const parameter = idParameterOf(shapes, member)
  const { operation } = member.plan
  const described = operation.parameters.find((one) => one.name === parameter?.name)
  if (parameter && pathNames(operation.path).includes(parameter.name)) {
    return { in: 'path', name: parameter.name }
  }
  if (described?.in === 'query') return { in: 'query', name: described.name }
  if (!body || !hasId(shapes, body.shape, item.id)) return undefined
  return { in: 'body', at: [...body.at, ...item.id] }
}

/**
 * True if an operation fulfils its role without returning an item. This applies to deletions, to
 * writes whose request contains the item, and to replacements without a response body. A write that
 * only returns another value belongs to the collection only if a hint says so.
 */
function isPlain({ role, hint }: Member, sendsItem: boolean, answered: unknown): boolean {
  if (role === 'remove') return true
  if (role === 'list' || role === 'read') return false
  if (answered !== undefined && !sendsItem) return hint !== undefined
  return sendsItem || role === 'replace'
}

/**
 * Describes an operation as part of its collection: its role, parameters and bodies. Undefined when
 * the operation is not part of the collection.
 */
function describeMember(
  shapes: Shapes,
  member: Member,
  item: Item,
  fields: readonly string[],
): CollectionOperation | undefined {
  const { plan, role } = member
  const success = successOf(plan)
  if (!success) return undefined
  const found = findItem(shapes, member, item) ?? removedItem(shapes, member, item)
  const writes = role === 'create' || role === 'replace' || role === 'update'
  const body = writes ? bodyOf(shapes, member, item.shape, found !== undefined) : undefined
  const id = isOfOne(member) ? idOf(shapes, member, item, body) : undefined
  if (isOfOne(member) && id === undefined) return undefined
  if (!found && !isPlain(member, body !== undefined, success.schema)) return undefined
  const names = pathNames(plan.operation.path).filter(
    (name) => id?.in !== 'path' || name !== id.name,
  )
  const fixedParameters = fixedBy(shapes, names, item)
  const own = found && fieldsOf(shapes, found.shape)
  const facts: ItemFacts | undefined = found && {
    at: found.at,
    ...(own && !sameNames(own, fields) && { fields: own }),
  }
  return {
    role,
    status: success.status,
    scope: names,
    ...(id && { id }),
    ...(facts && { item: facts }),
    ...(body && { body: body.at }),
    ...(fixedParameters.length > 0 && { fixedParameters }),
    ...(role === 'list' && found && { list: listFacts(shapes, plan, found.at, item.shape) }),
  }
}

/**
 * Object with the item's id in a deletion's response, such as `{ id, deleted }`. The object may
 * lack the item's other properties.
 */
const removedItem = (shapes: Shapes, member: Member, { id }: Item): Part | undefined =>
  member.role === 'remove'
    ? candidates(shapes, member).find(({ shape }) => hasId(shapes, shape, id))
    : undefined

/**
 * Removes path parameters that some operations of the collection lack from the `scope` of all
 * operations. Operations that hints join may have paths with distinct parameters.
 */
function shareScope(operations: Record<string, CollectionOperation>) {
  const all = Object.values(operations)
  const count = all[0]?.scope.length
  if (all.every(({ scope }) => scope.length === count)) return operations
  const shared = (name: string) =>
    all.every(({ scope }) => scope.some((other) => canonical(other) === canonical(name)))
  return Object.fromEntries(
    Object.entries(operations).map(([key, one]) => [
      key,
      { ...one, scope: one.scope.filter(shared) },
    ]),
  )
}

/**
 * Names of properties that requests may set, even if the item's schema marks them as read-only.
 */
function settableIn(shapes: Shapes, { plan }: Member, { body }: CollectionOperation): string[] {
  if (!body) return []
  const { properties } = shapeAt(shapes, shapes(requestSchema(plan)), body)
  return [...properties].flatMap(([name, schema]) => (shapes(schema).readOnly ? [] : [name]))
}

/** Collection with the shape of its items. */
export type DescribedCollection = { collection: Collection; item: Shape; isKnown: boolean }

/**
 * Describes the collection of a group of operations.
 * @returns undefined when the group has no list or creation, no operation on one item, or no item
 * on which the responses agree.
 */
export function describeGroup(shapes: Shapes, group: Group): DescribedCollection | undefined {
  const item = findAnchor(shapes, group)
  if (!item) return undefined
  const fields = fieldsOf(shapes, item.shape)
  const operations: Record<string, CollectionOperation> = {}
  const settable = new Set<string>()
  for (const member of group.members) {
    const { key } = member.plan.operation
    const described = describeMember(shapes, member, item, fields)
    if (!described || operations[key]) continue
    operations[key] = described
    for (const name of settableIn(shapes, member, described)) settable.add(name)
  }
  const roles = Object.values(operations).map(({ role }) => role)
  const isCollective = roles.some((role) => role === 'list' || role === 'create')
  if (!isCollective || roles.every((role) => role === 'list' || role === 'create')) return undefined
  const readOnly = fields.filter((name) => shapes(item.shape.properties.get(name)).readOnly)
  const unlocked = readOnly.filter((name) => settable.has(name))
  const collection = {
    name: group.name,
    id: item.id,
    fields,
    readOnly,
    ...(unlocked.length > 0 && { settable: unlocked }),
    required: fields.filter((name) => item.shape.required.has(name)),
    operations: shareScope(operations),
  }
  return { collection, item: item.shape, isKnown: item.isKnown }
}
