/**
 * Box with the countdown to the next draw, the numbers of the latest draw, and the earlier draws.
 */

import type { Prizes } from '../../../rules/lottery/drawnNumbers.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import type { LotteryState } from '../lotteryView.ts'
import { viewDraw } from './drawnNumbers.ts'
import { type Client, listOf, timeOf } from './lotteryClient.ts'

/** Maximum duration of a draw's animation, in milliseconds. */
const longestDraw = 6_000
/** Maximum time between two numbers of a draw, in milliseconds. */
const longestPause = 700
/** Time between two updates of a draw's animation, in milliseconds. */
const frame = 60

const second = 1_000
const day = 86_400

export type DrawBox = {
  /** Shows the next and earlier draws. `tick` updates the countdown. */
  showState(state: LotteryState): void
  tick(): void
  /** Shows the numbers of a draw one after the other. Resolves when all are shown. */
  reveal(title: string, prizes: Prizes): Promise<void>
}

/** Remaining time as hours, minutes and seconds, preceded by the days. */
function timeLeft({ words }: Client, left: number): string {
  const total = Math.max(0, Math.ceil(left / second))
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const hours = Math.floor((total % day) / 3_600)
  const minutes = `${two((total % 3_600) / 60)}:${two(total % 60)}`
  const time = total < 3_600 ? minutes : `${two(hours)}:${minutes}`
  return total < day ? time : fillText(words.days, { days: Math.floor(total / day), time })
}

/** Nine balls in a glass. They move during a draw. */
const createGlass = () =>
  h(
    'div',
    { class: 'glass', 'aria-hidden': 'true' },
    ...Array.from({ length: 9 }, (_, index) => h('i', { class: `b${index}` })),
  )

/**
 * Shows the elements one after the other. The elapsed time decides how many are visible, so that a
 * page that was hidden catches up at once.
 */
function comeOut(parts: readonly HTMLElement[], client: Client): Promise<void> {
  const pause = Math.min(longestPause, longestDraw / Math.max(1, parts.length))
  for (const part of parts) part.classList.add('waiting')
  const startedAt = performance.now()
  let shown = 0
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const due = client.isPaused()
        ? parts.length
        : Math.floor((performance.now() - startedAt) / pause)
      for (; shown < due && shown < parts.length; shown += 1) {
        parts[shown]?.classList.replace('waiting', 'out')
        client.sound('tick')
      }
      if (shown < parts.length) return
      clearInterval(timer)
      resolve()
    }, frame)
  })
}

export function createDrawBox(client: Client, place: HTMLElement): DrawBox {
  const { words, isReduced, now } = client
  const title = h('h2', { class: 'nextDraw' })
  const clock = h('p', { class: 'countdown', role: 'timer', 'aria-label': words.countdown })
  const sale = h('p', { class: 'sale' })
  const glass = createGlass()
  const caption = h('h3', { class: 'trayTitle' })
  const tray = h('div', { class: 'tray' })
  const earlier = h('ol', { class: 'earlier' })
  place.append(
    h('div', { class: 'drawHead' }, glass, h('div', {}, title, clock, sale)),
    h('div', { class: 'drawTray' }, caption, tray),
    h('details', { class: 'earlierDraws' }, h('summary', {}, words.earlierDraws), earlier),
  )
  let state: LotteryState = client.opening
  let isRevealing = false
  /** Undefined until the state of the sale is shown. */
  let wasOpen: boolean | undefined
  const showTray = (label: string, prizes: Prizes) => {
    const view = viewDraw(client, prizes)
    caption.textContent = label
    tray.replaceChildren(view.node)
    return view.parts
  }
  const showEarlier = () => {
    const others = state.results
      .slice(1)
      .map(({ drawnAt, prizes: [first] }) =>
        h(
          'li',
          {},
          h('time', { datetime: drawnAt }, timeOf(client, drawnAt)),
          h('span', {}, listOf(client, first?.numbers ?? [])),
        ),
      )
    earlier.replaceChildren(...others)
  }
  return {
    showState(next) {
      state = next
      wasOpen = undefined
      const { results } = state
      title.textContent = fillText(words.nextDraw, { time: timeOf(client, state.next.drawsAt) })
      showEarlier()
      const [last] = results
      if (last && !isRevealing) {
        showTray(fillText(words.lastDraw, { time: timeOf(client, last.drawnAt) }), last.prizes)
      }
      this.tick()
    },
    tick() {
      setText(clock, timeLeft(client, Date.parse(state.next.drawsAt) - now()))
      const isOpen = now() < Date.parse(state.next.closesAt)
      if (isOpen === wasOpen) return
      wasOpen = isOpen
      const time = timeOf(client, isOpen ? state.next.closesAt : state.sale.drawsAt)
      const text = fillText(isOpen ? words.salesUntil : words.salesClosed, { time })
      setText(sale, text)
      place.classList.toggle('isClosed', !isOpen)
    },
    async reveal(label, prizes) {
      isRevealing = true
      const parts = showTray(label, prizes)
      if (!isReduced) {
        glass.classList.add('isDrawing')
        await comeOut(parts, client)
        glass.classList.remove('isDrawing')
      }
      isRevealing = false
    },
  }
}
