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

describe('slot rounds in the bet details', () => {
  it('the screen after a winning screen of a ways slot is a cascade of the same spin', () => {
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

  it('the screens of a slot with paylines are never cascades', () => {
    const screens = [screenOf({ wins: [lineWin] }), screenOf({ isFree: true, wins: [lineWin] })]
    expect(screenPlaces({ kind: 'SLOT', mechanic: 'LINES', screens })).toEqual([
      { free: 0, cascade: 0 },
      { free: 1, cascade: 0 },
    ])
  })

  it('a ways win marks its symbols and the wilds on the adjacent reels, and none on further reels', () => {
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

  it('a scatter win marks the scatters on every reel, but no wilds', () => {
    const reels = [['SCATTER'], ['WILD'], ['A'], ['SCATTER'], ['SCATTER']]
    const wins = [{ symbol: 'SCATTER', count: 3, amount: '4.00' }]
    expect([...winningCells(screenOf({ reels, wins }))]).toEqual(['0/0', '3/0', '4/0'])
  })

  it('rowsOf converts reels to rows, even if the reels differ in length', () => {
    expect(rowsOf([['A', 'K'], ['Q'], ['J', '10']])).toEqual([
      ['A', 'Q', 'J'],
      ['K', '', '10'],
    ])
  })
})

describe('table games in the bet details', () => {
  it('handsOf groups the cards by side and ignores unknown cards', () => {
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
  ] as const)('the winner of a %s round with the cards %j is %s', (table, outcome, winner) => {
    expect(winnerOf(table, handsOf(outcome))).toBe(winner)
  })

  it('the points of a baccarat hand are the last digit of the sum', () => {
    const cards = ['7', '8', 'K'].map((rank) => ({ rank, suit: 'S' }))
    expect(baccaratPoints(cards)).toBe(5)
  })

  it('spotName names known betting spots and returns undefined for unknown ones', () => {
    expect(spotName('split/17-20')).toEqual({ id: 'records.bet.spots.split', numbers: '17-20' })
    expect(spotName('playerPair')).toEqual({ id: 'records.bet.spots.playerPair', numbers: '' })
    for (const spot of ['', 'moon', 'moon/1', 'red/1', 'toString', 'constructor/2'])
      expect(spotName(spot)).toBeUndefined()
  })
})

describe('mines rounds in the bet details', () => {
  it('the tiles of a lost mines round show the mine that was hit and the other mines', () => {
    const tiles = minesTiles({ opened: [0, 6], mineTiles: [6, 24] })
    expect([tiles[0], tiles[6], tiles[24], tiles[1]]).toEqual(['gem', 'hit', 'mine', 'closed'])
    expect(minesTiles({ opened: [3] }).filter((tile) => tile === 'closed')).toHaveLength(24)
  })

  it('the tiles of a mines round are numbered by row and column, starting at 1', () => {
    expect([0, 4, 5, 24].map(tilePlace)).toEqual([
      { row: 1, column: 1 },
      { row: 1, column: 5 },
      { row: 2, column: 1 },
      { row: 5, column: 5 },
    ])
  })
})
