import type { Schema } from '../../contract/contract.ts'
import { type Direction, type Finding, kindOf } from '../change.ts'
import { compareAlternatives, compareWithChoice, isChoice } from './compareAlternatives.ts'
import { compareBounds, compareFacts } from './compareBounds.ts'
import { compareProperties } from './compareProperties.ts'
import { compareTypes, compareValues, sharesNoType } from './compareTypes.ts'
import { type Child, here, type Side, type Step } from './step.ts'
import type { View } from './view.ts'

const turned = { request: 'response', response: 'request' } as const

function compareItems(old: View, present: View, direction: Direction): Child[] {
  const length = Math.max(old.prefixItems.length, present.prefixItems.length)
  const prefixes = Array.from({ length }, (_, index) => ({
    place: `/${index}`,
    before: old.prefixItems[index] ?? old.items ?? true,
    after: present.prefixItems[index] ?? present.items ?? true,
    direction,
  }))
  const place = `/${length}`
  const [before, after] = [old.items ?? true, present.items ?? true]
  return [...prefixes, { place, before, after, direction }]
}

function compareSubschemas(old: View, present: View, direction: Direction): Step {
  const step: Step = { findings: [], children: [] }
  for (const keyword of new Set([...old.subschemas.keys(), ...present.subschemas.keys()])) {
    const before = old.subschemas.get(keyword)
    const after = present.subschemas.get(keyword)
    if (before !== undefined && after !== undefined) {
      // A narrower condition, or a narrower schema in 'not', widens the schema around it.
      const inverts = keyword === 'not' || keyword === 'if'
      const place = ` (${keyword})`
      step.children.push({
        place,
        before,
        after,
        direction: inverts ? turned[direction] : direction,
      })
    } else {
      const [effect, word] =
        after === undefined ? (['looser', 'gone'] as const) : (['narrower', 'new'] as const)
      step.findings.push(here(kindOf(direction, effect), `the condition '${keyword}' is ${word}`))
    }
  }
  return step
}

function compareNotes(old: View, present: View, direction: Direction): Finding[] {
  const { defaultValue: before } = old
  const { defaultValue: after } = present
  const findings: Finding[] = []
  if (direction === 'request' && before !== after) {
    findings.push(here('changed', `default is now ${after ?? 'none'}, was ${before ?? 'none'}`))
  }
  if (present.deprecated && !old.deprecated) findings.push(here('changed', 'is now deprecated'))
  return findings
}

/**
 * Compares the own keywords of two schemas; schemas that they refer to are returned as children.
 */
export function compareViews(
  old: Side,
  present: Side,
  schemas: [before: Schema, after: Schema],
  direction: Direction,
): Step {
  const { view: before } = old
  const { view: after } = present
  const noChoice = before.alternatives.length === 0 || after.alternatives.length === 0
  if (noChoice && isChoice(before) !== isChoice(after)) {
    return compareWithChoice(old, present, schemas, direction)
  }
  const types = compareTypes(before, after, direction)
  if (sharesNoType(before, after)) return { findings: types, children: [] }
  const steps = [
    compareProperties(old, present, direction),
    compareAlternatives(old, present, direction),
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
