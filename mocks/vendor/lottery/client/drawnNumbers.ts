/** Drawn numbers as balls, dice, digits or runners. */

import type { Prizes } from '../../../rules/lottery/drawnNumbers.ts'
import type { DrawFormat } from '../../../rules/lottery/lotteryPlays.ts'
import { fillText, h, svg } from '../../frame/client/dom.ts'
import type { Client } from './lotteryClient.ts'

/** Centres of the pips of each face of a die, within 24 by 24. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [7, 7],
    [12, 12],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 7],
    [17, 7],
    [12, 12],
    [7, 17],
    [17, 17],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
]

function die(number: string): HTMLElement {
  const dots = (pips[Number(number) - 1] ?? []).map(([cx, cy]) => svg('circle', { cx, cy, r: 2.3 }))
  return h(
    'li',
    { class: 'drawn die' },
    svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...dots),
    h('span', { class: 'unseen' }, number),
  )
}

/** Element for a runner of a race, with the runner's place at the finish. */
const runner = ({ words }: Client, number: string, index: number): HTMLElement =>
  h(
    'li',
    { class: `drawn runner runner${number}` },
    h('small', {}, fillText(words.place, { place: index + 1 })),
    h('b', {}, number),
  )

function drawnOf(client: Client, format: DrawFormat, numbers: readonly string[]): HTMLElement[] {
  switch (format) {
    case 'DICE_3':
      return numbers.map(die)
    case 'RACE_10':
      return numbers.map((number, index) => runner(client, number, index))
    case 'LOTTO_6':
    case 'KENO_20':
      return numbers.map((number) => h('li', { class: 'drawn sphere' }, number))
    case 'DIGITS_3':
    case 'DIGITS_4':
    case 'DIGITS_5':
      // A single number of several digits is drawn digit by digit.
      return [...(numbers[0] ?? '')].map((digit) => h('li', { class: 'drawn sphere' }, digit))
    default:
      return numbers.map((number) => h('li', { class: 'drawn strip' }, number))
  }
}

export type DrawnView = {
  node: HTMLElement
  /** Elements in the order in which they are drawn. */
  parts: HTMLElement[]
}

/** Creates the elements that show a draw. */
export function viewDraw(client: Client, prizes: Prizes): DrawnView {
  const { words, opening } = client
  const parts: HTMLElement[] = []
  const groups = prizes.map(({ prize, numbers }) => {
    const drawn = drawnOf(client, opening.format, numbers)
    parts.push(...drawn)
    const list = h('ol', { class: 'row', 'aria-label': words.prizes[prize] }, ...drawn)
    return prizes.length === 1
      ? list
      : h('div', { class: 'prize' }, h('span', { class: 'prizeName' }, words.prizes[prize]), list)
  })
  // On a board with several prizes, the smaller prizes are drawn first, as in lottery halls.
  const inOrder = prizes.length === 1 ? parts : parts.toReversed()
  const look = prizes.length === 1 ? '' : ' hasPrizes'
  const node = h('div', { class: `drawnNumbers ${opening.format}${look}` }, ...groups)
  return { node, parts: inOrder }
}
