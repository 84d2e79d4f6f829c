import type { Game } from '../../../platform/domain/base/content/game.ts'
import { titleIn } from '../../../platform/domain/base/content/gameNames.ts'
import type { Lotteries, LotteryView } from '../../../platform/domain/base/content/lotteries.ts'
import type { ResultSources } from '../../../platform/domain/base/content/resultSources.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { toDecimal } from '../../../src/lib/money.ts'
import { drawnImages } from '../../images/drawnImages.ts'
import { highestPrize, playsOf } from '../../rules/lottery/lotteryPlays.ts'
import { catalogue } from '../games/catalogue.ts'
import {
  findLottery,
  type LotteryGame,
  type LotteryGroup,
  lotteryCatalogue,
  lotteryRulesOf,
} from '../games/lotteryGames.ts'
import { openedDraws } from './draws.ts'
import { nextDraw } from './drawTimes.ts'
import { authorityOf } from './lotteryLicences.ts'

type Schemas = components['schemas']
type PrizeMode = Schemas['PrizeMode']

const vietnam: readonly LotteryGroup[] = ['VN_NORTH', 'VN_CENTRAL', 'VN_SOUTH', 'VN_QUICK']

/** Groups of lotteries in the menu of each prize mode. */
const modes: Readonly<Record<PrizeMode, readonly LotteryGroup[]>> = {
  LOTT: [...vietnam, 'NATIONAL'],
  ZY: vietnam,
  ELOTT: [...vietnam, 'NATIONAL', 'QUICK'],
  SEA: ['SEA_THAILAND', 'SEA_MEKONG', 'SEA_ISLANDS'],
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

/** Game in the catalogue that belongs to a lottery; undefined for an unknown code. */
function gameOfLottery(code: string): Game | undefined {
  games ??= new Map(
    [...catalogue.games({ gameType: 'LOTT' }), ...catalogue.games({ gameType: 'ELOTT' })].map(
      (game) => [game.gameCode, game],
    ),
  )
  return games.get(code)
}

function showLottery(
  lottery: LotteryGame,
  { language, now }: LotteryView,
): Schemas['LotteryMenuGame'][] {
  const game = gameOfLottery(lottery.code)
  if (!game) return []
  const licensedBy = authorityOf(lottery, language)
  const shown = {
    gameCode: lottery.code,
    nodeId: game.nodeId,
    name: titleIn(lottery.title, language),
    showIcon: drawnImages.game(game.nodeId),
    vassalage: lottery.vendor,
    format: lottery.format,
    pays: toDecimal(Math.max(...playsOf(lotteryRulesOf(lottery)).map(highestPrize))),
    nextDraw: nextDraw(lottery, now),
    ...(licensedBy !== undefined && { licensedBy }),
    inMaintenance: game.inMaintenance,
  }
  return [shown]
}

/**
 * Menu of a prize mode, or of all groups if `mode` is undefined (LOTT-01).
 * @param codes codes of the lotteries to include, in menu order. All lotteries by default.
 */
function lotteryMenu(
  mode: PrizeMode | undefined,
  view: LotteryView,
  codes: readonly string[] = lotteryCatalogue.map(({ code }) => code),
): Schemas['LotteryMenu'] {
  const groups = modes[mode ?? 'LOTT']
  const shown = codes
    .map(findLottery)
    .filter((lottery) => lottery !== undefined)
    .filter(({ gameClassify }) => mode === undefined || groups.includes(gameClassify))
  const byGroup = Map.groupBy(shown, ({ gameClassify }) => gameClassify)
  const gameMenus = [...byGroup].map(([group, lotteries]) => ({
    group,
    name: groupNames[group][view.language === 'pt' ? 'pt' : 'en'],
    games: lotteries.flatMap((lottery) => showLottery(lottery, view)),
  }))
  return { accountTypeName: 'TCG_LOTTO_VN', prizeMode: mode ?? 'LOTT', gameMenus }
}

/** Drawn numbers of a lottery's last draws, newest draw first. */
const openedNumbers = async (
  sources: ResultSources,
  lottery: LotteryGame,
  count: number,
  { language, now }: LotteryView,
): Promise<Schemas['OpenedNumbers']> => ({
  gameCode: lottery.code,
  name: titleIn(lottery.title, language),
  format: lottery.format,
  nextDraw: nextDraw(lottery, now),
  draws: await openedDraws(sources, lottery, count),
})

export const lotteries: Lotteries = {
  codes: (group) =>
    lotteryCatalogue
      .filter(({ gameClassify }) => group === undefined || gameClassify === group)
      .map(({ code }) => code),
  gameOf: gameOfLottery,
  menu: lotteryMenu,
  async listOpenedNumbers(sources, code, count, view) {
    const lottery = findLottery(code)
    return lottery && openedNumbers(sources, lottery, count, view)
  },
}
