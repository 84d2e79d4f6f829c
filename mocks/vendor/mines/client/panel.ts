/** Panel with the number of mines and the multipliers of the next tiles. */

import type { MinesWords } from '../../../content/games/minesTexts.ts'
import { payoutOf } from '../../fair/winCap.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { lastOpening, mostMines, multiplierOf, tileCount } from '../minesRules.ts'

const offeredMines = [1, 3, 5, 10, 24]
/** Initial number of mines. */
const usualMines = 3

export type Panel = {
  mines(): number
  /** Shows the number of mines of an open round. */
  setMines(mines: number): void
  enable(isEnabled: boolean): void
  /**
   * Shows the multipliers of the next tiles.
   * @param openings number of open safe tiles.
   * @param bet stake of the bet in minor units, and its maximum multiplier in hundredths.
   */
  showLadder(openings: number, bet: { stake: number; cap: number }): void
}

type PanelOptions = {
  place: HTMLElement
  words: MinesWords
  rtp: number
  /** Multiplier, formatted for the language of the page. */
  times(multiplier: number): string
  money(minor: number): string
  onChange(): void
}

function createMinePicker({ words, onChange }: PanelOptions) {
  let mines = usualMines
  const value = h('output', { class: 'mineCount' })
  const chips = offeredMines.map((count) => {
    const chip = h('button', { type: 'button', class: 'chip' }, String(count))
    chip.addEventListener('click', () => choose(count))
    return { count, chip }
  })
  const step = (label: string, sign: string, by: number) => {
    const button = h('button', { type: 'button', class: 'chip', 'aria-label': label }, sign)
    button.addEventListener('click', () => choose(mines + by))
    return button
  }
  const fewer = step(words.fewerMines, '−', -1)
  const more = step(words.moreMines, '+', 1)
  let isEnabled = true
  const show = () => {
    value.textContent = String(mines)
    for (const { count, chip } of chips) {
      chip.setAttribute('aria-pressed', String(count === mines))
      chip.disabled = !isEnabled
    }
    fewer.disabled = !isEnabled || mines <= 1
    more.disabled = !isEnabled || mines >= mostMines
  }
  const choose = (count: number) => {
    mines = Math.min(mostMines, Math.max(1, count))
    show()
    onChange()
  }
  show()
  const node = h(
    'div',
    { class: 'minePicker', role: 'group', 'aria-label': words.mines },
    h('span', { class: 'caption' }, words.mines),
    h('div', { class: 'stepper' }, fewer, value, more),
    h('div', { class: 'chips' }, ...chips.map(({ chip }) => chip)),
  )
  const enable = (next: boolean) => {
    isEnabled = next
    show()
  }
  return { node, mines: () => mines, choose, enable }
}

export function createPanel(options: PanelOptions): Panel {
  const { place, words, rtp, times, money } = options
  const picker = createMinePicker(options)
  // On a narrow screen the ladder (the list of multipliers) scrolls. The ladder contains no
  // focusable control, so the ladder itself must be focusable for keyboard users.
  const ladder = h('ol', { class: 'ladder', tabindex: 0, 'aria-label': words.multiplier })
  const safe = h('b')
  const mined = h('b')
  const next = h('b')
  place.replaceChildren(
    picker.node,
    h(
      'p',
      { class: 'counts' },
      h('span', { class: 'safeCount' }, `${words.gems} `, safe),
      h('span', { class: 'minedCount' }, `${words.mines} `, mined),
    ),
    h('p', { class: 'nextTile' }, h('span', {}, words.next), next),
    ladder,
  )
  return {
    mines: picker.mines,
    setMines: picker.choose,
    enable: picker.enable,
    showLadder(openings, { stake, cap }) {
      const mines = picker.mines()
      const last = lastOpening({ mines, rtp }, cap)
      safe.textContent = String(tileCount - mines - openings)
      mined.textContent = String(mines)
      const multiplier = multiplierOf({ mines, rtp }, Math.min(last, openings + 1))
      next.textContent = fillText(words.nextValue, {
        multiplier: times(multiplier),
        profit: money(payoutOf(stake, multiplier) - stake),
      })
      const steps = Array.from({ length: last }, (_, at) => at + 1)
      ladder.replaceChildren(
        ...steps.map((step) =>
          h(
            'li',
            {
              class: step === openings ? 'now' : step < openings ? 'done' : undefined,
              'aria-current': step === openings ? 'step' : undefined,
            },
            h('small', {}, String(step)),
            times(multiplierOf({ mines, rtp }, step)),
          ),
        ),
      )
      // Scrolls only the ladder: `scrollIntoView` would also scroll the page.
      const aim = ladder.children[Math.max(0, openings - 1)]
      if (aim instanceof HTMLElement) {
        const isRow = ladder.scrollWidth > ladder.clientWidth
        if (isRow) ladder.scrollLeft = aim.offsetLeft - ladder.offsetLeft - aim.offsetWidth
        else ladder.scrollTop = aim.offsetTop - ladder.offsetTop - aim.offsetHeight
      }
    },
  }
}
