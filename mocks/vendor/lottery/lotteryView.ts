import type { GameRound } from '../../../platform/domain/base/collections/play.ts'
import type { components } from '../../../src/api/gen/paths.ts'
import type { Prizes } from '../../rules/lottery/drawnNumbers.ts'
import type { DrawFormat, Play } from '../../rules/lottery/lotteryPlays.ts'
import type { PlayedRound } from '../frame/emulatedGame.ts'

type Schemas = components['schemas']
export type LotteryRound = Extract<GameRound, { kind: 'LOTTERY' }>

/** The player's purchase, as it is sent to the page. Amounts of the bet are in minor units. */
export type LotteryBet = Omit<PlayedRound, 'gameRound'> & { gameRound: LotteryRound }

export type LotteryState = {
  /** Time of the server, in milliseconds since 1970. */
  now: number
  /** Next draw; its sales may be closed. */
  next: Schemas['NextDraw']
  /** Draw for which tickets are sold. */
  sale: Schemas['NextDraw']
  /** Last draws, newest first. */
  results: readonly Schemas['OpenedDraw'][]
  /** Purchases of the player, newest first. */
  bets: readonly LotteryBet[]
}

export type LotteryOpening = LotteryState & {
  format: DrawFormat
  /** RTP in hundredths of a percent. */
  rtp: number
  /** Plays with the maximum stake of a ticket, in minor units. */
  plays: readonly (Play & { largestStake: number })[]
  mostTickets: number
}

/** Response to a request for the numbers of a draw. */
export type DrawAnswer =
  | { isDrawn: false }
  | {
      isDrawn: true
      /** Numbers in the order of the draw. */
      prizes: Prizes
      state: LotteryState
    }
