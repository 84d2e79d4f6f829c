import { type Demand, demandOf } from '../demand.ts'
import type { Contains, ItemRules, Shape } from '../shape.ts'
import type { Work } from '../work.ts'

const evaluates = ({ prefix, rest, evaluatesAll }: ItemRules, index: number) =>
  evaluatesAll || rest !== undefined || index < prefix.length

/**
 * Schemas that the item at an index must satisfy; undefined when no item is allowed there.
 * @param containsToMeet the `contains` keywords whose schema the item must satisfy.
 * @param containsToAvoid the `contains` keywords whose schema the item must not satisfy.
 */
export function demandOfItem(
  work: Work,
  { items, scopes }: Shape,
  index: number,
  containsToMeet: readonly Contains[],
  containsToAvoid: readonly Contains[],
): Demand | undefined {
  const parts: unknown[] = []
  for (const { prefix, rest } of items) {
    if (index < prefix.length) parts.push(prefix[index])
    else if (rest !== undefined) parts.push(rest)
  }
  for (const { schema } of containsToMeet) parts.push(schema)
  for (const { schema } of containsToAvoid) parts.push({ not: schema })
  for (const scope of scopes) {
    if (scope.of !== 'items') continue
    const isKnown =
      items.some((rules) => rules.scopes.includes(scope) && evaluates(rules, index)) ||
      containsToMeet.some((contains) => contains.scopes.includes(scope))
    if (!isKnown) parts.push(scope.schema)
  }
  return demandOf(work.reader, parts)
}

/** Number of leading items that have their own schema (`prefixItems`). */
export const prefixLength = ({ items }: Shape) =>
  Math.max(0, ...items.map(({ prefix }) => prefix.length))
