import type { SlotWords } from '../../../content/games/slotTexts.ts'
import { fillText } from '../../frame/client/dom.ts'
import { type GameClient, startGame } from '../../frame/client/startGame.ts'
import type { PlayedRound } from '../../frame/emulatedGame.ts'
import type { SlotOpening } from '../opening.ts'
import { askAutoplay } from './autoDialog.ts'
import { type Autoplay, afterSpin } from './autoplay.ts'
import { createControls } from './controls.ts'
import { createOverlay } from './overlay.ts'
import { createPace } from './pace.ts'
import { createPaytable } from './paytable.ts'
import { createReels } from './reels.ts'
import { type ShowParts, showRound } from './roundShow.ts'
import { createSprites } from './sprites.ts'
import { storyOf } from './story.ts'
import { createWinShow } from './winShow.ts'

type Game = GameClient<SlotOpening, SlotWords>
type Columns = SlotOpening['rounds'][number]['reels']

/** Pause between two spins of automatic play, and between two checks for a paused page, in ms. */
const autoplayPause = 450
/**
 * Milliseconds added to the market's shortest spin, because the clocks of page and server differ.
 */
const clockMargin = 60

/** Puts the names of the visible symbols into the label of the reel window, for screen readers. */
function describeScreen({ opening, words, locale, stage }: Game, reels: Columns): void {
  const labels = new Map(opening.symbols.map(({ name, label }) => [name, label]))
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const columns = reels.map((column, index) =>
    fillText(words.reel, {
      number: index + 1,
      symbols: list.format(column.map((name) => labels.get(name) ?? name)),
    }),
  )
  stage
    .querySelector('.window')
    ?.setAttribute('aria-label', fillText(words.screen, { reels: columns.join('; ') }))
}

/** Names of the visible symbols per reel, from the server-rendered HTML. */
const visibleReels = (stage: HTMLElement): string[][] =>
  [...stage.querySelectorAll('.cells')].map((cells) =>
    [...cells.querySelectorAll('use')].map(
      (use) => use.getAttribute('href')?.replace('#s-', '') ?? '',
    ),
  )

function sayResult({ words, settings, money, say }: Game, { stake, win }: PlayedRound): void {
  const text = win > stake ? words.won : win > 0 ? words.back : words.lost
  const isWon = win > stake || (win > 0 && settings.celebratesSmallWins)
  say(fillText(text, { amount: money(win) }), isWon ? 'won' : undefined)
}

function createParts(game: Game): ShowParts & { isQuick: { now: () => boolean } } {
  const { stage, isReduced, opening, words, money } = game
  const machine = stage.querySelector<HTMLElement>('.machine')
  const window = stage.querySelector<HTMLElement>('.window')
  if (!machine || !window) throw new Error('The stage has no machine')
  const pace = createPace(isReduced)
  const isQuick = { now: () => false }
  const reels = createReels(window, {
    pace,
    sprites: createSprites(stage),
    isReduced,
    isQuick: () => isQuick.now(),
    shortestSpin: game.settings.shortestSpin,
    onStop: () => game.sound('stop'),
  })
  const winParts = { machine, opening, words, money, pace, reels, isReduced }
  const wins = createWinShow(winParts, () => game.stake())
  const overlay = createOverlay(machine, pace, isReduced)
  return { game, machine, pace, reels, wins, overlay, isQuick }
}

type PlayerParts = {
  parts: ShowParts
  /** Symbols that the reels show before the first spin. */
  first: Columns
  showState: (isStoppable: boolean) => void
}

/** Plays rounds on demand, one at a time. */
function createPlayer(game: Game, { parts, first, showState }: PlayerParts) {
  const { reels, wins, pace } = parts
  let columns = first
  let nextAt = 0

  const settle = (round: PlayedRound, stake: number) => {
    game.showBalance(round.balance, game.isTrial ? round.win : 0)
    if (round.win > 0) game.showLastWin(round.win)
    const multiples = new Intl.NumberFormat(game.locale, { maximumFractionDigits: 1 })
    const label = fillText(game.words.multiples, { count: multiples.format(round.win / stake) })
    game.addRound({ label, win: round.win, stake })
  }
  /** @returns undefined if the spin was refused. */
  const play = async (): Promise<PlayedRound | undefined> => {
    const stake = game.stake()
    if (game.isTrial && game.balance() < stake) {
      game.say(game.words.noMoney, 'failed')
      return undefined
    }
    wins.clear()
    pace.calm()
    game.say(game.words.spinning)
    game.sound('spin')
    reels.start()
    if (game.isTrial) game.showBalance(undefined, -stake)
    const round = await game.play<PlayedRound>('spin', { stake })
    nextAt = performance.now() + game.settings.shortestSpin + clockMargin
    if (round?.gameRound.kind !== 'SLOT') {
      if (game.isTrial) game.showBalance(undefined, stake)
      pace.hurry()
      await reels.stop(columns, [])
      return undefined
    }
    const { balance, win } = round
    if (balance && balance.real >= win) game.showBalance({ ...balance, real: balance.real - win })
    const spins = storyOf(round.gameRound, game.opening.freeSpins)
    showState(game.settings.quickSpin)
    await showRound(parts, spins, stake)
    columns = round.gameRound.screens.at(-1)?.reels ?? columns
    describeScreen(game, columns)
    settle(round, stake)
    sayResult(game, round)
    return round
  }
  reels.show(columns)
  describeScreen(game, columns)
  return {
    play,
    /** Milliseconds until the market allows the next spin. */
    waitTime: () => (game.settings.shortestSpin === 0 ? 0 : nextAt - performance.now()),
  }
}

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, time)))

function setUp(game: Game): void {
  const { words, opening, money, settings } = game
  const first = opening.rounds[0]?.reels ?? visibleReels(game.stage)
  const { isQuick, ...parts } = createParts(game)
  let isBusy = false
  let autoplay: Autoplay | undefined
  const controls = createControls({
    place: parts.machine,
    words,
    settings,
    onSpin: () => press(),
    onAutoplay: () => void toggleAutoplay(),
  })
  isQuick.now = controls.isQuick
  const player = createPlayer(game, {
    parts,
    first,
    showState: (isStoppable) => controls.showSpin(isStoppable ? 'canStop' : 'spinning'),
  })

  const spinOnce = async (): Promise<PlayedRound | undefined> => {
    isBusy = true
    game.enableStakes(false)
    controls.showSpin('spinning')
    try {
      const round = await player.play()
      controls.showSpin('waiting')
      await sleep(player.waitTime())
      return round
    } finally {
      isBusy = false
      game.enableStakes(autoplay === undefined)
      controls.showSpin('ready')
    }
  }
  const stopAutoplay = (text?: string) => {
    autoplay = undefined
    controls.showAutoplay(undefined)
    game.enableStakes(!isBusy)
    if (text !== undefined) game.say(text)
  }
  const runAutoplay = async () => {
    while (autoplay) {
      controls.showAutoplay(autoplay.left)
      const round = await spinOnce()
      if (!round) return stopAutoplay()
      if (!autoplay) return
      const next = afterSpin(autoplay, round)
      if (typeof next === 'string')
        return stopAutoplay(fillText(words[next], { amount: money(round.win) }))
      autoplay = next
      await sleep(autoplayPause)
      while (game.isPaused()) await sleep(autoplayPause)
    }
  }
  const toggleAutoplay = async () => {
    if (autoplay) return stopAutoplay()
    if (isBusy) return
    autoplay = await askAutoplay({ words, stake: game.stake(), money })
    await runAutoplay()
  }
  /** Handles the spin button: closes a plaque, starts a spin, or stops the reels early. */
  const press = () => {
    if (parts.overlay.close()) return
    if (!isBusy && !autoplay && !game.isPaused()) void spinOnce()
    else if (isBusy && settings.quickSpin) parts.pace.hurry()
  }
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    // Buttons and links handle space and Enter themselves, and inputs handle space.
    const taken = key === ' ' ? 'button, a, dialog, input' : 'button, a, dialog'
    if ((key !== ' ' && key !== 'Enter') || game.stage.inert) return
    if (!(target instanceof Element) || target.closest(taken)) return
    event.preventDefault()
    if (target.matches('[aria-invalid=true]')) refuseStake(game)
    else press()
  })
  const paytable = createPaytable({ opening, words, locale: game.locale, money })
  game.rules(...paytable.nodes)
  const showStake = () => paytable.showStake(game.stake())
  game.onStakeChange(showStake)
  showStake()
  showEarlier(game)
}

/** Explains that the typed stake is outside the limits. */
function refuseStake({ words, stakes, money, say }: Game): void {
  const { minimum, maximum } = stakes
  const limits = { minimum: money(minimum), maximum: money(maximum) }
  say(fillText(words.stakeLimits, limits), 'failed')
}

/** Adds the rounds of earlier visits to the history, and mentions the last of these rounds. */
function showEarlier(game: Game): void {
  const { words, opening, money } = game
  const multiples = new Intl.NumberFormat(game.locale, { maximumFractionDigits: 1 })
  for (const { stake, win } of opening.rounds.toReversed()) {
    const label = fillText(words.multiples, { count: multiples.format(win / stake) })
    game.addRound({ label, win, stake })
  }
  const [last] = opening.rounds
  game.say(
    last
      ? fillText(words.earlier, { stake: money(last.stake), win: money(last.win) })
      : words.ready,
  )
}

startGame<SlotOpening, SlotWords>(setUp)
