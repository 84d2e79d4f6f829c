/** Dealers and other players of the live tables. They depend only on the table and the time. */

import {
  pickOne,
  type RandomBytes,
  randomBelow,
} from '../../../platform/domain/base/chance/chance.ts'
import { numberFor, pick } from '../../../platform/domain/base/chance/pickers.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import { maskedName } from '../../../platform/domain/play/games/bigWins.ts'
import { people } from './winsElsewhere.ts'

const minute = 60_000
/** Dealers change every half hour. */
const shift = 30 * minute

/**
 * Dealers, with the number of a drawn portrait that suits the name. Members and winners of the
 * demonstration have other names.
 */
const dealers: readonly { name: string; language: string; portrait: number }[] = [
  { name: 'Larissa', language: 'pt', portrait: 557 },
  { name: 'Caetano', language: 'pt', portrait: 142 },
  { name: 'Heloísa', language: 'pt', portrait: 26 },
  { name: 'Murilo', language: 'pt', portrait: 111 },
  { name: 'Isadora', language: 'pt', portrait: 16 },
  { name: 'Cecília', language: 'pt', portrait: 39 },
  { name: 'Emma', language: 'en', portrait: 314 },
  { name: 'Oliver', language: 'en', portrait: 48 },
  { name: 'Sofía', language: 'es', portrait: 116 },
  { name: 'Meiling', language: 'zh', portrait: 1 },
  { name: 'Jiayi', language: 'zh', portrait: 58 },
  { name: 'Sakura', language: 'ja', portrait: 79 },
  { name: 'Jiwoo', language: 'ko', portrait: 99 },
  { name: 'Mali', language: 'th', portrait: 200 },
  { name: 'Priya', language: 'hi', portrait: 282 },
  { name: 'Layla', language: 'ar', portrait: 3 },
  { name: 'Olga', language: 'ru', portrait: 169 },
]

/** Dealer of a live table. `avatar` is the name of the dealer's portrait. */
export type Dealer = { name: string; language: string; avatar: string }

/**
 * Dealer of a table at a time.
 * @param now milliseconds since 1970.
 */
export function dealerAt(nodeId: string, now: number): Dealer {
  const { name, language, portrait } = pick(`${nodeId}/dealer/${Math.floor(now / shift)}`, dealers)
  return { name, language, avatar: `dealer-${portrait}` }
}

/**
 * Number of players at a table. A table has no maximum number of players.
 * @param now milliseconds since 1970.
 */
export const playersAt = (nodeId: string, now: number): number =>
  numberFor(`${nodeId}/players/${Math.floor(now / minute)}`, 40) + numberFor(nodeId, 600)

/** Win of another player at a table; the amount is in minor units. */
export type NeighborWin = { name: string; win: number }

/** Payouts of other players as multiples of the minimum stake. */
const multiples = [4, 8, 10, 18, 36, 72, 175] as const

function winOfNeighbor(randomBytes: RandomBytes, minimum: number): NeighborWin {
  const name = maskedName(pickOne(randomBytes, people))
  return {
    name,
    win: minimum * pickOne(randomBytes, multiples) * (1 + randomBelow(randomBytes, 5)),
  }
}

/**
 * Fictitious wins of other players in a round, the highest first.
 * @param minimum minimum stake of the table, in minor units.
 */
export function neighborWins(roundId: string, minimum: number): NeighborWin[] {
  const randomBytes = seededBytes(`wins of ${roundId}`)
  const count = 2 + randomBelow(randomBytes, 3)
  const wins = Array.from({ length: count }, () => winOfNeighbor(randomBytes, minimum))
  const distinct = wins.filter(({ name }, at) => wins.findIndex((one) => one.name === name) === at)
  return distinct.toSorted((one, other) => other.win - one.win)
}
