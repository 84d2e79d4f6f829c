import { describe, expect, it } from 'vitest'
import {
  baccaratPoints,
  handsOf,
  minesTiles,
  type ReelScreen,
  rowsOf,
  screenPlaces,
  spotName,
  tilePlace,
  winnerOf,
  winningCells,
} from './readRound.ts'

const screenOf = (changes: Partial<ReelScreen>): ReelScreen => ({
  reels: [['clover'], ['clover'], ['A']],
  wins: [],
  amount: '0.00',
  ...changes,
})
const wayWin = { symbol: 'clover', count: 3, ways: 2, amount: '1.00' }
const lineWin = { symbol: 'clover', count: 3, line: 2, amount: '1.00' }

describe('slots in the records', () => {
  it('a screen after a win by ways is a cascade of the same spin', () => {
    const won = { wins: [wayWin], amount: '1.00' }
    const screens = [
      screenOf(won),
      screenOf({}),
      screenOf({ isFree: true, ...won }),
      screenOf({ isFree: true, ...won }),
      screenOf({ isFree: true }),
      screenOf({ isFree: true }),
    ]
    expect(screenPlaces({ kind: 'SLOT', mechanic: 'WAYS', screens })).toEqual([
      { free: 0, cascade: 0 },
      { free: 0, cascade: 1 },
      { free: 1, cascade: 0 },
      { free: 1, cascade: 1 },
      { free: 1, cascade: 2 },
      { free: 2, cascade: 0 },
    ])
  })

  it('screens of a slot with lines have no cascades', () => {
    const screens = [screenOf({ wins: [lineWin] }), screenOf({ isFree: true, wins: [lineWin] })]
    expect(screenPlaces({ kind: 'SLOT', mechanic: 'LINES', screens })).toEqual([
      { free: 0, cascade: 0 },
      { free: 1, cascade: 0 },
    ])
  })

  it('winning symbols are those of the adjacent reels, wilds included', () => {
    const reels = [
      ['clover', 'A'],
      ['WILD', 'K'],
      ['clover', 'clover'],
      ['clover', 'A'],
    ]
    expect([...winningCells(screenOf({ reels, wins: [wayWin] }))].sort()).toEqual(
      ['0/0', '1/0', '2/0', '2/1'].sort(),
    )
  })

  it('winning scatters are marked on every reel, without wilds', () => {
    const reels = [['SCATTER'], ['WILD'], ['A'], ['SCATTER'], ['SCATTER']]
    const wins = [{ symbol: 'SCATTER', count: 3, amount: '4.00' }]
    expect([...winningCells(screenOf({ reels, wins }))]).toEqual(['0/0', '3/0', '4/0'])
  })

  it('reels are read row by row, also if they differ in length', () => {
    expect(rowsOf([['A', 'K'], ['Q'], ['J', '10']])).toEqual([
      ['A', 'Q', 'J'],
      ['K', '', '10'],
    ])
  })
})

describe('tables in the records', () => {
  it('cards are read by side, and unknown ones are left out', () => {
    expect(handsOf(['P:KH', 'B:7C', 'P:10S', 'B:2D', '17'])).toEqual([
      {
        side: 'P',
        cards: [
          { rank: 'K', suit: 'H' },
          { rank: '10', suit: 'S' },
        ],
      },
      {
        side: 'B',
        cards: [
          { rank: '7', suit: 'C' },
          { rank: '2', suit: 'D' },
        ],
      },
    ])
  })

  it.each([
    ['BACCARAT', ['P:KH', 'B:7C', 'P:9S', 'B:2D'], 'E'],
    ['BACCARAT', ['P:AH', 'B:7C', 'P:QS', 'B:JD'], 'B'],
    ['BACCARAT', ['P:4H', 'B:7C', 'P:4S', 'B:JD'], 'P'],
    ['DRAGON_TIGER', ['D:AH', 'T:2C'], 'T'],
    ['DRAGON_TIGER', ['D:KH', 'T:QC'], 'D'],
    ['DRAGON_TIGER', ['D:10H', 'T:10C'], 'E'],
    ['BACCARAT', ['P:4H'], undefined],
  ] as const)('a round of %s with %j is won by %s', (table, outcome, winner) => {
    expect(winnerOf(table, handsOf(outcome))).toBe(winner)
  })

  it('points of baccarat drop the tens', () => {
    const cards = ['7', '8', 'K'].map((rank) => ({ rank, suit: 'S' }))
    expect(baccaratPoints(cards)).toBe(5)
  })

  it('spots have names, and unknown ones none', () => {
    expect(spotName('split/17-20')).toEqual({ id: 'records.bet.spots.split', numbers: '17-20' })
    expect(spotName('playerPair')).toEqual({ id: 'records.bet.spots.playerPair', numbers: '' })
    for (const spot of ['', 'moon', 'moon/1', 'red/1', 'toString', 'constructor/2'])
      expect(spotName(spot)).toBeUndefined()
  })
})

describe('mines in the records', () => {
  it('the tiles of a lost round show the mine that was hit and the others', () => {
    const tiles = minesTiles({ opened: [0, 6], mineTiles: [6, 24] })
    expect([tiles[0], tiles[6], tiles[24], tiles[1]]).toEqual(['gem', 'hit', 'mine', 'closed'])
    expect(minesTiles({ opened: [3] }).filter((tile) => tile === 'closed')).toHaveLength(24)
  })

  it('tiles are named by row and column from 1', () => {
    expect([0, 4, 5, 24].map(tilePlace)).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 5 },
      { row: 2, column: 1 },
      { row: 5, column: 5 },
    ])
  })
})
