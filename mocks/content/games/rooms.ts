/** State of live tables, derived from the table and the time only. */

import { numberFor } from '../../../platform/domain/base/chance/pickers.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import type { NameLanguage } from '../../../platform/domain/base/content/gameNames.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import { avatarArt, drawnImages } from '../../images/drawnImages.ts'
import { dealerAt, playersAt } from './tableCrew.ts'

type Room = components['schemas']['Room']

const minute = 60_000
const resultsShown = 20

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
  const { name: dealerName, language: dealerLanguage, avatar } = dealerAt(nodeId, now)
  const status = game.inMaintenance
    ? 'CLOSED'
    : statusOf(numberFor(during('status', 5 * minute), 100))
  const seats = gameClassify === 'BLACKJACK' ? 7 : undefined
  const players = seats ? numberFor(during('players', minute), seats) : playersAt(nodeId, now)
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
    dealer: { name: dealerName, language: dealerLanguage, avatar: avatarArt(avatar) },
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
