/**
 * Fictitious wins of other players, so that the demonstration's winner board has more than one
 * name.
 */

import {
  pickOne,
  type RandomBytes,
  randomBelow,
} from '../../../platform/domain/base/chance/chance.ts'
import { seededBytes } from '../../../platform/domain/base/chance/seededBytes.ts'
import type { BoardWin } from '../../../platform/domain/base/content/boardWin.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import { maskedName } from '../../../platform/domain/play/games/bigWins.ts'

/** Milliseconds between two wins, and milliseconds for which a win is shown. */
const winEvery = 120_000
const winsTold = 4 * 3_600_000
/** Maximum number of games in which other players win: the first games of the list. */
const wellKnown = 240

/** Usernames of the fictitious players who win. */
export const people = [
  'rafael.souza',
  'juliana_m',
  'thiago1988',
  'camilasp',
  'brunno7',
  'leticia.rj',
  'dudacosta',
  'marcelo_bh',
  'patynogueira',
  'gui.santos',
  'vanessa33',
  'rodrigolima',
  'aline_ferraz',
  'pedrohenrique',
  'carol.alves',
  'edsonpr',
  'taina.melo',
  'fabiano11',
  'renata_sz',
  'caio.martins',
] as const satisfies readonly string[]

/** Ranges of amounts in minor units, and the percentage of wins in each range. */
const amounts: readonly (readonly [share: number, least: number, most: number])[] = [
  [55, 9_000, 42_000],
  [30, 42_000, 260_000],
  [12, 260_000, 1_200_000],
  [3, 1_200_000, 6_400_000],
]

function amountOf(randomBytes: RandomBytes): number {
  let drawn = randomBelow(randomBytes, 100)
  for (const [share, least, most] of amounts) {
    if (drawn < share) return least + randomBelow(randomBytes, (most - least) / 10) * 10
    drawn -= share
  }
  return 0
}

/**
 * Fictitious wins of the last hours, the newest first. The wins at a given time are always the
 * same.
 * @param now milliseconds since 1970.
 */
export function winsElsewhere(games: readonly Game[], now: number): BoardWin[] {
  const known = games.filter(({ isGame }) => isGame === 'GAME').slice(0, wellKnown)
  const latest = Math.floor(now / winEvery)
  return Array.from({ length: winsTold / winEvery }, (_, ago) => latest - ago).flatMap((slot) => {
    const randomBytes = seededBytes(`win ${slot}`)
    const game = known[randomBelow(randomBytes, Math.max(1, known.length))]
    if (!game) return []
    return {
      winId: `w-${slot}`,
      customerName: maskedName(pickOne(randomBytes, people)),
      nodeId: game.nodeId,
      amount: amountOf(randomBytes),
      at: slot * winEvery,
    }
  })
}
