import type { Collection } from '../../runtime/collectionFacts.ts'
import { type Contract, type HeaderObject, resolve } from '../contract.ts'
import { isNode } from '../node.ts'
import type { OperationPlan } from '../plan.ts'

/** Schema keywords that do not restrict the URL in a `Location` header. */
const harmlessKeywords = new Set([
  'type',
  'format',
  'title',
  'description',
  'example',
  'examples',
  '$comment',
])

/** True if the schema of the `Location` header may reject the URL of a new item. */
function wantsOther(contract: Contract, plan: OperationPlan, status: string): boolean {
  const headers = plan.operation.responses[status]?.headers ?? {}
  const described = Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (!described) return false
  const schema = resolve<unknown>(contract, resolve<HeaderObject>(contract, described).schema)
  return isNode(schema) && !Object.keys(schema).every((keyword) => harmlessKeywords.has(keyword))
}

/**
 * Marks the creating operations whose generated `Location` header is not replaced by the new item's
 * URL, since the header's schema may reject this URL.
 */
export function withAddresses(
  contract: Contract,
  plans: readonly OperationPlan[],
  collection: Collection,
): Collection {
  const operations = Object.entries(collection.operations).map(([key, operation]) => {
    const plan = plans.find((one) => one.operation.key === key)
    const isOther =
      operation.role === 'create' && plan && wantsOther(contract, plan, operation.status)
    return [key, isOther ? { ...operation, keepsLocation: true as const } : operation] as const
  })
  return { ...collection, operations: Object.fromEntries(operations) }
}
