/** Panel of one of the two bets: stake, automatic cash-out and the button. */

import type { CrashWords } from '../../../content/games/crashTexts.ts'
import { cappedMultiplier, highestMultiplier } from '../../fair/winCap.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { isStake, readAmount } from '../../frame/client/stakePicker.ts'
import { lowestTarget } from '../crashRules.ts'

/** Amounts of the stake buttons, as multiples of the minimum stake. */
const chipSteps = [1, 5, 25, 100]
/** Initial target of the automatic cash-out, in hundredths. */
const usualTarget = 200

export type PanelState =
  /** @param isNext true if a bet placed now is for the next flight. */
  | { kind: 'idle'; isNext: boolean }
  /** The bet will be placed when betting on the next flight opens. */
  | { kind: 'queued' }
  | { kind: 'placed' }
  /** @param win payout of a cash-out at this moment, in minor units. */
  | { kind: 'flying'; win: number; isBusy: boolean }
  | { kind: 'won'; win: number }
  | { kind: 'lost' }

export type BetPanel = {
  node: HTMLElement
  /** Stake in minor units and target in hundredths; undefined if an input is invalid. */
  order(): { stake: number; target?: number } | undefined
  show(state: PanelState): void
}

type PanelOptions = {
  /** Number of the panel: 1 or 2. */
  number: number
  words: CrashWords
  locale: string
  stakes: { minimum: number; maximum: number }
  money(minor: number): string
  onPress(): void
}

function createStake({ number, words, stakes, locale, money }: PanelOptions) {
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false })
  const short = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  let stake: number | undefined = stakes.minimum * 5
  const input = h('input', {
    class: 'field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': fillText(words.stake, { number }),
  })
  const listeners: (() => void)[] = []
  const choose = (next: number) => {
    stake = Math.min(stakes.maximum, Math.max(stakes.minimum, next))
    input.value = plain.format(stake / 100)
    input.removeAttribute('aria-invalid')
    for (const listener of listeners) listener()
  }
  input.addEventListener('input', () => {
    const typed = readAmount(input.value)
    stake = isStake(typed, stakes) ? typed : undefined
    input.setAttribute('aria-invalid', String(stake === undefined))
    for (const listener of listeners) listener()
  })
  const step = (label: string, sign: string, by: number) => {
    const button = h(
      'button',
      { type: 'button', class: 'chip', 'aria-label': fillText(label, { number }) },
      sign,
    )
    button.addEventListener('click', () => choose((stake ?? stakes.minimum) + by))
    return button
  }
  const chips = chipSteps.map((steps) => {
    const amount = steps * stakes.minimum
    const label = { 'aria-label': money(amount) }
    const chip = h(
      'button',
      { type: 'button', class: 'chip', ...label },
      short.format(amount / 100),
    )
    chip.addEventListener('click', () => choose(amount))
    return chip
  })
  choose(stakes.minimum * 5)
  const row = h(
    'div',
    { class: 'stakeRow' },
    step(words.lower, '−', -stakes.minimum),
    input,
    step(words.higher, '+', stakes.minimum),
  )
  return {
    nodes: [row, h('div', { class: 'quick' }, ...chips)],
    value: () => stake,
    onChange: (listener: () => void) => void listeners.push(listener),
  }
}

function createTarget({ number, words, locale }: PanelOptions) {
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false })
  const toggle = h('input', { type: 'checkbox' })
  const input = h('input', {
    class: 'field',
    inputmode: 'decimal',
    autocomplete: 'off',
    disabled: true,
    'aria-label': fillText(words.autoTarget, { number }),
    value: plain.format(usualTarget / 100),
  })
  const read = () => readAmount(input.value)
  const isValid = (target: number | undefined): target is number =>
    target !== undefined && target >= lowestTarget && target <= highestMultiplier
  toggle.addEventListener('change', () => {
    input.disabled = !toggle.checked
  })
  input.addEventListener('input', () => {
    input.setAttribute('aria-invalid', String(!isValid(read())))
  })
  return {
    node: h(
      'div',
      { class: 'auto' },
      h('label', {}, toggle, words.auto),
      h('span', { class: 'target' }, input, '×'),
    ),
    /** Target in hundredths; undefined without automatic cash-out. */
    value(): number | undefined | 'invalid' {
      if (!toggle.checked) return undefined
      const target = read()
      return isValid(target) ? target : 'invalid'
    },
  }
}

/** Texts and CSS class of the button. */
function faceOf(
  state: PanelState,
  { words, money }: PanelOptions,
  stake: number | undefined,
): { title: string; detail: string; look: string; isDisabled: boolean } {
  const amount = stake === undefined ? '' : money(stake)
  switch (state.kind) {
    case 'idle': {
      const title = state.isNext ? words.betNext : words.bet
      return { title, detail: amount, look: 'bet', isDisabled: stake === undefined }
    }
    case 'queued':
      return { title: words.cancel, detail: words.waitsForNext, look: 'cancel', isDisabled: false }
    case 'placed':
      return { title: words.placed, detail: amount, look: 'placed', isDisabled: true }
    case 'flying':
      return {
        title: words.cashOut,
        detail: money(state.win),
        look: 'cash',
        isDisabled: state.isBusy,
      }
    case 'won': {
      const title = fillText(words.cashedOut, { amount: money(state.win) })
      return { title, detail: '', look: 'won', isDisabled: true }
    }
    case 'lost':
      return { title: words.lostBet, detail: amount, look: 'placed', isDisabled: true }
  }
}

export function createBetPanel(options: PanelOptions): BetPanel {
  const { number, words, onPress } = options
  const stake = createStake(options)
  const target = createTarget(options)
  const title = h('b')
  const detail = h('span')
  const button = h('button', { type: 'button', class: 'button act' }, title, detail)
  let shown: PanelState = { kind: 'idle', isNext: false }
  const show = (state: PanelState) => {
    shown = state
    const face = faceOf(state, options, stake.value())
    // The texts are only written when they change, because this runs many times per second.
    if (title.textContent !== face.title) title.textContent = face.title
    if (detail.textContent !== face.detail) detail.textContent = face.detail
    button.setAttribute('data-look', face.look)
    button.setAttribute('aria-disabled', String(face.isDisabled))
    inputs.inert = state.kind !== 'idle'
  }
  const inputs = h('div', { class: 'inputs' }, ...stake.nodes, target.node)
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') onPress()
  })
  stake.onChange(() => show(shown))
  const name = fillText(words.betNumber, { number })
  return {
    node: h('section', { class: 'betPanel', 'aria-label': name }, inputs, button),
    order() {
      const amount = stake.value()
      const multiplier = target.value()
      if (amount === undefined || multiplier === 'invalid') return undefined
      if (multiplier === undefined) return { stake: amount }
      const cap = cappedMultiplier(amount, options.stakes.maximum)
      return { stake: amount, target: Math.min(multiplier, cap) }
    },
    show,
  }
}
