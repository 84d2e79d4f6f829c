import { describe, expect, it } from 'vitest'
import { needsConfirmation } from './refusalConfirmation.ts'

describe('needsConfirmation', () => {
  it.each([
    { refused: 346, total: 346, needed: true },
    { refused: 18, total: 346, needed: true },
    { refused: 17, total: 346, needed: false },
    { refused: 1, total: 20, needed: false },
    { refused: 2, total: 20, needed: true },
    { refused: 1, total: 19, needed: true },
    { refused: 1, total: 1, needed: true },
    { refused: 0, total: 19, needed: false },
    { refused: 0, total: 0, needed: false },
  ])(
    '[SAFE-08] a draft that rejects $refused of $total sign-ups needs a confirmation: $needed',
    (replay) => {
      expect(needsConfirmation(replay)).toBe(replay.needed)
      expect(needsConfirmation(replay, null)).toBe(replay.needed)
    },
  )

  it('[SAFE-08] a confirmation stays valid while the number of rejected sign-ups differs from the confirmed number by at most 5 % of all sign-ups', () => {
    expect(needsConfirmation({ refused: 346, total: 346 }, 346)).toBe(false)
    expect(needsConfirmation({ refused: 350, total: 350 }, 346)).toBe(false)
    expect(needsConfirmation({ refused: 380, total: 380 }, 346)).toBe(true)
    expect(needsConfirmation({ refused: 3, total: 10 }, 2)).toBe(true)
  })

  it('a confirmed number of rejections that exceeds the number of sign-ups confirms nothing', () => {
    expect(needsConfirmation({ refused: 346, total: 346 }, 1_000_000)).toBe(true)
  })
})
