import { expect, it } from 'vitest'
import { changeOf } from './OverviewFigures.tsx'

it('changeOf returns the direction of a change and its size relative to the previous figure', () => {
  expect(changeOf(150, 100)).toEqual({ direction: 'up', share: 0.5 })
  expect(changeOf(0, 80)).toEqual({ direction: 'down', share: 1 })
  expect(changeOf(7, 7)).toEqual({ direction: 'same' })
  expect(changeOf(0, 0)).toEqual({ direction: 'same' })
})

it('changeOf returns no relative size for a tiny, zero or negative previous figure or a negative current one', () => {
  expect(changeOf(35, 1)).toEqual({ direction: 'up' })
  expect(changeOf(12, 0)).toEqual({ direction: 'up' })
  expect(changeOf(-12, 0)).toEqual({ direction: 'down' })
  expect(changeOf(-50, -100)).toEqual({ direction: 'up' })
  expect(changeOf(-50, 100)).toEqual({ direction: 'down' })
})
