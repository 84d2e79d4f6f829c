import type { Schema } from '../../contract/contract.ts'
import { type Direction, kindOf } from '../change.ts'
import { type Branches, matchBranches, nameOf } from './matchBranches.ts'
import { findingHere, type Side, type Step } from './step.ts'
import type { Alternatives, View } from './view.ts'

/** True if a schema consists of nothing but one `oneOf` or `anyOf`. */
export const isChoice = (view: View): boolean =>
  view.alternatives.length === 1 &&
  [view.properties, view.required, view.counts, view.facts].every(({ size }) => size === 0) &&
  view.additional === true &&
  view.items === undefined &&
  view.values === undefined

/** Treats a schema without alternatives as a choice with one branch. */
const onlyBranch = (schema: Schema): Alternatives => ({
  branches: [schema],
  nullable: false,
  mapping: {},
})

function compareGroup(oldBranches: Branches, newBranches: Branches, direction: Direction): Step {
  const step: Step = { findings: [], children: [] }
  for (const { before, after } of matchBranches(oldBranches, newBranches)) {
    if (before !== undefined && after !== undefined) {
      step.children.push({ place: '', before, after, direction })
    } else if (before !== undefined) {
      const message = `may no longer be ${nameOf(before, oldBranches)}`
      step.findings.push(findingHere(kindOf(direction, 'narrower'), message))
    } else if (after !== undefined) {
      const message = `may now also be ${nameOf(after, newBranches)}`
      step.findings.push(findingHere(direction === 'request' ? 'added' : 'breaking', message))
    }
  }
  const { nullable } = newBranches.alternatives
  if (oldBranches.alternatives.nullable !== nullable) {
    const message = `may ${nullable ? 'now' : 'no longer'} be null`
    step.findings.push(findingHere(kindOf(direction, nullable ? 'wider' : 'narrower'), message))
  }
  return step
}

/**
 * Compares a `oneOf` or `anyOf` with a schema that has neither. That schema is treated as a `oneOf`
 * with a single branch.
 */
export function compareWithChoice(
  oldSide: Side,
  newSide: Side,
  [before, after]: [Schema, Schema],
  direction: Direction,
): Step {
  const [was = onlyBranch(before)] = oldSide.view.alternatives
  const [is = onlyBranch(after)] = newSide.view.alternatives
  return compareGroup(
    { alternatives: was, views: oldSide.views },
    { alternatives: is, views: newSide.views },
    direction,
  )
}

/** Compares the branches of each `oneOf` and `anyOf` of two schemas. */
export function compareAlternatives(oldSide: Side, newSide: Side, direction: Direction): Step {
  const [before, after] = [oldSide.view.alternatives, newSide.view.alternatives]
  const step: Step = { findings: [], children: [] }
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [was, is] = [before[index], after[index]]
    if (was && is) {
      const group = compareGroup(
        { alternatives: was, views: oldSide.views },
        { alternatives: is, views: newSide.views },
        direction,
      )
      step.findings.push(...group.findings)
      step.children.push(...group.children)
    } else if (was) {
      const message = `need no longer be one of ${was.branches.length} alternatives`
      step.findings.push(findingHere(kindOf(direction, 'looser'), message))
    } else if (is) {
      const message = `must now be one of ${is.branches.length} alternatives`
      step.findings.push(findingHere(kindOf(direction, 'narrower'), message))
    }
  }
  return step
}
