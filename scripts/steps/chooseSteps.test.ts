import { expect, it } from 'vitest'
import { chooseSteps } from './chooseSteps.ts'
import type { Step } from './steps.ts'

const aStep = (id: string, isExtra = false): Step => ({ id, title: id, command: [], isExtra })
const all = [aStep('unit'), aStep('e2e'), aStep('browsers', true)]
const idsOf = (steps: readonly Step[]) => steps.map(({ id }) => id)

it('a default run has all steps except extra steps, and a full run has all steps', () => {
  expect(idsOf(chooseSteps(all, []))).toEqual(['unit', 'e2e'])
  expect(idsOf(chooseSteps(all, [], { isFull: true }))).toEqual(['unit', 'e2e', 'browsers'])
})

it('a named step runs alone, even if it is an extra one', () => {
  expect(idsOf(chooseSteps(all, ['browsers']))).toEqual(['browsers'])
  expect(idsOf(chooseSteps(all, ['unit'], { isFull: true }))).toEqual(['unit'])
})
