/** Dialog in which the player sets the limits of automatic play. */
import type { SlotWords } from '../../../content/games/slotTexts.ts'
import { h } from '../../frame/client/dom.ts'
import type { Autoplay } from './autoplay.ts'

/** Numbers of spins that the dialog offers. */
const counts = [10, 25, 50, 100]
/** Loss and win limits that the dialog offers, as multiples of the stake. */
const lossSteps = [5, 10, 20, 50]
const winSteps = [5, 20, 50, 100]

type Choice = { value: number | undefined; label: string }

/**
 * Group of buttons of which exactly one is selected. `start` is the index of the first selection.
 */
function choiceOf(legend: string, choices: readonly Choice[], start: number) {
  let chosen = choices[start]?.value
  const buttons = choices.map(({ value, label }) => {
    const button = h(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': String(value === chosen) },
      label,
    )
    button.addEventListener('click', () => {
      chosen = value
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
    })
    return button
  })
  return {
    element: h('fieldset', {}, h('legend', {}, legend), ...buttons),
    value: () => chosen,
  }
}

type DialogParts = {
  words: SlotWords
  stake: number
  money: (minor: number) => string
}

/**
 * Opens the dialog.
 * @returns the chosen limits; undefined if the player cancels.
 */
export function askAutoplay({ words, stake, money }: DialogParts): Promise<Autoplay | undefined> {
  const inStakes = (steps: readonly number[]): Choice[] =>
    steps.map((times) => ({ value: times * stake, label: money(times * stake) }))
  const count = choiceOf(
    words.autoplayCount,
    counts.map((value) => ({ value, label: String(value) })),
    0,
  )
  const loss = choiceOf(words.lossLimit, inStakes(lossSteps), 1)
  const noLimit = { value: undefined, label: words.noLimit }
  const win = choiceOf(words.winLimit, [...inStakes(winSteps), noLimit], 1)
  const start = h('button', { type: 'button', class: 'button' }, words.startAutoplay)
  const cancel = h('button', { type: 'button', class: 'button quiet' }, words.cancel)
  const dialog = h(
    'dialog',
    { class: 'autoDialog', 'aria-labelledby': 'autoTitle' },
    h('div', { class: 'dialogHead' }, h('h2', { id: 'autoTitle' }, words.autoplayTitle)),
    h(
      'div',
      { class: 'fields' },
      count.element,
      loss.element,
      win.element,
      h('div', { class: 'actions' }, cancel, start),
    ),
  )
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    let answer: Autoplay | undefined
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(answer)
    })
    cancel.addEventListener('click', () => dialog.close())
    start.addEventListener('click', () => {
      answer = {
        left: count.value() ?? 0,
        lost: 0,
        lossLimit: loss.value() ?? 0,
        winLimit: win.value(),
      }
      dialog.close()
    })
  })
}
