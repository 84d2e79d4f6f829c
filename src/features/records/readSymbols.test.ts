import { expect, it } from 'vitest'
import { readSymbols } from './readSymbols.ts'

it('readSymbols reads reels as pictures, and those without a label keep their name', () => {
  expect(readSymbols('RNG', ['LEMON', 'LEMON', 'WILD'])).toEqual({
    kind: 'pictures',
    pictures: [
      { key: '0-LEMON', name: 'LEMON', labelId: 'records.bet.symbols.LEMON' },
      { key: '1-LEMON', name: 'LEMON', labelId: 'records.bet.symbols.LEMON' },
      { key: '2-WILD', name: 'WILD' },
    ],
  })
})

it("readSymbols reads the hands of a table, and a match's goals with those of the selected side first", () => {
  expect(readSymbols('LIVE', ['PLAYER_7', 'BANKER_5'])).toEqual({
    kind: 'hands',
    hands: [
      { side: 'player', points: '7' },
      { side: 'banker', points: '5' },
    ],
  })
  expect(readSymbols('SPORTS', ['2', '1'])).toEqual({ kind: 'score', own: '2', other: '1' })
})

it('readSymbols reads a live table whose symbols are not all hands as pictures', () => {
  expect(readSymbols('LIVE', ['PLAYER_7', 'TIE'])).toMatchObject({ kind: 'pictures' })
})
