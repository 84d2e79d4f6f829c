/** State of live tables, derived from the table and the time only. */

import { numberFor, pick } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import type { NameLanguage } from '../../../platform/domain/base/content/gameNames.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { avatarArt, drawnImages } from '../../images/drawnImages.ts'

type Room = components['schemas']['Room']

const minute = 60_000
/** Dealers change every half hour. */
const shift = 30 * minute
const resultsShown = 20

const dealers: readonly { name: string; language: string }[] = [
  { name: 'Larissa', language: 'pt' },
  { name: 'Thiago', language: 'pt' },
  { name: 'Beatriz', language: 'pt' },
  { name: 'Rafael', language: 'pt' },
  { name: 'Camila', language: 'pt' },
  { name: 'Juliana', language: 'pt' },
  { name: 'Emma', language: 'en' },
  { name: 'Oliver', language: 'en' },
  { name: 'Sofía', language: 'es' },
  { name: 'Meiling', language: 'zh' },
  { name: 'Jiayi', language: 'zh' },
  { name: 'Sakura', language: 'ja' },
  { name: 'Jiwoo', language: 'ko' },
  { name: 'Mali', language: 'th' },
  { name: 'Priya', language: 'hi' },
  { name: 'Layla', language: 'ar' },
  { name: 'Anna', language: 'ru' },
]

/** Length of a round, in milliseconds. */
const roundLength = 45_000

/** Result of one round in the terms of the game; undefined for games without one. */
function resultOf(kind: string, round: string): string | undefined {
  switch (kind) {
    case 'ROULETTE':
      return String(numberFor(round, 37))
    case 'BACCARAT': {
      // Out of 1,000 rounds: 458 banker, 446 player, 96 tie.
      const roll = numberFor(round, 1000)
      return roll < 458 ? 'BANKER' : roll < 904 ? 'PLAYER' : 'TIE'
    }
    case 'DRAGON_TIGER': {
      const roll = numberFor(round, 1000)
      return roll < 463 ? 'DRAGON' : roll < 926 ? 'TIGER' : 'TIE'
    }
    case 'SIC_BO':
      return String([1, 2, 3].reduce((sum, die) => sum + 1 + numberFor(`${round}/${die}`, 6), 0))
    default:
      return undefined
  }
}

const statusOf = (chance: number): Room['status'] =>
  chance < 4 ? 'CLOSED' : chance < 10 ? 'SHUFFLING' : chance < 16 ? 'FULL' : 'OPEN'

function roomOf(game: Game, language: NameLanguage, now: number): Room {
  const { nodeId, gameCode, vendor, gameClassify } = game
  const during = (what: string, length: number) => `${nodeId}/${what}/${Math.floor(now / length)}`
  const dealer = pick(during('dealer', shift), dealers)
  const status = game.inMaintenance
    ? 'CLOSED'
    : statusOf(numberFor(during('status', 5 * minute), 100))
  const seats = gameClassify === 'BLACKJACK' ? 7 : undefined
  const players =
    numberFor(during('players', minute), seats ?? 40) + (seats ? 0 : numberFor(nodeId, 600))
  const last = Math.floor(now / roundLength)
  const results = Array.from({ length: resultsShown }, (_, back) =>
    resultOf(gameClassify, `${nodeId}/round/${last - back}`),
  ).filter((result) => result !== undefined)
  return {
    nodeId,
    gameCode,
    vassalage: vendor,
    gameClassify,
    status,
    results,
    roomId: gameCode.replaceAll('_', '-'),
    name: gameName(game, language),
    dealer: { ...dealer, avatar: avatarArt(`dealer-${dealers.indexOf(dealer) + 1}`) },
    limits: { ...game.stakes },
    players: status === 'CLOSED' ? 0 : status === 'FULL' && seats ? seats : players,
    ...(seats && { seats }),
    showIcon: drawnImages.game(nodeId),
  }
}

/**
 * Rooms of live games.
 * @param now milliseconds since 1970.
 */
export const roomsOf = (tables: readonly Game[], language: NameLanguage, now: number): Room[] =>
  tables.map((game) => roomOf(game, language, now))
