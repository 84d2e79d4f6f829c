import { expect, it } from 'vitest'
import { readSymbols } from './readSymbols.ts'

it('readSymbols returns the reels of a slot as pictures, and symbols without a label keep their name', () => {
  expect(readSymbols('RNG', ['LEMON', 'LEMON', 'WILD'])).toEqual({
    kind: 'pictures',
    pictures: [
      { key: '0-LEMON', name: 'LEMON', labelId: 'records.bet.symbols.LEMON' },
      { key: '1-LEMON', name: 'LEMON', labelId: 'records.bet.symbols.LEMON' },
      { key: '2-WILD', name: 'WILD' },
    ],
  })
})

it('readSymbols returns the hands of a live table, and the goals of a match with those of the selected team first', () => {
  expect(readSymbols('LIVE', ['PLAYER_7', 'BANKER_5'])).toEqual({
    kind: 'hands',
    hands: [
      { side: 'player', points: '7' },
      { side: 'banker', points: '5' },
    ],
  })
  expect(readSymbols('SPORTS', ['2', '1'])).toEqual({ kind: 'score', own: '2', other: '1' })
})

it('readSymbols returns pictures for a live table if a symbol is not a hand', () => {
  expect(readSymbols('LIVE', ['PLAYER_7', 'TIE'])).toMatchObject({ kind: 'pictures' })
})
