import { expect, it } from 'vitest'
import { machines } from './machines.ts'
import { figuresByStops, returnOf } from './testing/exactFigures.ts'

/** Maximum number of screens in a round according to the API contract. */
const mostScreensOfRound = 400
const ways = machines.filter(({ mechanic }) => mechanic === 'WAYS')

it.each(ways)(
  '[PLAY-09] the figures of $name follow from all stops, including cascades',
  { timeout: 600_000 },
  (machine) => {
    const { mostScreens, ...figures } = figuresByStops(machine)
    expect(Math.round(returnOf(machine, figures) * 10_000)).toBe(machine.figures.rtp)
    expect(Math.round(figures.hit * 10_000)).toBe(machine.figures.hitRate)
    const mostSpins = 1 + (machine.freeSpins?.most ?? 0)
    expect(mostScreens * mostSpins).toBeLessThanOrEqual(mostScreensOfRound)
  },
)
