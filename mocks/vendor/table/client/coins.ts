/** Chip selection of a table, and the buttons that change and place the chips on it. */
import type { TableWords } from '../../../content/games/tableTexts.ts'
import { fillText, h, setText, svg } from '../../frame/client/dom.ts'
import { createStakeInput } from '../../frame/client/stakePicker.ts'
import type { PageData } from '../../frame/pageData.ts'

const icons = {
  undo: 'M9 7 4 12l5 5M4 12h9a6 6 0 0 1 0 12',
  double: 'M4 8h6M7 5v6M14 5l6 6M20 5l-6 6M4 19h16',
  rebet: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  clear: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
} as const

export type TableAct = keyof typeof icons

/** Keyboard shortcuts of the buttons. */
const actKeys: Readonly<Record<string, TableAct>> = {
  u: 'undo',
  d: 'double',
  r: 'rebet',
  c: 'clear',
}

type CoinOptions = {
  place: HTMLElement
  values: readonly number[]
  /** Limits of a chip whose value the player types. */
  stakes: PageData['stakes']
  locale: string
  words: TableWords
  money(minor: number): string
  short(minor: number): string
  onAct(act: TableAct): void
  onPlace(): void
}

export type CoinState = {
  /** Value of the player's chips before they are placed as a bet, in minor units. */
  total: number
  /** Stake of the placed bet in minor units; 0 without a bet. */
  placed: number
  /** True while betting is open and the player has not placed a bet on the round. */
  isOpen: boolean
  canRebet: boolean
}

export type Coins = {
  /** Value of the chosen chip, in minor units. */
  value(): number
  show(state: CoinState): void
}

/**
 * True if a key press is meant for the table, rather than for an input, a dialog or the browser.
 */
const isFree = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof HTMLInputElement) &&
  document.querySelector('dialog[open]') === null

function coinButtons(
  { values, words, money, short }: CoinOptions,
  choose: (value: number) => void,
) {
  return values.map((value, at) => {
    const label = fillText(words.chip, { amount: money(value) })
    const coin = h(
      'button',
      { type: 'button', class: `coin chip${at + 1}`, 'aria-label': label, title: label },
      h('span', {}, short(value)),
    )
    coin.addEventListener('click', () => choose(value))
    return coin
  })
}

function actButtons({ words, onAct }: CoinOptions): Readonly<Record<TableAct, HTMLButtonElement>> {
  const button = (act: TableAct) => {
    const made = h(
      'button',
      { type: 'button', class: 'tool', 'aria-label': words[act], title: words[act] },
      svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': true }, svg('path', { d: icons[act] })),
    )
    made.addEventListener('click', () => onAct(act))
    return made
  }
  return {
    undo: button('undo'),
    double: button('double'),
    rebet: button('rebet'),
    clear: button('clear'),
  }
}

/** Renders the chips and buttons into `place`. */
export function createCoins(options: CoinOptions): Coins {
  const { place, values, stakes, locale, words, money, onAct, onPlace } = options
  let chosen = values[1] ?? values[0] ?? stakes.minimum
  const choose = (value: number) => {
    chosen = value
    coins.forEach((coin, index) => {
      coin.setAttribute('aria-pressed', String(values[index] === value))
    })
    typed.show(value)
  }
  const coins = coinButtons(options, choose)
  const typed = createStakeInput({ stakes, label: words.otherChip, locale, choose })
  const acts = actButtons(options)
  const bet = h('button', { type: 'button', class: 'button placeBet' }, words.placeNothing)
  bet.addEventListener('click', onPlace)
  document.addEventListener('keydown', (event) => {
    if (!isFree(event) || event.repeat) return
    const key = event.key.toLowerCase()
    const act = actKeys[key]
    const value = values[Number(key) - 1]
    if (act) onAct(act)
    else if (key === 'b') onPlace()
    else if (value !== undefined) choose(value)
  })
  place.append(
    h('div', { class: 'coins', role: 'group', 'aria-label': words.chips }, ...coins, typed.node),
    h('div', { class: 'acts' }, acts.undo, acts.double, acts.rebet, acts.clear),
    bet,
  )
  choose(chosen)
  return {
    value: () => chosen,
    show({ total, placed, isOpen, canRebet }) {
      const isEmpty = total === 0
      for (const act of ['undo', 'double', 'clear'] as const)
        acts[act].disabled = !isOpen || isEmpty
      acts.rebet.disabled = !isOpen || !canRebet || !isEmpty
      // The button is not disabled with `disabled`, because it would lose the focus.
      bet.setAttribute('aria-disabled', String(!isOpen || isEmpty))
      bet.classList.toggle('isPlaced', placed > 0)
      const text =
        placed > 0
          ? fillText(words.placed, { amount: money(placed) })
          : isEmpty
            ? words.placeNothing
            : fillText(words.place, { amount: money(total) })
      setText(bet, text)
    },
  }
}
