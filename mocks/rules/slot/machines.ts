import { pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { classicMachines } from './classicMachines.ts'
import { lineMachines } from './lineMachines.ts'
import { type Machine, prizeOf, prizeUnit, wild } from './machine.ts'
import { wayMachines } from './wayMachines.ts'

export const machines: readonly Machine[] = [...lineMachines, ...wayMachines, ...classicMachines]

/** Properties of a game that determine its machine. */
type ChoosingGame = Pick<Game, 'nodeId' | 'gameClassify'> & {
  title: Pick<Game['title'], 'after'>
}

/**
 * Slot machine of a game, always the same for the game's id. A name with `Ways` selects a machine
 * with ways, a classic slot gets three reels, and a jackpot game gets lines with high volatility.
 * Other games get any machine with five reels.
 */
export function machineOf({ nodeId, gameClassify, title }: ChoosingGame): Machine {
  const among =
    title.after === 'Ways'
      ? wayMachines
      : gameClassify === 'CLASSIC'
        ? classicMachines
        : gameClassify === 'JACKPOT'
          ? lineMachines
          : [...lineMachines, ...wayMachines]
  const high = among.filter(({ volatility }) => volatility === 'HIGH')
  return pick(`${nodeId}/machine`, gameClassify === 'JACKPOT' ? high : among)
}

/** Properties of a game for the catalogue; RTP and hit rate in hundredths of a percent. */
export function slotFacts(game: ChoosingGame): Machine['figures'] & Pick<Machine, 'volatility'> {
  const { figures, volatility } = machineOf(game)
  return { ...figures, volatility }
}

/** Highest prize of one line or way. */
export type TopPrize = {
  /** Prize as a multiple of the stake. */
  stakes: number
  /** Average number of spins per win of this prize. */
  oncePer: number
}

/** Highest prize of one line or way, on the first screen of a spin. */
export function topPrize(machine: Machine): TopPrize {
  const { prizes, strips, lines, mechanic } = machine
  const symbols = Object.keys(prizes)
  const prizeOfAll = (symbol: string) => prizeOf(machine, symbol, strips.length)
  const best = symbols.reduce((top, symbol) =>
    prizeOfAll(symbol) > prizeOfAll(top) ? symbol : top,
  )
  const isBest = (symbol: string) => symbol === best || symbol === wild
  const chance = strips.reduce((product, strip) => {
    const stops = [...strip].filter((symbol, stop) =>
      mechanic === 'WAYS'
        ? [0, 1, 2].some((row) => isBest(strip[(stop + row) % strip.length] ?? ''))
        : isBest(symbol),
    )
    return (product * stops.length) / strip.length
  }, 1)
  return {
    stakes: prizeOfAll(best) / prizeUnit,
    oncePer: Math.round(1 / (chance * Math.max(1, lines.length))),
  }
}
