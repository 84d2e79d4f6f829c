import { expect, it } from 'vitest'
import { goodsState, mostUnits } from './goodsState.ts'

const cup = { stock: 3, points: 4_500 }

it.each([
  ['enough points', cup, 4_500, { kind: 'available' }],
  ['too few points', cup, 4_499, { kind: 'missing', missing: 1 }],
  ['no stock and enough points', { ...cup, stock: 0 }, 10_000, { kind: 'soldOut' }],
  ['a visitor', cup, undefined, { kind: 'available' }],
])('goodsState returns the state of an item in the case of %s', (_, goods, points, state) => {
  expect(goodsState(goods, points)).toEqual(state)
})

it.each([
  ['points', cup, 9_100, 2],
  ['stock', cup, 1_000_000, 3],
  ['the contract', { stock: 500, points: 500 }, 1_000_000, 10],
  ['the contract only when the balance is unknown', { stock: 50, points: 5 }, undefined, 10],
  ['a minimum of one when the points are gone', cup, 0, 1],
])('mostUnits limits the quantity by %s', (_, goods, points, units) => {
  expect(mostUnits(goods, points)).toBe(units)
})
