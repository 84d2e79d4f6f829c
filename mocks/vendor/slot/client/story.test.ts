import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../../platform/domain/base/chance/seededBytes.ts'
import { machines } from '../../../rules/slot/machines.ts'
import { playSpins } from '../../../rules/slot/spin.ts'
import { toSlotRound } from '../slotRound.ts'
import { symbolNames } from '../theme.ts'
import { afterSpin } from './autoplay.ts'
import { cellsOf, storyOf, tenseReels } from './story.ts'

describe('animation data of a round', () => {
  it.each(machines)(
    '[PLAY-01] the page groups the screens of $name into the spins that the server played',
    (machine) => {
      const chance = seededBytes(machine.name)
      const names = symbolNames('clover', machine)
      for (let round = 0; round < 400; round += 1) {
        const spins = playSpins(machine, chance)
        const story = storyOf(toSlotRound(machine, names, spins, 100), machine.freeSpins)
        expect(story.map(({ screens }) => screens.length)).toEqual(
          spins.map(({ screens }) => screens.length),
        )
        expect(story.map(({ win }) => win)).toEqual(spins.map(({ prize }) => prize * 10))
        expect(story.map(({ number }) => number)).toEqual(spins.map((_, index) => index))
        expect(story.at(-1)?.freeSpins).toBe(spins.length - 1)
      }
    },
  )

  it('[PLAY-01] a line win consists of the cells of its payline, and a ways win of all its symbols on the winning reels', () => {
    const reels = [
      ['A', 'K', 'A'],
      ['Q', 'WILD', 'A'],
      ['A', 'J', 'K'],
    ]
    const line = { symbol: 'A', count: 2, line: 1, amount: '1.00' }
    expect(cellsOf(line, reels, [[0, 1, 2]])).toEqual([
      [0, 0],
      [1, 1],
    ])
    const ways = { symbol: 'A', count: 3, ways: 4, amount: '1.00' }
    expect(cellsOf(ways, reels, [])).toEqual([
      [0, 0],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 0],
    ])
  })

  it('[PLAY-01] a reel that can show a scatter spins longer if two scatters are visible on earlier reels', () => {
    const reels = [['SCATTER'], ['A'], ['SCATTER'], ['A'], ['A']]
    expect(tenseReels(reels, [0, 1, 2, 3])).toEqual([3])
    expect(tenseReels(reels, [0, 1, 2, 3, 4])).toEqual([3, 4])
  })
})

describe('automatic play', () => {
  const start = { left: 3, lost: 0, lossLimit: 500, winLimit: 1_000 }

  it('automatic play counts its spins and its losses, and ends after the last spin', () => {
    expect(afterSpin(start, { stake: 100, win: 50 })).toEqual({ ...start, left: 2, lost: 50 })
    expect(afterSpin({ ...start, left: 1 }, { stake: 100, win: 0 })).toBe('autoplayEnded')
  })

  it('automatic play ends before a spin that could exceed its loss limit', () => {
    expect(afterSpin({ ...start, lost: 300 }, { stake: 100, win: 0 })).toMatchObject({ lost: 400 })
    expect(afterSpin({ ...start, lost: 301 }, { stake: 100, win: 0 })).toBe('autoplayLoss')
  })

  it('automatic play ends after a spin that pays at least its win limit', () => {
    expect(afterSpin(start, { stake: 100, win: 1_000 })).toBe('autoplayWin')
    expect(afterSpin({ ...start, winLimit: undefined }, { stake: 100, win: 1_000 })).toMatchObject({
      lost: -900,
    })
  })
})
