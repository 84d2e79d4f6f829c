import { type GameKind, kindOf } from '../rules/kindOf.ts'
import { baccaratGame } from './baccarat/baccaratGame.ts'
import { cockfightGame } from './cockfight/cockfightGame.ts'
import { crashGame } from './crash/crashGame.ts'
import { dragonTigerGame } from './dragonTiger/dragonTigerGame.ts'
import { fishGame } from './fish/fishGame.ts'
import type { EmulatedGame } from './frame/emulatedGame.ts'
import { lotteryGame } from './lottery/lotteryGame.ts'
import { minesGame } from './mines/minesGame.ts'
import { rouletteGame } from './roulette/rouletteGame.ts'
import { sicBoGame } from './sicBo/sicBoGame.ts'
import { slotGame } from './slot/slotGame.ts'
import { sportsBookGame } from './sportsBook/sportsBookGame.ts'

const games: Readonly<Partial<Record<GameKind, EmulatedGame>>> = {
  roulette: rouletteGame,
  sicBo: sicBoGame,
  baccarat: baccaratGame,
  dragonTiger: dragonTigerGame,
  cockfight: cockfightGame,
  fish: fishGame,
  slot: slotGame,
  crash: crashGame,
  mines: minesGame,
  sportsBook: sportsBookGame,
  lottery: lotteryGame,
}

/** Emulated game of a catalogue item; undefined for items that open the games list of a vendor. */
export const emulatedGameOf = (game: Parameters<typeof kindOf>[0]): EmulatedGame | undefined =>
  games[kindOf(game)]
