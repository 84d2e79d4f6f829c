import type { Game } from '../../platform/domain/base/content/game.ts'
import { titleIn } from '../../platform/domain/base/content/gameNames.ts'

/**
 * Kind of an emulated game, which determines its rules and its page. `vendorList` is an item of the
 * lobby that opens the games of a vendor.
 */
export type GameKind =
  | 'slot'
  | 'roulette'
  | 'sicBo'
  | 'baccarat'
  | 'dragonTiger'
  | 'cockfight'
  | 'fish'
  | 'crash'
  | 'mines'
  | 'sportsBook'
  | 'lottery'
  | 'vendorList'

const tables: Readonly<Record<string, GameKind>> = {
  ROULETTE: 'roulette',
  SIC_BO: 'sicBo',
  BACCARAT: 'baccarat',
  DRAGON_TIGER: 'dragonTiger',
}

/** Motifs of the mines games. Mini games with another motif are crash games. */
const minesMotifs: readonly string[] = ['bomb', 'chest', 'gem', 'pick']

/**
 * Kind of a game in the catalogue.
 * @throws {RangeError} if a table is of a kind that is not emulated.
 */
export function kindOf({
  gameType,
  gameClassify,
  motif,
  isGame,
}: Pick<Game, 'gameType' | 'gameClassify' | 'motif' | 'isGame'>): GameKind {
  if (gameType === 'FISH') return 'fish'
  if (gameClassify === 'MINI') return minesMotifs.includes(motif) ? 'mines' : 'crash'
  if (gameType === 'RNG') return 'slot'
  if (gameType === 'SPORTS' || gameType === 'ESPORTS') {
    return gameClassify === 'COCKFIGHT' ? 'cockfight' : 'sportsBook'
  }
  if (gameType === 'LOTT' || gameType === 'ELOTT') return 'lottery'
  // Items that open the games of a vendor are not games themselves.
  if ((gameType !== 'LIVE' && gameType !== 'PVP') || isGame === 'VASSALAGE') return 'vendorList'
  const kind = tables[gameClassify]
  if (kind === undefined) throw new RangeError(`No table is of the kind ${gameClassify}`)
  return kind
}

/** Traits of a game table. The English name of the table determines them. */
export type TableTraits = {
  /** True for a table with short rounds. */
  isSpeed: boolean
  /** True if the zero takes only half of the stakes on even chances (la partage). */
  isFrench: boolean
  hasNoCommission: boolean
}

export function tableTraits({ title }: Pick<Game, 'title'>): TableTraits {
  const name = titleIn(title, 'en')
  return {
    isSpeed: /\b(Speed|Express|Turbo)\b/.test(name),
    isFrench: /\bFrench\b/.test(name),
    hasNoCommission: /\bNo Commission\b/.test(name),
  }
}
