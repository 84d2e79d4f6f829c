import { type Demand, demandOf } from '../demand.ts'
import { shapeOf } from '../merge/shapeOf.ts'
import { isObject } from '../schemaObject.ts'
import type { NameRules, Shape } from '../shape.ts'
import { attempt } from '../unsatisfiableError.ts'
import type { Work } from '../work.ts'

/** Maximum length of a chain of references. A longer chain is a cycle. */
const mostReferences = 20

function evaluates({ properties, patterns, additional, evaluatesAll }: NameRules, name: string) {
  return (
    evaluatesAll ||
    additional !== undefined ||
    Object.hasOwn(properties, name) ||
    patterns.some(([pattern]) => pattern.test(name))
  )
}

/** All schemas that apply to the property of this name. */
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

/**
 * Schemas that the property's value must satisfy; undefined when no property of this name is
 * allowed.
 */
export function demandOfName(work: Work, shape: Shape, name: string): Demand | undefined {
  if (!shape.propertyNames.every((names) => work.judge(names, name))) return undefined
  return demandOf(work.reader, partsOf(shape, name))
}

/** Property names that the schemas list, in the order of the schemas. */
export const declaredNames = ({ names }: Shape) => [
  ...new Set(names.flatMap(({ properties }) => Object.keys(properties))),
]

/** Adds the names that `dependentRequired` requires. */
export function withDependents({ dependents }: Shape, names: Iterable<string>): Set<string> {
  const all = new Set(names)
  // The loop also visits names that are added during the loop.
  for (const name of all) {
    for (const [trigger, needed] of dependents) {
      if (trigger === name) for (const one of needed) all.add(one)
    }
  }
  return all
}

/** True if only the other side (client or server) sends a property. */
export function isHidden(work: Work, demand: Demand): boolean {
  const { value: shape } = attempt(() => shapeOf(work.reader, demand))
  if (!shape) return false
  return work.direction === 'request' ? shape.readOnly : shape.writeOnly
}

/**
 * True if a message in the direction of `work` may omit a required property, because the property's
 * schema or the target of its reference is marked readOnly (in a request) or writeOnly (in a
 * response).
 */
export function isExempt(work: Work, demand: Demand): boolean {
  if (work.isComplete || !work.reader.hasExemptNames(work.direction)) return false
  const mark = work.direction === 'request' ? 'readOnly' : 'writeOnly'
  const isMarked = (schema: unknown, steps: number): boolean => {
    if (!isObject(schema) || steps === 0) return false
    if (schema[mark] === true) return true
    return typeof schema.$ref === 'string' && isMarked(work.reader.target(schema.$ref), steps - 1)
  }
  return demand.some((schema) => isMarked(schema, mostReferences))
}

/** True for the shape of a map: no property is listed, but properties of any name have a schema. */
export const isMap = ({ names }: Shape) =>
  names.every(({ properties }) => Object.keys(properties).length === 0) &&
  names.some(
    ({ patterns, additional }) => patterns.length > 0 || (additional && additional !== true),
  )

/** True if a schema allows only the properties that it lists. */
export const isClosed = ({ names }: Shape) =>
  names.some(({ additional, patterns }) => additional === false && patterns.length === 0)
