import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { propertyRuns } from '../../../tests/support/extent.ts'
import { type Machine, prizeUnit, rows, scatter, wild } from './machine.ts'
import { machines } from './machines.ts'
import { screenWins } from './screenWins.ts'
import { amountOf, awardOf, playSpins, type Screen } from './spin.ts'

const seed = fc.integer().map(String)
const anyMachine = fc.constantFrom(...machines)

/** Prize of a line by definition: the best prize of all symbols and run lengths. */
function prizeOfLine({ prizes, wildFactor }: Machine, line: readonly string[]): number {
  const all = Object.entries(prizes).flatMap(([symbol, list]) =>
    list.map((prize, index) => {
      const part = line.slice(0, index + 1)
      if (symbol === scatter || !part.every((other) => other === symbol || other === wild)) return 0
      if (symbol !== wild && !part.includes(symbol)) return 0
      const wilds = symbol === wild ? 0 : part.filter((other) => other === wild).length
      return prize * wildFactor ** wilds
    }),
  )
  return Math.max(0, ...all)
}

/** Prizes of all ways: each row of each reel is tried. */
function prizeOfWays({ prizes }: Machine, reels: Screen['reels']): number {
  return Object.entries(prizes).reduce((sum, [symbol, list]) => {
    const lengths = list.map((_, index) => {
      const columns = reels.slice(0, index + 1)
      return columns.reduce<number[][]>(
        (paths, column) =>
          paths.flatMap((path) =>
            column.flatMap((other, row) =>
              other === symbol || other === wild ? [[...path, row]] : [],
            ),
          ),
        [[]],
      ).length
    })
    const longest = lengths.findLastIndex((ways) => ways > 0)
    return sum + (list[longest] ?? 0) * (lengths[longest] ?? 0)
  }, 0)
}

const prizeByDefinition = (machine: Machine, reels: Screen['reels']): number => {
  if (machine.mechanic === 'WAYS') return prizeOfWays(machine, reels)
  const scatters = reels.flat().filter((symbol) => symbol === scatter).length
  return machine.lines.reduce(
    (sum, line) =>
      sum +
      prizeOfLine(
        machine,
        line.map((row, reel) => reels[reel]?.[row] ?? ''),
      ),
    machine.prizes[scatter]?.[scatters - 1] ?? 0,
  )
}

describe('round of a slot', () => {
  it('[PLAY-01] the prize of each screen equals the prize computed from its symbols', () => {
    fc.assert(
      fc.property(anyMachine, seed, (machine, chance) => {
        for (const { screens } of playSpins(machine, seededBytes(chance))) {
          for (const { reels, multiplier, prize } of screens) {
            expect(prize).toBe(prizeByDefinition(machine, reels) * multiplier)
          }
        }
      }),
      { numRuns: propertyRuns(3_000, 300) },
    )
  })

  it('[PLAY-01] the prize of a round is the sum of its wins, in whole minor units', () => {
    const stakes = fc.integer({ min: 1, max: 500_000 }).map((steps) => steps * prizeUnit)
    fc.assert(
      fc.property(anyMachine, seed, stakes, (machine, chance, stake) => {
        const spins = playSpins(machine, seededBytes(chance))
        const wins = spins.flatMap(({ screens }) =>
          screens.flatMap((screen) =>
            screen.wins.map(({ prize }) => amountOf(prize * screen.multiplier, stake)),
          ),
        )
        const total = spins.reduce((sum, { prize }) => sum + amountOf(prize, stake), 0)
        expect(wins.every(Number.isSafeInteger)).toBe(true)
        expect(wins.reduce((sum, amount) => sum + amount, 0)).toBe(total)
      }),
      { numRuns: propertyRuns(3_000, 300) },
    )
  })

  it('[PLAY-01] scatters win free spins, and the number of free spins is limited', () => {
    fc.assert(
      fc.property(anyMachine, seed, (machine, chance) => {
        const spins = playSpins(machine, seededBytes(chance))
        const won = spins.reduce((sum, { scatters }) => sum + awardOf(machine, scatters), 0)
        expect(spins).toHaveLength(1 + Math.min(won, machine.freeSpins?.most ?? 0))
        expect(spins.map(({ screens }) => screens[0]?.isFree)).toEqual(
          spins.map((_, index) => index > 0),
        )
      }),
      { numRuns: propertyRuns(3_000, 300) },
    )
  })

  it('[PLAY-01] after a cascade the symbols that did not win have fallen and kept their order', () => {
    const ways = machines.filter(({ mechanic }) => mechanic === 'WAYS')
    fc.assert(
      fc.property(fc.constantFrom(...ways), seed, (machine, chance) => {
        for (const { screens } of playSpins(machine, seededBytes(chance))) {
          screens.forEach(({ reels, wins }, index) => {
            const next = screens[index + 1]
            expect(next === undefined).toBe(wins.length === 0)
            reels.forEach((column, reel) => {
              const gone = wins.filter(({ count }) => reel < count).map(({ symbol }) => symbol)
              const left = column.filter(
                (symbol) => !gone.includes(symbol) && (symbol !== wild || gone.length === 0),
              )
              if (next) expect(next.reels[reel]?.slice(rows - left.length)).toEqual(left)
            })
          })
        }
      }),
      { numRuns: propertyRuns(3_000, 300) },
    )
  })

  it('[PLAY-01] amountOf throws for a stake that is not a multiple of the prize unit', () => {
    expect(() => amountOf(3, 15)).toThrow('Not a multiple of 10: 15')
  })
})

describe('wins of a screen', () => {
  const ofKind = (mechanic: Machine['mechanic']) => {
    const machine = machines.find((other) => other.mechanic === mechanic)
    if (!machine) throw new Error(`No machine with ${mechanic}`)
    return machine
  }

  it('[PLAY-01] each wild in a line of a classic slot doubles the prize', () => {
    const classic = ofKind('CLASSIC')
    const wins = (line: string) =>
      screenWins(
        { ...classic, lines: [[0, 0, 0]] },
        [...line].map((symbol) => [symbol]),
      )
    const prize = classic.prizes['3']?.[2] ?? 0
    expect(wins('333')).toEqual([{ symbol: '3', count: 3, line: 1, prize }])
    expect(wins('3W3')).toEqual([{ symbol: '3', count: 3, line: 1, prize: prize * 2 }])
    expect(wins('W3W')).toEqual([{ symbol: '3', count: 3, line: 1, prize: prize * 4 }])
    expect(wins('WWW')).toMatchObject([{ symbol: wild, prize: classic.prizes[wild]?.[2] }])
    expect(wins('W32')).toEqual([])
  })

  it('[PLAY-01] in a ways slot a symbol pays for each way, and wilds count as any symbol', () => {
    const ways = ofKind('WAYS')
    const reels = ['AAK', 'AWK', 'AQJ', 'TTT', 'QQQ'].map((column) => [...column])
    const prize = ways.prizes.A?.[2] ?? 0
    expect(screenWins(ways, reels)).toEqual([{ symbol: 'A', count: 3, ways: 4, prize: prize * 4 }])
  })
})
