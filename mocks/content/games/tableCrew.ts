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

/** Names of dealers. Members and winners of the demonstration have other names. */
const dealers: readonly { name: string; language: string }[] = [
  { name: 'Larissa', language: 'pt' },
  { name: 'Caetano', language: 'pt' },
  { name: 'Heloísa', language: 'pt' },
  { name: 'Murilo', language: 'pt' },
  { name: 'Isadora', language: 'pt' },
  { name: 'Cecília', language: 'pt' },
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
  { name: 'Olga', language: 'ru' },
]

/** Dealer of a live table. `avatar` is the name of the dealer's portrait. */
export type Dealer = { name: string; language: string; avatar: string }

/**
 * Dealer of a table at a time.
 * @param now milliseconds since 1970.
 */
export function dealerAt(nodeId: string, now: number): Dealer {
  const dealer = pick(`${nodeId}/dealer/${Math.floor(now / shift)}`, dealers)
  return { ...dealer, avatar: `dealer-${dealers.indexOf(dealer) + 1}` }
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
