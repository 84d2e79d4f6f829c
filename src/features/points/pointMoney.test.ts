import { expect, it } from 'vitest'
import { moneyOfPoints, pointsPerHundred } from './pointMoney.ts'

it.each([
  [1_500, '0.010', '15.00'],
  [510, '0.010', '5.10'],
  [100, '0.025', '2.50'],
  [7, '0.001', '0.00'],
])('%d points at the ratio %s are worth %s', (points, ratio, money) => {
  expect(moneyOfPoints(points, ratio)).toBe(money)
})

it.each([
  ['0.050', 5],
  ['0.100', 10],
  ['0.025', 2.5],
  ['12.000', 1_200],
])('the ratio %s earns %d points for a hundred units of money', (ratio, points) => {
  expect(pointsPerHundred(ratio)).toBe(points)
})
