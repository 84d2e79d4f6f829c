import { type Demand, demandOf, keyOf } from './demand.ts'
import { shapeOf } from './merge/shapeOf.ts'
import { declaredNames } from './parts/properties.ts'
import type { Reader } from './reader.ts'
import { isObject } from './schemaObject.ts'
import type { Shape } from './shape.ts'
import { attempt } from './unsatisfiableError.ts'

/**
 * Estimates the number of values in a composed value.
 * @param levels depth to which optional parts are included.
 */
export type Estimate = (demand: Demand, levels: number) => number

/**
 * Level at which the estimate ends. The level decreases with the depth; optional parts are counted
 * only above level 0.
 */
const bareLevels = -4
/** Assumed number of items in a list and of entries in a map. */
const usualItems = 2
const enormous = 1e6

const countOf = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 1
    : Object.values(value).reduce((sum: number, inner) => sum + countOf(inner), 1)

function createEstimate(reader: Reader): Estimate {
  const known = new Map<string, number>()

  const ofAll = (parts: readonly unknown[], levels: number): number => {
    const demand = demandOf(reader, parts)
    return demand ? estimate(demand, levels) : 0
  }

  function ofNames(shape: Shape, levels: number): number {
    let sum = 0
    for (const name of declaredNames(shape)) {
      if (levels <= 0 && !shape.required.has(name)) continue
      const parts = shape.names.flatMap(({ properties }) =>
        Object.hasOwn(properties, name) ? [properties[name]] : [],
      )
      sum += ofAll(parts, levels - 1)
    }
    if (sum > 0 || levels <= 0) return sum
    const entry = shape.names.find(({ additional }) => isObject(additional))?.additional
    return entry === undefined ? 0 : usualItems * ofAll([entry], levels - 1)
  }

  function ofItems(shape: Shape, levels: number): number {
    const count = Math.max(shape.bounds.minItems ?? 0, levels > 0 ? usualItems : 0)
    const parts = shape.items.flatMap(({ rest, prefix }) => rest ?? prefix.slice(0, 1))
    return count === 0 || parts.length === 0 ? count : count * ofAll(parts, levels - 1)
  }

  function ofShape(shape: Shape, levels: number): number {
    const [shown] = [...shape.examples, ...shape.defaults]
    if (shown !== undefined) return countOf(shown)
    let sum = 1 + ofNames(shape, levels) + ofItems(shape, levels)
    for (const { options } of shape.choices) {
      // A branch lowers the level by one half. Otherwise the estimate would not end for a schema
      // that is a branch of itself.
      const each = options.map((option) => ofAll(option, levels - 0.5))
      sum += each.reduce((one, other) => one + other, 0) / Math.max(1, each.length)
    }
    return sum
  }

  function find(demand: Demand, levels: number): number {
    const { value: shape } = attempt(() => shapeOf(reader, demand))
    return shape ? Math.min(enormous, ofShape(shape, levels)) : 1
  }

  function estimate(demand: Demand, levels: number): number {
    if (demand.length === 0 || levels < bareLevels) return 1
    const key = `${keyOf(reader, demand)} ${levels}`
    const size = known.get(key) ?? find(demand, levels)
    known.set(key, size)
    return size
  }
  return estimate
}

const estimates = new WeakMap<Reader, Estimate>()

/**
 * Returns the estimate function of a contract. It is created once per contract, and its results do
 * not depend on earlier calls.
 */
export function estimateOf(reader: Reader): Estimate {
  const known = estimates.get(reader) ?? createEstimate(reader)
  estimates.set(reader, known)
  return known
}
