import { describe, expect, it } from 'vitest'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { catalogue } from '../../content/games/catalogue.ts'
import { type Machine, prizeUnit } from './machine.ts'
import { machineOf, machines, topPrize } from './machines.ts'
import { playSpins } from './spin.ts'
import { figuresByLines, figuresByStops, returnOf } from './testing/exactFigures.ts'

const inHundredths = (share: number) => Math.round(share * 10_000)
const withLines = machines.filter(({ mechanic }) => mechanic !== 'WAYS')

const rounds = 8_000

type Simulated = { mean: number; deviation: number }

/** Simulations by machine: tests share them, since they always give the same results. */
const simulations = new Map<Machine, Simulated>()

/** Mean and standard deviation of the prizes of simulated rounds, in stakes. */
function simulated(machine: Machine): Simulated {
  const known = simulations.get(machine) ?? simulate(machine)
  simulations.set(machine, known)
  return known
}

function simulate(machine: Machine): Simulated {
  const chance = seededBytes(machine.name)
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round += 1) {
    const tenths = playSpins(machine, chance).reduce((prize, spin) => prize + spin.prize, 0)
    sum += tenths / prizeUnit
    squares += (tenths / prizeUnit) ** 2
  }
  const mean = sum / rounds
  return { mean, deviation: Math.sqrt(squares / rounds - mean ** 2) }
}

describe('slot machines', () => {
  it.each(withLines)('[PLAY-09] the figures of $name follow from all stops', (machine) => {
    const figures = figuresByLines(machine)
    expect(inHundredths(returnOf(machine, figures))).toBe(machine.figures.rtp)
    expect(inHundredths(figures.hit)).toBe(machine.figures.hitRate)
  })

  it('[PLAY-09] figures computed from the lines of a machine equal figures computed from all combinations of stops', () => {
    for (const machine of machines.filter(({ mechanic }) => mechanic === 'CLASSIC')) {
      const { mostScreens, ...byStops } = figuresByStops(machine)
      const byLines = figuresByLines(machine)
      expect(mostScreens).toBe(1)
      expect(byStops.paid).toBeCloseTo(byLines.paid, 10)
      expect(byStops.hit).toBeCloseTo(byLines.hit, 10)
    }
    const [five] = machines
    if (!five) throw new Error('There are no machines')
    const short = { ...five, strips: five.strips.map((strip) => strip.slice(0, 5)) }
    const byStops = figuresByStops(short)
    const byLines = figuresByLines(short)
    for (const figure of ['paid', 'free', 'hit'] as const) {
      expect(byStops[figure]).toBeCloseTo(byLines[figure], 10)
    }
    byStops.scatters.forEach((chance, count) => {
      expect(chance).toBeCloseTo(byLines.scatters[count] ?? 0, 10)
    })
  })

  it.each(machines)(
    '[PLAY-09] simulated rounds of $name return its RTP within four standard errors',
    (machine) => {
      const { mean, deviation } = simulated(machine)
      const error = deviation / Math.sqrt(rounds)
      expect(Math.abs(mean - machine.figures.rtp / 10_000)).toBeLessThan(4 * error)
    },
  )

  it('[PLAY-09] every machine has an RTP of 94 to 97.5 %, and pays its top prize more than once in a million spins', () => {
    for (const machine of machines) {
      expect(machine.figures.rtp, machine.name).toBeGreaterThanOrEqual(9_400)
      expect(machine.figures.rtp, machine.name).toBeLessThanOrEqual(9_750)
      expect(topPrize(machine).oncePer, machine.name).toBeLessThan(1_000_000)
    }
  })

  it('among machines of a mechanic, higher volatility means a lower hit rate and a higher deviation', () => {
    for (const mechanic of ['LINES', 'WAYS', 'CLASSIC']) {
      const kind = machines.filter((machine) => machine.mechanic === mechanic)
      expect(kind.map(({ volatility }) => volatility)).toEqual(['LOW', 'MEDIUM', 'HIGH'])
      const hitRates = kind.map(({ figures }) => figures.hitRate)
      expect(hitRates).toEqual(hitRates.toSorted((one, other) => other - one))
      const deviations = kind.map((machine) => simulated(machine).deviation)
      expect(deviations).toEqual(deviations.toSorted((one, other) => one - other))
    }
  })
})

describe('slot machine of a game', () => {
  const games = catalogue.games({ gameType: 'RNG' })

  it('classic slots have three reels, jackpot slots are highly volatile, and slots named Ways have ways', () => {
    for (const game of games) {
      const { mechanic, volatility } = machineOf(game)
      const isWays = game.title.after === 'Ways'
      if (isWays) expect(mechanic).toBe('WAYS')
      else if (game.gameClassify === 'CLASSIC') expect(mechanic).toBe('CLASSIC')
      else expect(mechanic).not.toBe('CLASSIC')
      if (game.gameClassify === 'JACKPOT') expect(volatility).toBe('HIGH')
    }
  })

  it('every slot machine is used by a game of the catalogue', () => {
    expect(new Set(games.map((game) => machineOf(game).name)).size).toBe(machines.length)
  })
})
