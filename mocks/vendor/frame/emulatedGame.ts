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

/** Codes with which the server refuses an action of a page. */
export type RefusalCode =
  | BetCode
  /** The sales of the draw have closed. */
  | 'DRAW_CLOSED'
  | 'GAME_MAINTENANCE'
  /** The idempotency key was already used for another order. */
  | 'KEY_REUSED'
  | 'LAUNCH_EXPIRED'
  /** A ticket has too few numbers. */
  | 'NUMBERS_MISSING'
  | 'NUMBER_OUT_OF_RANGE'
  | 'NUMBER_TWICE'
  /** The action came after the end of betting or of the round. */
  | 'ROUND_CLOSED'
  /** The action came sooner than the market or the game allows. */
  | 'TOO_FAST'
  | 'TOO_MANY_TICKETS'
  /** The request body of the action is invalid. */
  | 'REQUEST_INVALID'

/** Thrown when the server refuses an action; the action has changed nothing. */
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

/** The player's bet on a round, as it is sent to the page. Amounts are in minor units. */
export type PlayedRound = {
  betId: string
  /** The vendor's id of the round. */
  roundId: string
  status: 'PENDING' | 'SETTLED' | 'CANCELLED'
  stake: number
  /** Payout, including the stake. */
  win: number
  gameRound: GameRound
  /** Time of the bet in milliseconds since 1970. */
  placedAt: number
  /**
   * Balance after the action; undefined for play money, because the page itself counts play money.
   */
  balance?: StakeBalance
}

/** Game that a player has launched, with the functions for the player's bets. */
export type Play = {
  context: Context<BetCode>
  token: string
  launch: GameLaunchRow
  game: Game
  played: PlayedGame
  /** Id of the member; undefined for a free trial. */
  memberId: string | undefined
  language: EmulatorLanguage
  settings: PlaySettings
  /**
   * Plays a round that ends at once. A second call with the same key and stake returns the stored
   * round. A free trial stores nothing: its random bytes depend only on the launch and the key, so
   * that the second call has the same outcome.
   * @throws {RefusedAct} with the reason, such as `TOO_FAST` if the member's previous bet in the
   * game was placed less than `pause` milliseconds ago.
   */
  playNow(order: {
    key: string
    stake: number
    pause?: number
    decide: (randomBytes: RandomBytes) => BetOutcome
  }): Promise<PlayedRound>
  /**
   * Places a bet on a round that ends later. The game's `resultOf` settles it at `dueAt`, unless
   * `settle` has ended it before. Not for free trials.
   * @throws {RefusedAct} if a rule forbids the bet.
   */
  placeBet(order: {
    key: string
    stake: number
    gameRound: GameRound
    roundId: string
    /** Due time in milliseconds since 1970. */
    dueAt: number
    /**
     * Function of the game with further checks and writes. It runs before a new bet is placed, in
     * the transaction of the bet. It does not run for a repeated key. It must lock the member
     * before any other row.
     */
    begin?: (tables: DomainTables) => Promise<void>
  }): Promise<PlayedRound>
  /**
   * Changes the state of a pending bet of the player, one change at a time.
   * @returns the bet after the change; a bet that is no longer pending is returned unchanged.
   * @throws {RefusedAct} from `changeOf`, or `REQUEST_INVALID` for a bet of another member or game.
   */
  change(betId: string, changeOf: (round: PlayedRound) => GameRound): Promise<PlayedRound>
  /**
   * Settles a pending bet of the player. A bet that has already ended is returned unchanged.
   * @param decide returns the outcome; it may query the tables of the transaction.
   * @throws {RefusedAct} from `decide`, or `REQUEST_INVALID` for a bet of another member or game.
   */
  settle(
    betId: string,
    decide: (round: PlayedRound, tables: DomainTables) => BetOutcome | Promise<BetOutcome>,
  ): Promise<PlayedRound>
  /** Bet that this launch has placed with a key; undefined if there is none. */
  findPlaced(key: string): Promise<PlayedRound | undefined>
  /** The player's pending bets in this game, newest first. Empty for a free trial. */
  pending(limit: number): Promise<PlayedRound[]>
  /** The player's bets in this game, newest first. Empty for a free trial. */
  recent(limit: number): Promise<PlayedRound[]>
}

/** Body of a page's call, parsed from JSON. */
export type ActBody = Readonly<Record<string, unknown>>

/** Emulated game of one kind: its page, and the handlers of the page's requests. */
export type EmulatedGame = {
  /** Name of the game's folder, and CSS class of its stage. */
  name: string
  /** Returns the source text of the game's bundled script. */
  script(): Promise<string>
  /** Style of the stage. */
  css: string
  /** HTML of the stage before the script runs. */
  stage(game: Game, language: EmulatorLanguage): string
  /** Texts of the page, as plain JSON. */
  words: Readonly<Record<EmulatorLanguage, object>>
  /** True if the page has the frame's stake picker; table games have chips instead. */
  hasStakes: boolean
  /** Initial data of the page, as plain JSON. */
  opening(play: Play): Promise<object>
  /** Handlers of `POST /play/<token>/<name>`. Their results are sent as JSON. */
  acts: Readonly<Record<string, (play: Play, body: ActBody) => Promise<object>>>
  /** Outcome of a pending bet when it is due; only for games whose rounds end later. */
  resultOf?(bet: VendorBet, tables: ResultTables): Promise<BetOutcome | NoOutcomeYet>
}
