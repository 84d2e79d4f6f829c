import type { Schema } from '../../contract/contract.ts'
import { type Direction, type Finding, kindOf } from '../change.ts'
import { compareAlternatives, compareWithChoice, isChoice } from './compareAlternatives.ts'
import { compareBounds, compareFacts } from './compareBounds.ts'
import { compareProperties } from './compareProperties.ts'
import { compareTypes, compareValues, sharesNoType } from './compareTypes.ts'
import { type Child, findingHere, type Side, type Step } from './step.ts'
import type { View } from './view.ts'

const opposites = { request: 'response', response: 'request' } as const

function compareItems(oldView: View, newView: View, direction: Direction): Child[] {
  const length = Math.max(oldView.prefixItems.length, newView.prefixItems.length)
  const prefixes = Array.from({ length }, (_, index) => ({
    place: `/${index}`,
    before: oldView.prefixItems[index] ?? oldView.items ?? true,
    after: newView.prefixItems[index] ?? newView.items ?? true,
    direction,
  }))
  const place = `/${length}`
  const [before, after] = [oldView.items ?? true, newView.items ?? true]
  return [...prefixes, { place, before, after, direction }]
}

function compareSubschemas(oldView: View, newView: View, direction: Direction): Step {
  const step: Step = { findings: [], children: [] }
  for (const keyword of new Set([...oldView.subschemas.keys(), ...newView.subschemas.keys()])) {
    const before = oldView.subschemas.get(keyword)
    const after = newView.subschemas.get(keyword)
    if (before !== undefined && after !== undefined) {
      // A narrower schema in `if` or `not` widens the schema that contains it, so the direction is
      // reversed.
      const inverts = keyword === 'not' || keyword === 'if'
      const place = ` (${keyword})`
      step.children.push({
        place,
        before,
        after,
        direction: inverts ? opposites[direction] : direction,
      })
    } else {
      const [effect, word] =
        after === undefined ? (['looser', 'gone'] as const) : (['narrower', 'new'] as const)
      step.findings.push(
        findingHere(kindOf(direction, effect), `the condition '${keyword}' is ${word}`),
      )
    }
  }
  return step
}

function compareNotes(oldView: View, newView: View, direction: Direction): Finding[] {
  const { defaultValue: before } = oldView
  const { defaultValue: after } = newView
  const findings: Finding[] = []
  if (direction === 'request' && before !== after) {
    findings.push(
      findingHere('changed', `default is now ${after ?? 'none'}, was ${before ?? 'none'}`),
    )
  }
  if (newView.deprecated && !oldView.deprecated) {
    findings.push(findingHere('changed', 'is now deprecated'))
  }
  return findings
}

/**
 * Compares two schemas, but not the schemas that they contain. Pairs of contained schemas are
 * returned as children.
 */
export function compareViews(
  oldSide: Side,
  newSide: Side,
  schemas: [before: Schema, after: Schema],
  direction: Direction,
): Step {
  const { view: before } = oldSide
  const { view: after } = newSide
  const noChoice = before.alternatives.length === 0 || after.alternatives.length === 0
  if (noChoice && isChoice(before) !== isChoice(after)) {
    return compareWithChoice(oldSide, newSide, schemas, direction)
  }
  const types = compareTypes(before, after, direction)
  if (sharesNoType(before, after)) return { findings: types, children: [] }
  const steps = [
    compareProperties(oldSide, newSide, direction),
    compareAlternatives(oldSide, newSide, direction),
    compareSubschemas(before, after, direction),
  ]
  return {
    findings: [
      ...types,
      ...compareValues(before, after, direction),
      ...compareBounds(before, after, direction),
      ...compareFacts(before, after, direction),
      ...compareNotes(before, after, direction),
      ...steps.flatMap(({ findings }) => findings),
    ],
    children: [
      ...steps.flatMap(({ children }) => children),
      ...compareItems(before, after, direction),
    ],
  }
}
