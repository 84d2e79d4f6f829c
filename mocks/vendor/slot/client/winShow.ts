/** Presents wins: lines, highlighted symbols, an amount that counts up, and a caption. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'
import { fillText, svg } from '../../frame/client/dom.ts'
import type { SlotOpening } from '../opening.ts'
import type { Pace } from './pace.ts'
import type { Reels } from './reels.ts'
import { cellsOf, minorOf, type RoundScreen, type RoundWin } from './story.ts'

/** Display time of each win while the wins of a round are shown in turn, in milliseconds. */
const winTime = 1_300

type WinParts = {
  machine: HTMLElement
  opening: SlotOpening
  words: SlotWords
  money: (minor: number) => string
  pace: Pace
  reels: Reels
  isReduced: boolean
}

export type WinShow = {
  /** Highlights all wins of a screen at once. */
  all(screen: RoundScreen): void
  /** Highlights the wins of a screen in turn, until `clear` is called. */
  repeat(screen: RoundScreen): void
  /**
   * Counts the displayed amount up.
   * @param from in minor units, like `to`.
   */
  count(from: number, to: number): Promise<void>
  setAmount(text: string): void
  clear(): void
}

/** Draws a payline through the centres of its cells. */
function drawLine(lines: Element, rows: readonly number[], hue: number): void {
  const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
  lines.append(
    svg('polyline', { points, class: 'under' }),
    svg('polyline', { points, stroke: `hsl(${hue} 95% 66%)` }),
  )
}

/**
 * Duration of a count-up in milliseconds; larger wins take longer. `stakes` is the win divided by
 * the stake.
 */
const countTime = (stakes: number): number => Math.min(2_600, 350 + Math.sqrt(stakes) * 420)

export function createWinShow(parts: WinParts, stake: () => number): WinShow {
  const { machine, opening, words, money, pace, reels, isReduced } = parts
  const find = (selector: string): Element => {
    const found = machine.querySelector(selector)
    if (!found) throw new Error(`The stage has no ${selector}`)
    return found
  }
  const lines = find('.lines')
  const amount = find('.winBar .amount')
  const caption = find('.winBar .caption')
  const labels = new Map(opening.symbols.map(({ name, label }) => [name, label]))
  let timer: ReturnType<typeof setInterval> | undefined

  const stopRepeating = () => {
    clearInterval(timer)
    timer = undefined
  }
  const sentence = ({ symbol, count, line, ways, amount: prize }: RoundWin) => {
    const text =
      line !== undefined
        ? words.lineWin
        : ways === undefined
          ? words.scatterWin
          : ways === 1
            ? words.oneWay
            : words.manyWays
    return fillText(text, {
      line: line ?? 0,
      ways: ways ?? 0,
      count,
      symbol: labels.get(symbol) ?? symbol,
      amount: money(minorOf(prize)),
    })
  }
  const show = (wins: readonly RoundWin[], screen: RoundScreen) => {
    lines.replaceChildren()
    for (const { line } of wins) {
      const rows = line === undefined ? undefined : opening.lines[line - 1]
      if (rows) drawLine(lines, rows, ((line ?? 0) * 47) % 360)
    }
    reels.mark(wins.flatMap((win) => cellsOf(win, screen.reels, opening.lines)))
  }
  return {
    all: (screen) => show(screen.wins, screen),
    repeat(screen) {
      stopRepeating()
      const { wins } = screen
      if (wins.length === 0) return
      let index = 0
      const next = () => {
        const win = wins[index % wins.length]
        index += 1
        if (!win) return
        show([win], screen)
        caption.textContent = sentence(win)
      }
      next()
      if (wins.length > 1) timer = setInterval(next, winTime)
    },
    async count(from, to) {
      const length = isReduced || pace.isHurried() ? 0 : countTime((to - from) / stake())
      const start = performance.now()
      let isDone = false
      const step = (at: number) => {
        if (isDone) return
        const share = Math.min(1, (at - start) / length)
        amount.textContent = money(Math.round(from + (to - from) * (1 - (1 - share) ** 3)))
        if (share < 1) requestAnimationFrame(step)
      }
      if (length > 0) requestAnimationFrame(step)
      await pace.wait(length)
      isDone = true
      amount.textContent = money(to)
    },
    setAmount: (text) => {
      amount.textContent = text
    },
    clear() {
      stopRepeating()
      lines.replaceChildren()
      reels.mark([])
      caption.textContent = ''
      amount.textContent = ''
    },
  }
}
