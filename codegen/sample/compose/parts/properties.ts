import { type Demand, demandOf } from '../demand.ts'
import { shapeOf } from '../merge/shapeOf.ts'
import { isObject } from '../schemaObject.ts'
import type { NameRules, Shape } from '../shape.ts'
import { attempt } from '../unsatisfiable.ts'
import type { Work } from '../work.ts'

/** More references from one to the next are a circle. */
const mostReferences = 20

function evaluates({ properties, patterns, additional, evaluatesAll }: NameRules, name: string) {
  return (
    evaluatesAll ||
    additional !== undefined ||
    Object.hasOwn(properties, name) ||
    patterns.some(([pattern]) => pattern.test(name))
  )
}

/** The schemas that a property of this name must satisfy. */
export function partsOf({ names, scopes }: Shape, name: string): unknown[] {
  const parts: unknown[] = []
  for (const { properties, patterns, additional } of names) {
    const before = parts.length
    if (Object.hasOwn(properties, name)) parts.push(properties[name])
    for (const [pattern, property] of patterns) if (pattern.test(name)) parts.push(property)
    if (parts.length === before && additional !== undefined) parts.push(additional)
  }
  for (const scope of scopes) {
    if (scope.of !== 'names') continue
    const isKnown = names.some((rules) => rules.scopes.includes(scope) && evaluates(rules, name))
    if (!isKnown) parts.push(scope.schema)
  }
  return parts
}

/** What a property of an object must satisfy, or undefined when there may be none of this name. */
export function demandOfName(work: Work, shape: Shape, name: string): Demand | undefined {
  if (!shape.propertyNames.every((names) => work.judge(names, name))) return undefined
  return demandOf(work.reader, partsOf(shape, name))
}

/** The names that the schemas know, in their order. */
export const declaredNames = ({ names }: Shape) => [
  ...new Set(names.flatMap(({ properties }) => Object.keys(properties))),
]

/** Names with those that they need beside them. */
export function withDependents({ dependents }: Shape, names: Iterable<string>): Set<string> {
  const all = new Set(names)
  // A set takes what is added while it is walked.
  for (const name of all) {
    for (const [trigger, needed] of dependents) {
      if (trigger === name) for (const one of needed) all.add(one)
    }
  }
  return all
}

/** Whether only the other side gets to see a property. */
export function isHidden(work: Work, demand: Demand): boolean {
  const { value: shape } = attempt(() => shapeOf(work.reader, demand))
  if (!shape) return false
  return work.direction === 'request' ? shape.readOnly : shape.writeOnly
}

/**
 * Whether a side may leave out a required property: it is marked itself, or by what it refers to.
 */
export function isFreed(work: Work, demand: Demand): boolean {
  if (work.isComplete || !work.reader.frees(work.direction)) return false
  const mark = work.direction === 'request' ? 'readOnly' : 'writeOnly'
  const isMarked = (schema: unknown, steps: number): boolean => {
    if (!isObject(schema) || steps === 0) return false
    if (schema[mark] === true) return true
    return typeof schema.$ref === 'string' && isMarked(work.reader.target(schema.$ref), steps - 1)
  }
  return demand.some((schema) => isMarked(schema, mostReferences))
}

/** Whether an object is one whose names are data: no name of it is written down. */
export const isMap = ({ names }: Shape) =>
  names.every(({ properties }) => Object.keys(properties).length === 0) &&
  names.some(
    ({ patterns, additional }) => patterns.length > 0 || (additional && additional !== true),
  )

/** Whether no name is allowed but those that are written down. */
export const isClosed = ({ names }: Shape) =>
  names.some(({ additional, patterns }) => additional === false && patterns.length === 0)
