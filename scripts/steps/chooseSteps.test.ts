import { expect, it } from 'vitest'
import { chooseSteps } from './chooseSteps.ts'
import type { Step } from './steps.ts'

const aStep = (id: string, isExtra = false): Step => ({ id, title: id, command: [], isExtra })
const all = [aStep('unit'), aStep('e2e'), aStep('browsers', true)]
const idsOf = (steps: readonly Step[]) => steps.map(({ id }) => id)

it('the usual run has all steps but the extra ones, a full run has these too', () => {
  expect(idsOf(chooseSteps(all, []))).toEqual(['unit', 'e2e'])
  expect(idsOf(chooseSteps(all, [], { isFull: true }))).toEqual(['unit', 'e2e', 'browsers'])
})

it('a step that is named runs alone, also an extra one', () => {
  expect(idsOf(chooseSteps(all, ['browsers']))).toEqual(['browsers'])
  expect(idsOf(chooseSteps(all, ['unit'], { isFull: true }))).toEqual(['unit'])
})
