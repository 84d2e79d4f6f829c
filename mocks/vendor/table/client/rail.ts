/** Rail above the felt: dealer, countdown, last results and wins of other players. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import type { TableResult } from '../../../rules/table/tableOutcomes.ts'
import type { SharedRound } from '../../../rules/table/tableTimes.ts'
import { byId, fillText, h, setText } from '../../frame/client/dom.ts'
import type { TableNews } from '../tableRound.ts'

/** Number of results that the rail lists. */
const resultsShown = 20
/** Remaining betting time at which the countdown starts to warn, in milliseconds. */
const lastSeconds = 5_000

type RailOptions = {
  words: TableWords
  locale: string
  isReduced: boolean
  money(minor: number): string
  onTick(): void
}

export type Rail = {
  /** @param now the server's time, in milliseconds since 1970. */
  showTime(round: SharedRound, now: number): void
  showPhase(round: SharedRound, now: number): void
  showNews(news: TableNews): void
  /**
   * Shows a win as an amount that counts up.
   * @param win in minor units.
   */
  showWin(win: number): void
  hideWin(): void
  showResults(results: readonly TableResult[], bead: (outcome: readonly string[]) => Element): void
}

/** Duration of the count of a win, in milliseconds. */
const countFor = 900

/** Banner over the table with a win that counts up. */
function createBanner({ isReduced, money }: Pick<RailOptions, 'isReduced' | 'money'>) {
  const banner = byId('winBanner')
  let started = 0
  const count = (win: number, from: number) => {
    const done = isReduced ? 1 : Math.min(1, (performance.now() - from) / countFor)
    banner.textContent = money(Math.round(win * (1 - (1 - done) ** 3)))
    if (done < 1 && started === from) requestAnimationFrame(() => count(win, from))
  }
  return {
    show(win: number) {
      started = performance.now()
      banner.hidden = false
      count(win, started)
      if (isReduced) return
      const frames = [
        { transform: 'scale(.5)', opacity: 0 },
        { transform: 'scale(1.1)', opacity: 1, offset: 0.7 },
        { transform: 'scale(1)', opacity: 1 },
      ]
      banner.animate(frames, { duration: 380, easing: 'ease-out' })
    },
    hide() {
      started = 0
      banner.hidden = true
    },
  }
}

export function createRail(options: RailOptions): Rail {
  const { words, locale, isReduced, money, onTick } = options
  const banner = createBanner(options)
  const table = byId('table')
  const bar = byId('timeBar')
  const numbers = new Intl.NumberFormat(locale)
  let shownSeconds = -1
  let run: Animation | undefined
  let newest: number | undefined
  return {
    showWin: banner.show,
    hideWin: banner.hide,
    showTime({ phase, phaseEndsAt }, now) {
      const left = phaseEndsAt - now
      const seconds = phase === 'BETTING' ? Math.ceil(left / 1_000) : 0
      if (seconds === shownSeconds) return
      shownSeconds = seconds
      const isClosing = phase === 'BETTING' && left <= lastSeconds
      setText(byId('seconds'), phase === 'BETTING' ? String(seconds) : '')
      const wasClosing = table.classList.contains('isClosing')
      table.classList.toggle('isClosing', isClosing)
      // Screen readers announce every change of this text, so it must change only once.
      if (isClosing && !wasClosing) byId('phase').textContent = words.closing
      if (isClosing) onTick()
    },
    showPhase({ phase, opensAt, phaseEndsAt }, now) {
      table.dataset.phase = phase
      byId('phase').textContent =
        words[phase === 'BETTING' ? 'betting' : phase === 'DRAWING' ? 'drawing' : 'result']
      run?.cancel()
      if (phase !== 'BETTING' || isReduced) return
      const length = phaseEndsAt - opensAt
      const left = Math.max(0, phaseEndsAt - now)
      const from = `scaleX(${left / length})`
      run = bar.animate([{ transform: from }, { transform: 'scaleX(0)' }], { duration: left })
    },
    showNews({ players, dealer, neighbors }) {
      const picture = byId('dealerPicture')
      if (picture instanceof HTMLImageElement && !picture.src.endsWith(dealer.picture)) {
        picture.src = dealer.picture
        picture.hidden = false
      }
      setText(byId('dealerName'), fillText(words.dealer, { name: dealer.name }))
      setText(byId('players'), fillText(words.players, { count: numbers.format(players) }))
      byId('neighbors').replaceChildren(
        ...neighbors.map(({ name, win }) =>
          h('li', {}, fillText(words.neighborWin, { name, amount: money(win) })),
        ),
      )
    },
    showResults(results, bead) {
      const list = byId('results')
      const known = results.findIndex(({ number }) => number === newest)
      const added = results.slice(0, known < 0 ? resultsShown : known)
      newest = results[0]?.number
      list.prepend(...added.map(({ outcome }) => h('li', {}, bead(outcome))))
      while (list.children.length > resultsShown) list.lastElementChild?.remove()
    },
  }
}
