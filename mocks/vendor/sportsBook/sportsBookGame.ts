/** Server side of the sports book: matches with all their markets, slips, bets and cash-outs. */

import { consentOf, setConsent } from '../../../platform/domain/play/sports/oddsConsent.ts'
import type { OddsConsent } from '../../../src/lib/sports/slip.ts'
import { sportsBookTexts } from '../../content/games/sportsBookTexts.ts'
import { highestWin } from '../fair/winCap.ts'
import { type EmulatedGame, type Play, RefusedAct } from '../frame/emulatedGame.ts'
import { type BetsView, cashOut, viewBets } from './bookBets.ts'
import { type BookView, statesOf, viewBook } from './bookFixtures.ts'
import { bookStage } from './bookStage.ts'
import { bookStyle } from './bookStyle.ts'
import { acceptanceDelay, placeBets } from './placeBets.ts'
import { readConsent } from './placeOrder.ts'
import { selectionOf, settlementDelay, settleRound, sportsRoundOf } from './sportsRound.ts'

/** Data that the server embeds in the page. Amounts are minor units. */
export type BookOpening = BookView & {
  bets: BetsView
  consent: OddsConsent
  /** Id of the selection or match at which the page must open; null for none. */
  target: string | null
  highestWin: number
  /** Acceptance delay of live bets, in milliseconds. */
  acceptanceDelay: number
}

async function opening(play: Play): Promise<BookOpening> {
  const { context, memberId, launch, played } = play
  return {
    ...(await viewBook(play)),
    bets: await viewBets(play),
    consent: memberId === undefined ? 'BETTER' : await consentOf(context.store, memberId),
    target: launch.target,
    highestWin: highestWin(played.stakes.maximum),
    acceptanceDelay,
  }
}

/** Sports book of the demonstration platform, for football and e-football. */
export const sportsBookGame: EmulatedGame = {
  name: 'sportsBook',
  script: async () => (await import('../../gameScripts/gen/sportsBook.ts')).script,
  css: bookStyle,
  stage: bookStage,
  words: sportsBookTexts,
  // No stake picker is needed, because the betting slip has its own stake fields.
  hasStakes: false,
  opening,
  acts: {
    fixtures: viewBook,
    bets: viewBets,
    place: placeBets,
    cashOut,
    consent: async ({ context, memberId }, body) => {
      const consent = readConsent(body.consent)
      if (memberId === undefined) throw new RefusedAct('REQUEST_INVALID')
      await setConsent(context.store, memberId, consent)
      return { consent }
    },
  },
  async resultOf(bet, tables) {
    const round = sportsRoundOf(bet)
    const states = await statesOf(
      tables,
      round.legs.map((leg) => selectionOf(leg).fixtureId),
    )
    const outcome = settleRound({ stake: bet.stake, round }, states)
    if (outcome) return outcome
    const ends = [...states.values()].map(({ endsAt }) => endsAt)
    return { askAt: Math.max(...ends) + settlementDelay }
  },
}
