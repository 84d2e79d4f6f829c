import { hashOf, numberFor, pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { Title, Words } from '../../../platform/domain/base/content/gameNames.ts'
import { type GameType, vendorSets } from '../../../platform/domain/base/content/vendor.ts'
import { type GameKind, kindOf } from '../../rules/kindOf.ts'
import { oddsOf } from './gameOdds.ts'
import { lotteryCatalogue } from './lotteryGames.ts'
import { readWords } from './readWords.ts'
import { complements, fishingHeads, heads, suffixes } from './slotWords.ts'
import {
  cockfights,
  esportsBooks,
  liveTables,
  miniGames,
  playerRooms,
  roomSuffixes,
  sportsBooks,
} from './tableWords.ts'
import { type VendorWithGames as Vendor, vendors } from './vendors.ts'

/** Total number of games (GAME-11), including the lotteries of the lottery menus. */
const gameCount = 10_000

type Draft = Pick<Game, 'gameClassify' | 'title' | 'motif'> & Partial<Pick<Game, 'isGame'>>

type Entry = { words: Words; classify: string; motif: string }

const readNames = (list: string): Entry[] =>
  readWords(list).map(({ words, cells }) => ({ words, classify: '', motif: cells[0] ?? 'star' }))
const readClassified = (list: string): Entry[] =>
  readWords(list, 1).map(({ words, cells }) => ({
    words,
    classify: cells[0] ?? '',
    motif: cells[1] ?? 'star',
  }))

const tables = {
  heads: readNames(heads),
  fishing: readNames(fishingHeads),
  complements: readWords(complements).map(({ words }) => words),
  roomSuffixes: readWords(roomSuffixes).map(({ words }) => words),
  live: readClassified(liveTables),
  rooms: readClassified(playerRooms),
  sports: readClassified(sportsBooks),
  cockfights: readClassified(cockfights),
  esports: readClassified(esportsBooks),
  minis: readClassified(miniGames),
}

/**
 * Pairs of a main word and an attribute for slot names. A pair of two equal English words is left
 * out.
 */
const slotPairs = tables.heads.flatMap((head) =>
  tables.complements
    .filter((complement) => complement[1] !== head.words[1])
    .map((complement) => ({ head, complement })),
)

const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('The list is empty')
  return item
}

/** Lobby categories of slots by motif. Other slots are in the category VIDEO. */
const slotClassifies = {
  CLASSIC: ['fruit', 'bell', 'seven', 'clover', 'wheel', 'dice'],
  JACKPOT: ['coins', 'chest', 'crown', 'gem'],
  MYTHOLOGY: ['bolt', 'pyramid', 'eye', 'temple', 'lamp', 'flame', 'shield'],
  ADVENTURE: ['anchor', 'compass', 'pick', 'book', 'sword', 'rocket', 'volcano', 'planet'],
}
const slotClassify = (motif: string): string =>
  Object.entries(slotClassifies).find(([, motifs]) => motifs.includes(motif))?.[0] ?? 'VIDEO'

/**
 * Step through the pairs. The step is coprime to the number of pairs, so every pair occurs before
 * any pair repeats.
 */
const stride = 1_000_003

/** Composes the slot with an index, counted from 0. Each index gives another name. */
function slot(number: number): Draft {
  const round = Math.floor(number / slotPairs.length)
  const { head, complement } = at(slotPairs, (number % slotPairs.length) * stride)
  const after = round === 0 ? '' : at(suffixes, 1 + ((round - 1) * 3 + (number % 3)))
  const title: Title = { head: head.words, complement, after }
  return { gameClassify: slotClassify(head.motif), title, motif: head.motif }
}

type Maker = (vendor: Vendor, index: number) => Draft

const table =
  (entries: readonly Entry[], label: (round: number) => string): Maker =>
  (_, index) => {
    const { words, classify, motif } = at(entries, index)
    const after = label(Math.floor(index / entries.length))
    return { gameClassify: classify, title: { head: words, after }, motif }
  }

/** Creates the suffix of a repeated name: none for the first game, then `sign` and a number. */
const numberLabel =
  (sign: string) =>
  (round: number): string =>
    round === 0 ? '' : `${sign}${round + 1}`

const book =
  (entries: readonly Entry[]): Maker =>
  ({ name }, index) => {
    const { words, classify, motif } = at(entries, index)
    const after = numberLabel('')(Math.floor(index / entries.length))
    return { gameClassify: classify, title: { before: name, head: words, after }, motif }
  }

const makers: Readonly<Record<Exclude<GameType, 'RNG' | 'LOTT' | 'ELOTT'>, Maker>> = {
  LIVE: table(tables.live, (round) => String.fromCharCode(65 + round)),
  FISH: (vendor, index) => {
    const head = at(tables.fishing, index)
    const complement = at(tables.complements, numberFor(vendor.code, 48) + index * 5)
    return { gameClassify: 'FISHING', title: { head: head.words, complement }, motif: head.motif }
  },
  PVP: (vendor, index) => {
    const { words, classify, motif } = at(tables.rooms, index + numberFor(vendor.code, 16))
    const complement = at(tables.roomSuffixes, Math.floor(index / tables.rooms.length))
    return { gameClassify: classify, title: { head: words, complement, isPlace: true }, motif }
  },
  SPORTS: (vendor, index) =>
    vendorSets.cockfight.some((code) => code === vendor.code)
      ? table(tables.cockfights, numberLabel('#'))(vendor, index)
      : book(tables.sports)(vendor, index),
  ESPORTS: book(tables.esports),
}

const mini = table(tables.minis, numberLabel(''))
const miniVendor = 'SPB'

const listTitle = (vendor: Vendor): Title => ({ head: Array(9).fill(vendor.name), after: '★' })

/** True for vendors with so many rooms that the lobby has an item for the list of rooms. */
const isListed = (type: GameType, count: number): boolean => type === 'PVP' && count > 20

const day = 24 * 3_600_000
/**
 * Release time of the newest game: noon UTC, so that the date is the same in most time zones. Most
 * games are slightly older, some are much older.
 */
const newestRelease = Date.UTC(2026, 10, 20, 12)

/**
 * Kinds of games that may have a free trial. Live tables and provably fair games have no trials. A
 * lottery has separate draws for trials.
 */
const trialKinds: readonly GameKind[] = ['slot', 'fish', 'lottery']

/** Completes a game with properties that are derived from its id. */
function finish(
  draft: Draft & { vendor: Vendor; gameType: GameType; gameCode: string; nodeId: string },
): Game {
  const { vendor, gameType, gameCode, nodeId, gameClassify, title, motif, isGame = 'GAME' } = draft
  const chance = (what: string, bound: number) => numberFor(`${nodeId}/${what}`, bound)
  const isHot = chance('hot', 1000) < (gameType === 'RNG' ? 30 : 120)
  const age = Math.floor((chance('age', 4_000) * chance('age again', 4_000)) / 4_000)
  const rank = vendors.indexOf(vendor)
  const kind = kindOf({ gameType, gameClassify, motif, isGame })
  return {
    nodeId,
    gameCode,
    vendor: vendor.code,
    vendorName: vendor.name,
    homeLanguage: vendor.homeLanguage,
    gameType,
    gameClassify,
    title,
    motif,
    isGame,
    isHot,
    isTranslated: chance('translated', 100) >= 12,
    hasTrial: isGame === 'GAME' && trialKinds.includes(kind) && chance('trial', 100) < 62,
    releasedAt: newestRelease - age * day,
    inMaintenance: isGame === 'GAME' && chance('maintenance', 400) === 0,
    ...oddsOf({ nodeId, gameType, gameClassify, title, motif, kind }),
    popularity: (isHot ? 200 : 0) + chance('popularity', 5_000) + (vendors.length - rank) * 40,
  }
}

type Numbered = { vendor: Vendor; gameType: GameType; index: number }

function* numberGames(): Generator<Numbered> {
  for (const vendor of vendors) {
    // `Object.entries` does not return the type of the keys, which are game types.
    for (const [gameType, count] of Object.entries(vendor.games) as [GameType, number][]) {
      for (let index = 0; index < count; index++) yield { vendor, gameType, index }
    }
  }
}

const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]))

/** Composes all games, in the order of their ids. */
export function composeGames(): Game[] {
  const games: Game[] = []
  const add = (vendor: Vendor, gameType: GameType, gameCode: string, draft: Draft) =>
    games.push(
      finish({ ...draft, vendor, gameType, gameCode, nodeId: String(100_001 + games.length) }),
    )
  for (const { code, vendor: by, gameType, gameClassify, title, motif } of lotteryCatalogue) {
    const vendor = vendorOf.get(by)
    if (vendor) add(vendor, gameType, code, { gameClassify, title, motif })
  }
  let slots = 0
  for (const { vendor, gameType, index } of numberGames()) {
    const gameCode = `${vendor.code}_${gameType}_${String(index + 1).padStart(4, '0')}`
    if (gameType === 'LOTT' || gameType === 'ELOTT') continue
    if (gameType === 'RNG') {
      const draft = vendor.code === miniVendor ? mini(vendor, index) : slot(slots++)
      add(vendor, gameType, gameCode, draft)
      continue
    }
    const isList = index === 0 && isListed(gameType, vendor.games[gameType] ?? 0)
    const draft = makers[gameType](vendor, index)
    const list: Draft = { ...draft, title: listTitle(vendor), isGame: 'VASSALAGE' }
    add(vendor, gameType, gameCode, isList ? list : draft)
  }
  // Additional slots of slot vendors fill the catalogue up to `gameCount`.
  const makersOfSlots = vendors.filter(
    ({ code, games: { RNG = 0 } }) => RNG > 0 && code !== miniVendor,
  )
  for (let more = 0; games.length < gameCount; more++) {
    const vendor = pick(String(hashOf(`more ${more}`)), makersOfSlots)
    add(vendor, 'RNG', `${vendor.code}_RNG_X${String(more + 1).padStart(3, '0')}`, slot(slots++))
  }
  return games
}
