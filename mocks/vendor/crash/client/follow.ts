/** Follows the server's flights: betting, take-off, crash, and the next flight. */

import { fillText } from '../../frame/client/dom.ts'
import type { CrashView, EndedFlight, FlightView } from '../crashView.ts'
import type { Bets } from './bets.ts'
import { type CrashClient, hundredthsOf } from './client.ts'
import type { CrowdList } from './lists.ts'
import type { ServerClock } from './serverClock.ts'
import type { StageView } from './stageView.ts'

/** Maximum time for which the server waits for the crash before it responds, in milliseconds. */
const wait = 2_000
/** Time until the next attempt after a failed call, in milliseconds. */
const retryTime = 1_500
/** Lists and buttons are updated once in this many frames. */
const framesPerUpdate = 6

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time)))

type FollowOptions = {
  game: CrashClient
  clock: ServerClock
  view: StageView
  bets: Bets
  crowd: CrowdList
  showEarlier(flights: readonly EndedFlight[]): void
}

/** Lists the players of the demonstration and the player's own bets. */
function listPlayers({ bets, crowd, game }: FollowOptions, state: CrashView): void {
  const own = bets.current().map(({ stake, gameRound: { cashedOutAt } }) => ({
    name: game.words.you,
    stake,
    isOwn: true,
    target: cashedOutAt === undefined ? undefined : hundredthsOf(cashedOutAt),
  }))
  crowd.setBets([...own, ...state.crowd.map((bet) => ({ ...bet, isOwn: false }))])
}

const isPageEnded = () => document.body.classList.contains('isEnded')

/**
 * Repeats a call until it succeeds.
 * @returns undefined after a refusal that ends play on this page.
 */
async function ask<View extends FlightView>(
  { game, clock }: FollowOptions,
  act: string,
  body: object,
): Promise<View | undefined> {
  let hasFailed = false
  while (!isPageEnded()) {
    const answer = await game.call<View>(act, body)
    if (answer) {
      clock.learn(answer.now)
      if (hasFailed) game.say(game.words.ready)
      return answer
    }
    hasFailed = true
    await sleep(retryTime)
  }
  return undefined
}

/**
 * Waits for the crash of a flight.
 * @returns undefined if another flight has started.
 */
async function awaitCrash(
  options: FollowOptions,
  { number }: FlightView,
): Promise<FlightView | undefined> {
  for (;;) {
    const answer = await ask<FlightView>(options, 'watch', { wait })
    if (answer?.number !== number) return undefined
    options.bets.follow(answer)
    if (answer.crash) return answer
  }
}

/** Follows one flight to its end. */
async function followFlight(options: FollowOptions, state: CrashView): Promise<void> {
  const { game, clock, view, bets, showEarlier } = options
  view.setFlight(state)
  bets.follow(state)
  showEarlier(state.earlier)
  listPlayers(options, state)
  await sleep(state.takesOffAt - clock.now())
  if (!state.crash) game.sound('spin')
  const over = state.crash ? state : await awaitCrash(options, state)
  if (!over?.crash) return
  view.setFlight(over)
  const { number, proof } = over
  const { at: crashedAt } = over.crash
  showEarlier([{ number, crashedAt, proof }, ...state.earlier].slice(0, state.earlier.length))
  if (bets.current().length === 0) {
    const numbers = new Intl.NumberFormat(game.locale, { minimumFractionDigits: 2 })
    game.say(fillText(game.words.ended, { multiplier: numbers.format(crashedAt / 100) }))
  }
  await sleep(over.crash.endsAt - clock.now() + 30)
}

/** Follows flights as long as the page is open. */
export function followFlights(options: FollowOptions): void {
  const { game, view, bets, crowd } = options
  let state: CrashView = game.opening
  let frame = 0
  bets.onChange(() => listPlayers(options, state))
  view.onFrame(() => {
    // Updates in the first frame, so that the buttons have texts, and then once in
    // `framesPerUpdate` frames.
    if (frame++ % framesPerUpdate !== 0) return
    bets.show(view.multiplier())
    crowd.follow(view.multiplier(), view.isOver())
  })
  const run = async () => {
    game.say(game.words.ready)
    for (;;) {
      await followFlight(options, state)
      // A hidden page pauses unless the player has a bet.
      while (game.isPaused() && !bets.isActive()) await sleep(500)
      const next = await ask<CrashView>(options, 'state', {})
      if (!next) return
      state = next
    }
  }
  void run()
}
