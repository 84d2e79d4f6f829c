import type { Collection } from '../runtime/collectionFacts.ts'
import { withAddresses } from './collections/addresses.ts'
import { type DescribedCollection, describeGroup } from './collections/describe.ts'
import { type Group, groupOperations } from './collections/groups.ts'
import type { Contract } from './contract.ts'
import type { OperationPlan } from './plan.ts'
import { createShapes } from './shape.ts'

type Found = DescribedCollection & { group: Group }

/**
 * True if a collection's item path is below the item path of `outer`: `/owners/{}/pets/{}` is below
 * `/owners/{}`.
 */
const isWithin = ({ group: { itemPath } }: Found, { group: outer }: Found) =>
  itemPath !== undefined &&
  outer.itemPath !== undefined &&
  itemPath.startsWith(`${outer.itemPath}/`)

/**
 * True if the operations of a collection return the outer item that they change, and no items of
 * their own: adding a member to a team returns the team.
 */
const answersOuter = (one: Found, all: readonly Found[]) =>
  !one.isKnown &&
  all.some(
    (other) =>
      isWithin(one, other) && [...one.item.names].some((name) => other.item.names.has(name)),
  )

/**
 * Finds the collections of a contract: operations that list, create, read, update and remove the
 * same items. Collections are derived from paths and schemas, and from `x-resource` hints.
 * @returns plain data for the generated code. An operation is in one collection at most.
 * @throws {ContractError} when an `x-resource` is invalid.
 */
export function findCollections(contract: Contract, plans: readonly OperationPlan[]): Collection[] {
  const shapes = createShapes(contract)
  const taken = new Set<string>()
  const all: Found[] = []
  for (const group of groupOperations(contract, plans)) {
    const members = group.members.filter(({ plan }) => !taken.has(plan.operation.key))
    const described = describeGroup(shapes, { ...group, members })
    if (!described) continue
    for (const key of Object.keys(described.collection.operations)) taken.add(key)
    all.push({ ...described, group })
  }
  const found = all.filter((one) => !answersOuter(one, all))
  return found.map((one) => {
    const within = found.flatMap((other, collection) =>
      isWithin(one, other)
        ? [{ collection, scope: (other.group.itemPath?.split('{}').length ?? 2) - 2 }]
        : [],
    )
    const collection = withAddresses(contract, plans, one.collection)
    return within.length > 0 ? { ...collection, within } : collection
  })
}
