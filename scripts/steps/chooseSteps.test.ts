import { expect, it } from 'vitest'
import { chooseSteps } from './chooseSteps.ts'
import type { Step } from './steps.ts'

const aStep = (id: string): Step => ({ id, title: id, command: [] })
const all: Step[] = [
  aStep('unit'),
  aStep('e2e'),
  { ...aStep('browsers'), isExtra: true },
  { ...aStep('costs'), isDefaultOnly: true },
]
const idsOf = (steps: readonly Step[]) => steps.map(({ id }) => id)

it('a default run omits the extra steps, and a full run the budget of the default run', () => {
  expect(idsOf(chooseSteps(all, []))).toEqual(['unit', 'e2e', 'costs'])
  expect(idsOf(chooseSteps(all, [], { isFull: true }))).toEqual(['unit', 'e2e', 'browsers'])
})

it('a named step runs alone, even if it is an extra one', () => {
  expect(idsOf(chooseSteps(all, ['browsers']))).toEqual(['browsers'])
  expect(idsOf(chooseSteps(all, ['unit'], { isFull: true }))).toEqual(['unit'])
})
