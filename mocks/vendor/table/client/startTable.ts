/** Page of a table: shared rounds with a countdown, and one bet of the player on each. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import { roundAt, type SharedRound } from '../../../rules/table/tableTimes.ts'
import { byId, fillText } from '../../frame/client/dom.ts'
import { runInFrame, runInFrames } from '../../frame/client/frames.ts'
import { type GameClient, startGame } from '../../frame/client/startGame.ts'
import type {
  ClosedRound,
  PastBet,
  RoundAnswer,
  TableBet,
  TableNews,
  TableOpening,
} from '../tableRound.ts'
import { createChips, type PlayerChips } from './playerChips.ts'
import { createPriceTable, showRules } from './priceTable.ts'
import { createRail, type Rail } from './rail.ts'
import type { TableClient, TableStage } from './tableClient.ts'
import { createClock, type ServerClock } from './tableClock.ts'

/**
 * Time before betting closes at which chips that are not placed yet are sent as a bet, in
 * milliseconds.
 */
const sendAhead = 1_200
/** Interval at which the page places new chips while time is running out, in milliseconds. */
const placeEvery = 200
/** Delay of a clock tick after the time at which the page changes, in milliseconds. */
const tickDelay = 10
/**
 * Delay before a round is requested again, in milliseconds: after a failed request, and after a
 * response that came too early.
 */
const retryAfter = { lost: 1_500, early: 300 }
const attempts = 8
/** Time for which the outcome is visible before the draw ends, in milliseconds. */
const stillFor = 600
/** Maximum age of an earlier bet that the page mentions when it opens, in milliseconds. */
const recentFor = 10 * 60_000

type Game = GameClient<TableOpening<unknown>, { table: TableWords }>

type Table = {
  game: Game
  words: TableWords
  stage: TableStage
  rail: Rail
  chips: PlayerChips
  clock: ServerClock
}

/** Fetches the state of the table for the rail, and adjusts the clock to the server's time. */
async function readNews({ game, rail, clock }: Table): Promise<void> {
  const sentAt = performance.now()
  const news = await game.call<TableNews>('news')
  if (!news) return
  clock.follow(news.now, sentAt)
  rail.showNews(news)
}

const pause = (duration: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, duration)
  })

/** Fetches a round after its bets have closed; undefined if all attempts fail. */
async function readRound(
  { game, chips }: Table,
  number: number,
  isEnough: (round: ClosedRound) => boolean,
): Promise<ClosedRound | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // The server does not store the chips of a free trial.
    const body = game.isTrial ? { number, chips: chips.placedChips() } : { number }
    const answer = await game.call<RoundAnswer>('round', body)
    if (answer && !answer.isOpen && isEnough(answer)) return answer
    await pause(answer ? retryAfter.early : retryAfter.lost)
  }
  return undefined
}

/** Announces the outcome of a round and the result for the player. */
function sayResult(
  { game, words, stage, rail }: Table,
  { outcome }: ClosedRound,
  { stake, win, status }: Pick<TableBet, 'stake' | 'win' | 'status'>,
): void {
  const values = {
    outcome: stage.sentence(outcome),
    amount: game.money(win),
    stake: game.money(stake),
  }
  if (status === 'CANCELLED') game.say(fillText(words.returned, values))
  else if (stake === 0) game.say(fillText(words.watched, values))
  else if (win > stake || (win > 0 && game.settings.celebratesSmallWins)) {
    game.say(fillText(words.won, values), 'won')
    rail.showWin(win)
    game.sound(win >= stake * 10 ? 'big' : 'win')
  } else if (win > 0) game.say(fillText(words.back, values))
  else {
    game.say(fillText(words.lost, values), 'lost')
    game.sound('lose')
  }
}

/** Shows the payout of a round in the messages, the balance and the history. */
function showPayment(table: Table, round: ClosedRound): void {
  const { game, stage } = table
  const trialStake = game.isTrial ? round.chips.reduce((sum, { stake }) => sum + stake, 0) : 0
  const trialWin = game.isTrial ? round.chips.reduce((sum, { win }) => sum + win, 0) : 0
  const bet = round.bet ?? { stake: trialStake, win: trialWin, status: 'SETTLED' as const }
  game.showBalance(round.bet?.balance, trialWin)
  sayResult(table, round, bet)
  if (bet.stake === 0) return
  if (bet.win > 0) game.showLastWin(bet.win)
  const label = stage.label(round.outcome)
  runInFrame(() => game.addRound({ label, win: bet.win, stake: bet.stake }))
}

/** Plays the draw of a round, from the close of betting to the payout. */
async function playDraw(table: Table, shared: SharedRound): Promise<void> {
  const { game, stage, chips, clock } = table
  const isCurrent = () => roundAt(game.opening.times, clock.now()).number === shared.number
  const round = await readRound(table, shared.number, () => true)
  if (!round || !isCurrent()) return
  if (round.bet) chips.accept(round.bet)
  const left = shared.drawnAt - clock.now() - stillFor
  const isStill = game.isReduced || document.hidden || left < 1_500
  await stage.draw(round.outcome, isStill ? 0 : left)
  const wait = shared.drawnAt - clock.now()
  if (wait > 0) await pause(wait)
  const settled = await readRound(table, shared.number, ({ bet }) => bet?.status !== 'PENDING')
  if (!settled || !isCurrent()) return
  const isNew = addResult(game, settled)
  runInFrames([
    () => chips.showWinners(settled.winners),
    () => table.rail.showResults(game.opening.results, stage.bead),
    () => {
      if (isNew) stage.showResults?.(game.opening.results)
    },
    () => showPayment(table, settled),
  ])
  await readNews(table)
}

/**
 * Adds the result of a round to `opening.results`. The page stores its results only there.
 * @returns false if the result is already there.
 */
function addResult({ opening }: Game, { number, outcome }: ClosedRound): boolean {
  if (opening.results.some((result) => result.number === number)) return false
  opening.results = [{ number, outcome }, ...opening.results].slice(0, 100)
  return true
}

/** Scrolls a long page to the top for the draw, and afterwards back to the player's position. */
function createView({ isReduced }: Game) {
  const behavior = isReduced ? 'auto' : 'smooth'
  let place = 0
  return {
    showDraw() {
      place = window.scrollY
      if (place > 0) window.scrollTo({ top: 0, behavior })
    },
    showBets() {
      // A player who has scrolled during the draw stays where they are.
      if (place > 0 && window.scrollY === 0) window.scrollTo({ top: place, behavior })
      place = 0
    },
  }
}

/**
 * Follows the clock: opens rounds, places chips in time, and starts draws. Between two changes of
 * the page, at most a second apart, it does not run.
 */
function followRounds(table: Table): void {
  const { game, words, stage, rail, chips, clock } = table
  const view = createView(game)
  let shown = { number: -1, phase: '' }
  let drawn = -1
  const open = ({ number, phase }: SharedRound) => {
    const steps = [
      () => chips.open(number),
      () => {
        chips.showWinners(undefined)
        rail.hideWin()
      },
      () => {
        if (drawn !== number) stage.open()
        view.showBets()
      },
    ]
    // The page may open, or wake up, when the draw has already begun.
    if (phase === 'BETTING') runInFrames(steps)
    else for (const step of steps) step()
  }
  const change = (round: SharedRound, now: number) => {
    const isNew = shown.number !== round.number
    const startsDraw = round.phase !== 'BETTING' && drawn !== round.number
    // Reads the scroll position, which would force a layout after a change of the page.
    if (startsDraw) view.showDraw()
    shown = { number: round.number, phase: round.phase }
    runInFrame(() => {
      rail.showPhase(round, now)
      rail.showTime(round, now)
    })
    if (isNew) open(round)
    if (round.phase === 'BETTING') return
    const state = chips.close()
    if (state === 'MISSED') game.say(words.notPlaced, 'failed')
    else if (state === 'NONE' && !isNew && round.phase === 'DRAWING') game.say(words.wait)
    if (!startsDraw) return
    drawn = round.number
    void playDraw(table, round)
  }
  const tick = () => {
    // The frame has removed the game after a final refusal.
    if (document.body.classList.contains('isEnded')) return
    const now = clock.now()
    const round = roundAt(game.opening.times, now)
    if (shown.number !== round.number || shown.phase !== round.phase) change(round, now)
    else rail.showTime(round, now)
    const isLast = round.phase === 'BETTING' && round.closesAt - now < sendAhead
    // Chips are not placed automatically while the game is paused: the player may be away.
    if (isLast && !game.isPaused()) chips.placeInTime()
    const left = round.phaseEndsAt - now
    const untilLast = round.closesAt - sendAhead - now
    const wait = Math.min(left % 1_000, untilLast > 0 ? untilLast : left)
    setTimeout(tick, isLast ? placeEvery : wait + tickDelay)
  }
  tick()
}

/**
 * Adds the player's earlier bets at the table to the history, and mentions the last of them if it
 * is recent.
 */
function showPast({ game, words, stage }: Table, past: readonly PastBet[]): void {
  for (const { outcome, win, stake } of past.toReversed()) {
    game.addRound({ label: stage.label(outcome), win, stake })
  }
  const [last] = past
  if (!last || game.now() - last.placedAt > recentFor) return
  const time = new Date(last.placedAt)
  const values = {
    time: time.toLocaleTimeString(game.locale, { hour: '2-digit', minute: '2-digit' }),
    outcome: stage.sentence(last.outcome),
    stake: game.money(last.stake),
    win: game.money(last.win),
  }
  game.say(fillText(words.lastRound, values))
}

export function startTable<Options, Words>(
  setUp: (table: TableClient<Options, Words>) => TableStage,
): void {
  startGame<TableOpening<Options>, Words & { table: TableWords }>((game) => {
    const { opening, isReduced, money, locale } = game
    const words = game.words.table
    const chips = createChips(game)
    const rail = createRail({ words, locale, isReduced, money, onTick: () => game.sound('tick') })
    game.say(words.welcome)
    const stage = setUp({
      game,
      options: opening.options,
      words: game.words,
      felt: byId('felt'),
      results: () => opening.results,
      addSpot: chips.addSpot,
      put: chips.put,
      priceTable: (rows) => createPriceTable(game, rows),
    })
    const table = { game, words, stage, rail, chips, clock: createClock(game.now()) }
    rail.showNews(opening.news)
    rail.showResults(opening.results, stage.bead)
    stage.showResults?.(opening.results)
    showRules(game)
    showPast(table, opening.past)
    followRounds(table)
    if (opening.bet) chips.accept(opening.bet)
    void readNews(table)
  })
}
