import { expect, it } from 'vitest'
import { languageNamed } from '../../../money/amount/languagesForTests.ts'
import { checkPoints, mostPoints } from './checkPoints.ts'

const limits = { minimum: 500, step: 10, available: 4_825 }

it.each([
  ['pt', '1.500', { points: 1_500 }],
  ['en', '1,500', { points: 1_500 }],
  ['pt', ' 500 ', { points: 500 }],
  ['pt', '4820', { points: 4_820 }],
  ['pt', '', { problem: 'missing' }],
  ['pt', '500,5', { problem: 'notWhole' }],
  ['en', '-500', { problem: 'notWhole' }],
  ['en', 'all', { problem: 'notWhole' }],
  ['pt', '490', { problem: 'belowMinimum' }],
  ['pt', '0', { problem: 'belowMinimum' }],
  ['pt', '4.830', { problem: 'aboveAvailable' }],
  ['pt', '505', { problem: 'step' }],
] as const)('checkPoints in %s reads %j as %j', (code, text, checked) => {
  expect(checkPoints(text, limits, languageNamed(code))).toEqual(checked)
})

it('checkPoints and mostPoints limit a conversion to the maximum of the contract', () => {
  const rich = { ...limits, available: 200_000_000 }
  expect(checkPoints('150000000', rich, languageNamed('pt'))).toEqual({ problem: 'aboveMost' })
  expect(mostPoints(rich)).toBe(100_000_000)
})

it('mostPoints rounds the available points down to a multiple of the step', () => {
  expect(mostPoints(limits)).toBe(4_820)
})
