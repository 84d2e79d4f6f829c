/** Interface between the frame of the emulated games and each kind of game. */

import type { RandomBytes } from '../../../platform/domain/base/chance/chance.ts'
import type {
  DomainTables,
  GameLaunchRow,
} from '../../../platform/domain/base/collections/collections.ts'
import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import type { Game } from '../../../platform/domain/base/content/game.ts'
import type { Context } from '../../../platform/domain/base/context/context.ts'
import type { BetCode } from '../../../platform/domain/play/bets/placeBet.ts'
import type { PlayedGame } from '../../../platform/domain/play/bets/round.ts'
import type {
  BetOutcome,
  NoOutcomeYet,
  ResultTables,
  VendorBet,
} from '../../../platform/vendors.ts'
import type { EmulatorLanguage } from '../../emulator/page.ts'
import type { PlaySettings } from './playSettings.ts'

/** Code with which the server refuses an act of a page. */
export type RefusalCode =
  | BetCode
  /** The sales of the draw have closed. */
  | 'DRAW_CLOSED'
  | 'GAME_MAINTENANCE'
  /** The idempotency key was used with another stake. */
  | 'KEY_REUSED'
  | 'LAUNCH_EXPIRED'
  /** Numbers of a ticket. */
  | 'NUMBERS_MISSING'
  | 'NUMBER_OUT_OF_RANGE'
  | 'NUMBER_TWICE'
  /** The act comes after the end of the bets, or of the round. */
  | 'ROUND_CLOSED'
  /** The act comes sooner than the market or the game allows. */
  | 'TOO_FAST'
  | 'TOO_MANY_TICKETS'
  /** The body of the act is invalid. */
  | 'REQUEST_INVALID'

/** Refusal of an act, which changes nothing. */
export class RefusedAct extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.name = 'RefusedAct'
    this.code = code
  }
}

/** Real money and bonuses that a member can stake, in minor units. */
export type StakeBalance = { real: number; bonus: number }

/** Bet of the player on a round, as the page sees it. Amounts are minor units. */
export type PlayedRound = {
  betId: string
  /** The vendor's id of the round. */
  roundId: string
  status: 'PENDING' | 'SETTLED' | 'CANCELLED'
  stake: number
  /** Payout, including the stake. */
  win: number
  gameRound: GameRound
  /** Milliseconds since 1970. */
  placedAt: number
  /** Balance after the act; undefined for play money, which the page counts. */
  balance?: StakeBalance
}

/** Launched game of a player. */
export type Play = {
  context: Context<BetCode>
  token: string
  launch: GameLaunchRow
  game: Game
  played: PlayedGame
  /** Undefined for a free trial. */
  memberId: string | undefined
  language: EmulatorLanguage
  settings: PlaySettings
  /**
   * Plays a round that ends at once. A second call with the same key and stake returns the stored
   * round. A free trial stores nothing: its random bytes depend only on the launch and the key, so
   * that the second call has the same outcome.
   * @throws {RefusedAct} with the code of the refusal, such as `TOO_FAST` if the member's previous
   * bet in the game was placed less than `pause` milliseconds ago.
   */
  playNow(order: {
    key: string
    stake: number
    pause?: number
    decide: (randomBytes: RandomBytes) => BetOutcome
  }): Promise<PlayedRound>
  /**
   * Bets on a round that ends later. The game's `resultOf` settles the bet at `dueAt`, unless
   * `settle` has ended it before. Not for free trials.
   * @throws {RefusedAct} if a rule forbids the bet.
   */
  placeBet(order: {
    key: string
    stake: number
    gameRound: GameRound
    roundId: string
    /** Milliseconds since 1970. */
    dueAt: number
    /**
     * Checks and writes of the game in the transaction of a new bet, before it is placed. Not run
     * if the key has already placed a bet. It must lock the member before anything else.
     */
    begin?: (tables: DomainTables) => Promise<void>
  }): Promise<PlayedRound>
  /**
   * Changes the state of a pending bet of the player, one change at a time.
   * @returns the bet after the change; unchanged if it is no longer pending.
   * @throws {RefusedAct} by `changeOf`, or `REQUEST_INVALID` for a bet of somebody else.
   */
  change(betId: string, changeOf: (round: PlayedRound) => GameRound): Promise<PlayedRound>
  /**
   * Ends a pending bet of the player. A bet that has already ended is returned unchanged.
   * @param decide reads other data from the tables of the transaction.
   * @throws {RefusedAct} by `decide`, or `REQUEST_INVALID` for a bet of somebody else.
   */
  settle(
    betId: string,
    decide: (round: PlayedRound, tables: DomainTables) => BetOutcome | Promise<BetOutcome>,
  ): Promise<PlayedRound>
  /** Bet that was placed with a key in this launch. */
  findPlaced(key: string): Promise<PlayedRound | undefined>
  /** The player's pending bets in this game, newest first. Empty for a free trial. */
  pending(limit: number): Promise<PlayedRound[]>
  /** The player's bets in this game, newest first. Empty for a free trial. */
  recent(limit: number): Promise<PlayedRound[]>
}

/** Body of a page's call, parsed from JSON. */
export type ActBody = Readonly<Record<string, unknown>>

/** Kind of game of the demonstration: its page, and the handlers of the page's calls. */
export type EmulatedGame = {
  /** Name of its folder, and class of its stage. */
  name: string
  /** Source of its bundled script. */
  script(): Promise<string>
  /** Style of the stage. */
  css: string
  /** HTML of the stage before the script runs. */
  stage(game: Game, language: EmulatorLanguage): string
  /** Texts of the page, as plain JSON. */
  words: Readonly<Record<EmulatorLanguage, object>>
  /** True if the page has the frame's stake picker; tables have chips instead. */
  hasStakes: boolean
  /** Data of the page when it opens, as plain JSON. */
  opening(play: Play): Promise<object>
  /** Handlers of the page's calls to `POST /play/<token>/<name>`; results are sent as JSON. */
  acts: Readonly<Record<string, (play: Play, body: ActBody) => Promise<object>>>
  /** Result of a pending bet when it is due; only for games whose rounds end later. */
  resultOf?(bet: VendorBet, tables: ResultTables): Promise<BetOutcome | NoOutcomeYet>
}
