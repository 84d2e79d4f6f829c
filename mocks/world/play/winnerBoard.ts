/** The wins that the winner board shows: those of this world's players, among those of everybody else. */
import type { WorldTables } from '../collections.ts'
import { gamesOf } from '../games/catalogue.ts'
import type { GameType } from '../games/vendors.ts'
import { dayLength } from '../time/marketTime.ts'
import { maskedName } from './bigWins.ts'
import { pickOne, type RandomBytes, randomBelow } from './chance.ts'
import { seededBytes } from './seededBytes.ts'

export type BoardWin = {
  winId: string
  customerName: string
  nodeId: string
  /** Minor units. */
  amount: number
  at: number
}

/** How often somebody else wins, in milliseconds, and for how long it is told. */
const winEvery = 120_000
const winsTold = 4 * 3_600_000
/** Of how many of the best known games. */
const wellKnown = 240

const people = [
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

/** Of a hundred wins so many reach at most the amount that stands beside, in minor units. */
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

/** What others won up to a time: the same for the same time, and other wins as it goes on. */
function winsOfOthers(
  now: number,
  isOnBoard: (nodeId: string) => boolean,
  gameType?: GameType,
): BoardWin[] {
  const games = gamesOf({ gameType }).filter(
    ({ isGame, nodeId }) => isGame === 'GAME' && isOnBoard(nodeId),
  )
  const known = games.slice(0, wellKnown)
  const latest = Math.floor(now / winEvery)
  return Array.from({ length: winsTold / winEvery }, (_, ago) => {
    const slot = latest - ago
    const randomBytes = seededBytes(`win ${slot}`)
    const game = known[randomBelow(randomBytes, Math.max(1, known.length))]
    return {
      winId: `w-${slot}`,
      customerName: maskedName(pickOne(randomBytes, people)),
      nodeId: game?.nodeId ?? '',
      amount: amountOf(randomBytes),
      at: slot * winEvery,
    }
  }).filter(({ nodeId }) => nodeId !== '')
}

/**
 * The board: every big win of this world's last day, the newest where there are too many; what room they
 * leave is filled with the largest of others. The largest first.
 */
export async function winnerBoard(
  { bigWins }: Pick<WorldTables, 'bigWins'>,
  now: number,
  { limit, games }: { limit: number; games: (nodeId: string) => boolean },
  gameType?: GameType,
): Promise<BoardWin[]> {
  const rows = await bigWins.find({
    where: { at: { atLeast: now - dayLength } },
    orderBy: { column: 'at', direction: 'descending' },
    limit: 10 * limit,
  })
  const largest = (one: BoardWin, other: BoardWin) => other.amount - one.amount
  const own = rows
    .filter(({ nodeId }) => games(nodeId))
    .slice(0, limit)
    .map(({ id, ...row }) => ({ winId: id, ...row }))
  const others = winsOfOthers(now, games, gameType).toSorted(largest)
  return [...own, ...others.slice(0, limit - own.length)].toSorted(largest)
}
