import { expect, it } from 'vitest'
import { readSymbols } from './readSymbols.ts'

it('reads reels as pictures, and leaves those without a word as they are', () => {
  expect(readSymbols('RNG', ['LEMON', 'LEMON', 'WILD'])).toEqual({
    kind: 'pictures',
    pictures: [
      { key: '0-LEMON', name: 'LEMON', labelId: 'records.bet.symbols.LEMON' },
      { key: '1-LEMON', name: 'LEMON', labelId: 'records.bet.symbols.LEMON' },
      { key: '2-WILD', name: 'WILD' },
    ],
  })
})

it('reads the hands of a table, and the goals of a match with those of the bet first', () => {
  expect(readSymbols('LIVE', ['PLAYER_7', 'BANKER_5'])).toEqual({
    kind: 'hands',
    hands: [
      { side: 'player', points: '7' },
      { side: 'banker', points: '5' },
    ],
  })
  expect(readSymbols('SPORTS', ['2', '1'])).toEqual({ kind: 'score', own: '2', other: '1' })
})

it('shows a table that names something else than hands as it is', () => {
  expect(readSymbols('LIVE', ['PLAYER_7', 'TIE'])).toMatchObject({ kind: 'pictures' })
})
