import { expect, it } from 'vitest'
import { shareOf } from './InvitationFunnel.tsx'

it('shareOf returns a rounded percentage', () => {
  expect(shareOf(17, 120)).toBe('14')
  expect(shareOf(0, 3)).toBe('0')
  expect(shareOf(3, 3)).toBe('100')
})

it('shareOf returns undefined if the total is zero or smaller than the part', () => {
  expect(shareOf(0, 0)).toBeUndefined()
  expect(shareOf(5, 2)).toBeUndefined()
})
