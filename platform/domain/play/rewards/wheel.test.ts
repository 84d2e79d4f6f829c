import { describe, expect, it } from 'vitest'
import type { WheelPrize } from '../../base/content/wheel.ts'
import { prizeAt } from './wheel.ts'

const prize = (id: string, weight: number): WheelPrize => ({
  id,
  label: { pt: id, en: id },
  kind: 'NOTHING',
  weight,
  worth: 0,
})

describe('wheel', () => {
  it('[PROMO-07] the wheel has as many places for each prize as the weight of the prize', () => {
    const prizes = [prize('one', 2), prize('none', 0), prize('other', 3)]
    const places = [0, 1, 2, 3, 4].map((place) => prizeAt(prizes, place).id)
    expect(places).toEqual(['one', 'one', 'other', 'other', 'other'])
    expect(() => prizeAt(prizes, 5)).toThrow(RangeError)
  })
})
