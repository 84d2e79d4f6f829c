/** Plays rounds of the emulated games with the same calls as their pages. */

import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { findLottery } from '../../../mocks/content/games/lotteryGames.ts'
import { type GameKind, kindOf, tableTraits } from '../../../mocks/rules/kindOf.ts'
import { roundAt, usualTimes } from '../../../mocks/rules/table/tableTimes.ts'
import type { BookFixture } from '../../../mocks/vendor/sportsBook/bookFixtures.ts'
import type { DomainStore } from '../../domain/base/collections/collections.ts'
import type { Game } from '../../domain/base/content/game.ts'
import { marketOf } from '../../domain/base/platform/markets.ts'
import { offerIn } from '../../domain/play/games/offer.ts'
import { canStart } from '../../domain/play/games/showGame.ts'
import type { FixtureState } from '../../sportsBook.ts'

const minute = 60_000

/** Result of a call: `answer`, `rejected` or `fault`. */
export type Outcome = { kind: string; code?: string; value?: unknown }
/** Stake in minor units, and idempotency key. */
type Order = { stake: number; key: string }
/** Response to a call of a game's page. */
type VendorAnswer = { ok?: boolean; code?: string; result?: unknown }
/** Calls an operation of a launched game, such as `spin`. */
export type CallAct = (act: string, body: object) => Promise<VendorAnswer>
/** Plays a round. Calls with the same idempotency key play it once. */
export type PlayRound = (stake: number, key: string) => Promise<Outcome>

type Playing = {
  kind: GameKind
  gameType?: Game['gameType']
  isSuitable?: (game: Game) => boolean
  /**
   * Prepares a round of a game that has just been launched.
   * @param now time of the server, in milliseconds since 1970.
   */
  prepare: (act: CallAct, now: number) => Promise<(order: Order) => Promise<VendorAnswer>>
}

/** Returns a `prepare` function for games whose round is a single call. */
const oneAct =
  (name: string, others: object = {}): Playing['prepare'] =>
  async (act) =>
  (order) =>
    act(name, { ...others, ...order })

const betIdOf = ({ result }: VendorAnswer): unknown => {
  const { betId, round } = Object(result)
  return betId ?? Object(round).betId
}

/** Prepares a single bet on the home team of the last match on offer. */
const single: Playing['prepare'] = async (act) => {
  const { fixtures = [] } = Object((await act('fixtures', {})).result)
  const coming = (fixtures as readonly BookFixture[]).findLast(
    ({ status, markets: [result] }) => status === 'SCHEDULED' && result?.status === 'ACTIVE',
  )
  return async ({ stake, key }) => {
    const [odds] = coming?.markets[0]?.odds ?? []
    if (coming === undefined) return { ok: false, code: 'GAME_MAINTENANCE' }
    const selections = [{ id: `${coming.id}:RESULT:HOME`, odds, stake }]
    const order = { key, kind: 'SINGLES', consent: 'ANY', selections }
    const { result, ...answer } = await act('place', order)
    const { bets = [], problem } = Object(result)
    if (problem) return { ok: false, code: problem.reason }
    return { ...answer, result: bets[0] }
  }
}

/**
 * Stores a match that kicks off half an hour after a time, in milliseconds since 1970.
 * @returns a function that stores the result once the match has ended.
 */
export async function storeMatch(
  { fixtures }: Pick<DomainStore, 'fixtures'>,
  at: number,
): Promise<(now: number) => Promise<void>> {
  const prices = (['HOME', 'DRAW', 'AWAY'] as const).map((outcome) => ({
    outcome,
    odds: 285,
    fairChance: 0.33,
    fairVoid: 0,
  }))
  const state: FixtureState = {
    id: 'match-1',
    sport: 'FOOTBALL',
    leagueId: 'bra',
    home: 'Flamengo',
    away: 'Palmeiras',
    kicksOffAt: at + 30 * minute,
    endsAt: at + 38 * minute,
    status: 'SCHEDULED',
    goals: [],
    markets: [{ kind: 'RESULT', status: 'ACTIVE', prices }],
  }
  const { id, sport, status, kicksOffAt, endsAt } = state
  await fixtures.remove({ id })
  await fixtures.insert({ id, sport, status, kicksOffAt, endsAt, state })
  const ended: FixtureState = {
    ...state,
    status: 'ENDED',
    goals: [{ side: 'HOME', minute: 9 }],
    markets: [],
  }
  return async (now) => {
    if (now >= endsAt) await fixtures.update(id, { status: 'ENDED', state: ended })
  }
}

const playings = {
  slot: { kind: 'slot', prepare: oneAct('spin') },
  shot: { kind: 'fish', prepare: oneAct('shoot', { target: 'sardine' }) },
  table: {
    kind: 'roulette',
    async prepare(act, now) {
      const { number: round } = roundAt(usualTimes, now)
      return ({ stake, key }) => act('bet', { round, chips: [{ spot: 'red', stake }], key })
    },
  },
  flight: {
    kind: 'crash',
    async prepare(act) {
      const { number: flight } = Object((await act('state', {})).result)
      return async (order) => {
        const answer = await act('bet', { ...order, flight })
        // The cash-out is refused before the take-off and after the crash.
        if (answer.ok) await act('cashOut', { betId: betIdOf(answer) })
        return answer
      }
    },
  },
  mines: {
    kind: 'mines',
    prepare: async (act) => async (order) => {
      const answer = await act('bet', { ...order, mines: 3 })
      if (!answer.ok) return answer
      const betId = betIdOf(answer)
      await act('open', { betId, tile: 7 })
      await act('cashOut', { betId })
      return answer
    },
  },
  match: { kind: 'sportsBook', prepare: single },
  draw: {
    kind: 'lottery',
    gameType: 'LOTT',
    isSuitable: ({ gameCode }) => findLottery(gameCode)?.format === 'DIGITS_4',
    async prepare(act) {
      const { drawId } = Object(Object((await act('state', {})).result).sale)
      return ({ stake, key }) =>
        act('buy', { drawId, tickets: [{ play: 'LAST_2', numbers: ['07'], stake }], key })
    },
  },
} as const satisfies Record<string, Playing>

export type PlayedKind = keyof typeof playings

/**
 * Playable games of a kind. Tables with short rounds are left out, because the tests use the times
 * of the usual rounds.
 */
function gamesOf(name: PlayedKind): readonly Game[] {
  const { kind, gameType, isSuitable = () => true }: Playing = playings[name]
  return offerIn(catalogue, marketOf('BR'))
    .games(gameType ? { gameType } : {})
    .filter((game) => canStart(game) && kindOf(game) === kind && !tableTraits(game).isSpeed)
    .filter(isSuitable)
}

const games = new Map<PlayedKind, readonly Game[]>()

/**
 * Playable game of a kind.
 * @param turn selects one of the kind's games. Consecutive rounds need distinct games: a slot does
 * not allow a second spin at once, and a table allows only one bet per round.
 */
export function gameOf(name: PlayedKind, turn = 0): Game {
  const found = games.get(name) ?? gamesOf(name)
  games.set(name, found)
  const game = found[turn % found.length]
  if (!game) throw new Error(`No game of the kind ${name} can be played`)
  return game
}

/**
 * Prepares a round of a launched game. The outcome of the round contains only the parts of the
 * response that do not change when the call is repeated.
 */
export async function preparePlay(name: PlayedKind, act: CallAct, now: number): Promise<PlayRound> {
  const play = await playings[name].prepare(act, now)
  return async (stake, key) => {
    const answer = await play({ stake, key })
    const { ok, code, result } = answer
    if (!ok) return { kind: 'rejected', ...(code !== undefined && { code }) }
    const { stake: staked, selection, event, number, chips } = Object(result ?? answer)
    const value = { betId: betIdOf(answer), staked, selection, event, number, chips }
    return { kind: 'answer', value }
  }
}
