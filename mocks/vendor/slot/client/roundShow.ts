/** Shows a round that the server has decided: its spins, cascades, free spins and wins. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'
import { fillText } from '../../frame/client/dom.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { SlotOpening } from '../opening.ts'
import { startCoins } from './coins.ts'
import type { Overlay } from './overlay.ts'
import type { Pace } from './pace.ts'
import type { Reels } from './reels.ts'
import { cellsOf, minorOf, type RoundScreen, type StorySpin, tenseReels } from './story.ts'
import type { WinShow } from './winShow.ts'

/**
 * Minimum big win and minimum huge win, as multiples of the stake. Both are celebrated with coins.
 */
const bigWin = 15
const hugeWin = 50

/** Durations in milliseconds. */
const times = { wins: 900, smallWins: 450, cascade: 350, intro: 4_000, total: 3_500, big: 3_600 }

export type ShowParts = {
  game: GameClient<SlotOpening, SlotWords>
  machine: HTMLElement
  pace: Pace
  reels: Reels
  wins: WinShow
  overlay: Overlay
}

/**
 * Displayed round: its stake, and the sum of the wins that are displayed so far. Amounts are minor
 * units.
 */
type Shown = { stake: number; total: number }

const find = (machine: HTMLElement, selector: string): HTMLElement | null =>
  machine.querySelector<HTMLElement>(selector)

/** Highlights the current multiplier in games with cascades, or none if `cascade` is undefined. */
function showLadder(
  { game, machine }: ShowParts,
  isFree: boolean,
  cascade: number | undefined,
): void {
  const steps = isFree ? game.opening.multipliers.free : game.opening.multipliers.paid
  const items = machine.querySelectorAll('.ladder li')
  items.forEach((item, index) => {
    item.textContent = `×${steps[index] ?? 1}`
    const isLast = index === items.length - 1
    const isOn = cascade !== undefined && (cascade === index || (isLast && cascade > index))
    item.classList.toggle('isOn', isOn)
  })
}

/**
 * True if a win is celebrated. A win up to the stake is celebrated only if the market allows it.
 */
const isCelebrated = ({ game }: ShowParts, win: number, stake: number): boolean =>
  win > stake || (win > 0 && game.settings.celebratesSmallWins)

/** Highlights the wins of a screen and adds their amount to the displayed total. */
async function showWins(parts: ShowParts, screen: RoundScreen, display: Shown): Promise<void> {
  const { game, machine, pace, wins } = parts
  const win = minorOf(screen.amount)
  if (win === 0) return
  const isLoud = isCelebrated(parts, display.total + win, display.stake)
  machine.classList.toggle('isCalm', !isLoud)
  wins.all(screen)
  if (isLoud) game.sound('win')
  const before = display.total
  display.total += win
  if (isLoud) await wins.count(before, display.total)
  else wins.setAmount(game.money(display.total))
  await pace.wait(isLoud ? times.wins : times.smallWins)
}

/** Shows the wins and cascades of a spin whose reels have stopped on its first screen. */
async function showSpin(parts: ShowParts, spin: StorySpin, display: Shown): Promise<void> {
  const { game, reels, wins, pace } = parts
  const isFree = spin.number > 0
  for (const [index, screen] of spin.screens.entries()) {
    if (screen.wins.length > 0) showLadder(parts, isFree, index)
    await showWins(parts, screen, display)
    const next = spin.screens[index + 1]
    if (!next) continue
    const gone = screen.wins.flatMap((win) => cellsOf(win, screen.reels, game.opening.lines))
    const places = new Map(gone.map((place) => [place.join(), place]))
    wins.clear()
    wins.setAmount(game.money(display.total))
    game.sound('tick')
    await reels.cascade([...places.values()], next.reels)
    await pace.wait(times.cascade)
  }
}

/** Switches the stage to or from free spins. */
function showMode({ game, machine }: ShowParts, isFree: boolean): void {
  const { opening, words } = game
  const [multiplier = 1] = opening.multipliers.free
  machine.classList.toggle('isFree', isFree)
  const kind = find(machine, '.kind')
  if (kind && opening.mechanic === 'LINES') {
    const lines = fillText(words.lines, { count: opening.lines.length })
    kind.textContent = isFree ? fillText(words.freeSpinsMultiplier, { multiplier }) : lines
  }
  const counter = find(machine, '.freeCount')
  if (counter && !isFree) counter.hidden = true
}

async function showAward(parts: ShowParts, spin: StorySpin): Promise<void> {
  const { game, overlay, pace } = parts
  if (spin.awarded === 0) return
  const { words, opening } = game
  const isFirst = spin.number === 0
  pace.calm()
  game.sound('big')
  const title = fillText(isFirst ? words.freeSpinsWon : words.freeSpinsMore, {
    count: spin.awarded,
  })
  const [multiplier = 1] = opening.multipliers.free
  game.say(title, 'won')
  if (isFirst) showMode(parts, true)
  await overlay.show({
    title,
    detail: isFirst ? fillText(words.freeSpinsMultiplier, { multiplier }) : '',
    button: isFirst ? words.begin : '',
    time: isFirst ? times.intro : times.intro / 3,
  })
}

async function spinFree(parts: ShowParts, spin: StorySpin, knownScatters: number): Promise<void> {
  const { game, machine, reels, wins } = parts
  const counter = find(machine, '.freeCount')
  if (counter) {
    counter.hidden = false
    counter.textContent = fillText(game.words.freeSpin, {
      number: spin.number,
      count: knownScatters,
    })
  }
  wins.clear()
  showLadder(parts, true, undefined)
  game.sound('spin')
  reels.start()
  const [first] = spin.screens
  if (first) await reels.stop(first.reels, tenseReels(first.reels, game.opening.scatterReels))
}

/** Celebrates a big win with coins and an amount that counts up. */
async function celebrate({ game, machine, overlay, pace, wins }: ShowParts, display: Shown) {
  const { words, isReduced } = game
  const stakes = display.total / display.stake
  if (stakes < bigWin) return
  pace.calm()
  game.sound('big')
  const canvas = find(machine, '.coins')
  const title = stakes >= hugeWin ? words.hugeWin : words.bigWin
  const start = performance.now()
  const step = (at: number) => {
    const share = isReduced ? 1 : Math.min(1, (at - start) / (times.big * 0.6))
    overlay.setPrize(game.money(Math.round(display.total * (1 - (1 - share) ** 3))))
    if (share < 1) requestAnimationFrame(step)
  }
  const closed = overlay.show({ title, prize: game.money(0), time: times.big })
  // The canvas has no size until the overlay is visible.
  const stopCoins =
    isReduced || !(canvas instanceof HTMLCanvasElement) ? undefined : startCoins(canvas)
  requestAnimationFrame(step)
  await closed
  stopCoins?.()
  wins.setAmount(game.money(display.total))
}

/** Shows the total win of the free spins, and switches the stage back. */
async function endFreeSpins(parts: ShowParts, win: number) {
  const { game, overlay, pace } = parts
  const { words } = game
  pace.calm()
  await overlay.show({
    title: words.freeSpinsTotal,
    prize: game.money(win),
    button: words.goOn,
    time: times.total,
  })
  showMode(parts, false)
}

/**
 * Animates a round. The reels must already be spinning.
 * @param stake in minor units.
 */
export async function showRound(
  parts: ShowParts,
  spins: readonly StorySpin[],
  stake: number,
): Promise<void> {
  const { game, reels, pace, wins } = parts
  const shown: Shown = { stake, total: 0 }
  const [paid, ...free] = spins
  const [first] = paid?.screens ?? []
  if (!paid || !first) return
  await reels.stop(first.reels, tenseReels(first.reels, game.opening.scatterReels))
  await showSpin(parts, paid, shown)
  await showAward(parts, paid)
  const before = shown.total
  let known = paid.freeSpins
  for (const spin of free) {
    pace.calm()
    await spinFree(parts, spin, known)
    await showSpin(parts, spin, shown)
    known = spin.freeSpins
    await showAward(parts, spin)
  }
  if (free.length > 0) await endFreeSpins(parts, shown.total - before)
  await celebrate(parts, shown)
  showLadder(parts, false, undefined)
  const last = spins.flatMap(({ screens }) => screens).findLast((screen) => screen.wins.length > 0)
  const final = spins.at(-1)?.screens.at(-1)
  // Only in a game without cascades can the last screen contain wins, because a cascade removes the
  // winning symbols.
  if (last && last === final) wins.repeat(last)
}
