/** The menus of the lottery pages. */
import type { components } from '../../../src/api/gen/paths.ts'
import { gameArt } from '../../art/artUrls.ts'
import { gamesOf } from '../games/catalogue.ts'
import type { Game } from '../games/game.ts'
import { type NameLanguage, titleIn } from '../games/gameNames.ts'
import { nextDraw, openedDraws } from './draws.ts'
import {
  findLottery,
  type LotteryGame,
  type LotteryGroup,
  lotteryCatalogue,
} from './lotteryGames.ts'

type Schemas = components['schemas']
type PrizeMode = Schemas['PrizeMode']

const vietnam: readonly LotteryGroup[] = ['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', 'VN_QUICK']

/** What each prize mode plays, and what it pays for two right digits, for 1.00. */
const modes: Readonly<Record<PrizeMode, { groups: readonly LotteryGroup[]; pays: string }>> = {
  LOTT: { groups: [...vietnam, 'NATIONAL'], pays: '99.50' },
  ZY: { groups: vietnam, pays: '98.00' },
  ELOTT: { groups: ['VN_QUICK', 'QUICK'], pays: '97.00' },
  SEA: { groups: ['SEA_THAILAND', 'SEA_MEKONG', 'SEA_ISLANDS'], pays: '90.00' },
}

const groupNames: Readonly<Record<LotteryGroup, { pt: string; en: string }>> = {
  VN_NORTH: { pt: 'Norte do Vietnã', en: 'Northern Vietnam' },
  VN_CENTRAL: { pt: 'Centro do Vietnã', en: 'Central Vietnam' },
  VN_SOUTH: { pt: 'Sul do Vietnã', en: 'Southern Vietnam' },
  VN_QUICK: { pt: 'Vietnã rápido', en: 'Quick Vietnam' },
  SEA_THAILAND: { pt: 'Tailândia', en: 'Thailand' },
  SEA_MEKONG: { pt: 'Laos e Camboja', en: 'Laos and Cambodia' },
  SEA_ISLANDS: { pt: 'Malásia, Singapura e ilhas', en: 'Malaysia, Singapore and the islands' },
  NATIONAL: { pt: 'Loterias da casa', en: 'House lotteries' },
  QUICK: { pt: 'Sorteios rápidos', en: 'Quick draws' },
}

let games: ReadonlyMap<string, Game> | undefined

/** The game of the catalogue that a lottery is; undefined for a code that is none. */
export function gameOfLottery(code: string): Game | undefined {
  games ??= new Map(
    [...gamesOf({ gameType: 'LOTT' }), ...gamesOf({ gameType: 'ELOTT' })].map((game) => [
      game.gameCode,
      game,
    ]),
  )
  return games.get(code)
}

type Look = { language: NameLanguage; now: number }

function showLottery(
  lottery: LotteryGame,
  pays: string,
  { language, now }: Look,
): Schemas['LotteryMenuGame'][] {
  const game = gameOfLottery(lottery.code)
  if (!game) return []
  const shown = {
    gameCode: lottery.code,
    nodeId: game.nodeId,
    name: titleIn(lottery.title, language),
    showIcon: gameArt(game.nodeId),
    vassalage: lottery.vendor,
    format: lottery.format,
    pays,
    nextDraw: nextDraw(lottery, now),
    inMaintenance: game.inMaintenance,
  }
  return [shown]
}

/**
 * The menu of a prize mode, or of every group without one (LOTT-01).
 * @param codes of the lotteries that are in it, in their order; all without.
 */
export function lotteryMenu(
  mode: PrizeMode | undefined,
  look: Look,
  codes: readonly string[] = lotteryCatalogue.map(({ code }) => code),
): Schemas['LotteryMenu'] {
  const { groups, pays } = modes[mode ?? 'LOTT']
  const shown = codes
    .map(findLottery)
    .filter((lottery) => lottery !== undefined)
    .filter(({ gameClassify }) => mode === undefined || groups.includes(gameClassify))
  const byGroup = Map.groupBy(shown, ({ gameClassify }) => gameClassify)
  const gameMenus = [...byGroup].map(([group, lotteries]) => ({
    group,
    name: groupNames[group][look.language === 'pt' ? 'pt' : 'en'],
    games: lotteries.flatMap((lottery) => showLottery(lottery, pays, look)),
  }))
  return { accountTypeName: 'TCG_LOTTO_VN', prizeMode: mode ?? 'LOTT', gameMenus }
}

/** What a lottery has opened, the newest first. */
export const openedNumbers = (
  lottery: LotteryGame,
  count: number,
  { language, now }: Look,
): Schemas['OpenedNumbers'] => ({
  gameCode: lottery.code,
  name: titleIn(lottery.title, language),
  format: lottery.format,
  nextDraw: nextDraw(lottery, now),
  draws: openedDraws(lottery, now, count),
})
