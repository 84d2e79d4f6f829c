/** Choice of the stake by chips and by an input. */

import type { FrameWords, PageData } from '../pageData.ts'
import { h } from './dom.ts'

/** Amounts of the chips, as multiples of the minimum stake. */
const steps = [1, 2, 5, 10, 25, 50]
/** Stakes are multiples of this amount in minor units, as the platform requires. */
const stakeStep = 10

/**
 * Parses an amount typed with a comma or a point.
 * @returns minor units; undefined if the text is no amount.
 */
export function readAmount(text: string): number | undefined {
  const match = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** True if a stake is within the limits and a multiple of `stakeStep`. Amounts are minor units. */
export const isStake = (
  stake: number | undefined,
  { minimum, maximum }: PageData['stakes'],
): stake is number =>
  stake !== undefined && stake >= minimum && stake <= maximum && stake % stakeStep === 0

type StakeInputOptions = {
  stakes: PageData['stakes']
  label: string
  locale: string
  /** Called with each allowed amount that a person types, in minor units. */
  choose: (stake: number) => void
}

/**
 * Input of a stake. An amount that is not allowed is marked as invalid, and replaced when the input
 * loses the focus.
 */
export function createStakeInput({ stakes, label, locale, choose }: StakeInputOptions) {
  const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false })
  const input = h('input', { inputmode: 'decimal', autocomplete: 'off', 'aria-label': label })
  let shown = stakes.minimum
  const write = () => {
    input.value = plain.format(shown / 100)
  }
  input.addEventListener('input', () => {
    const typed = readAmount(input.value)
    if (isStake(typed, stakes)) choose(typed)
    else input.setAttribute('aria-invalid', 'true')
  })
  // A later task, because a press places the caret after the field has got the focus.
  input.addEventListener('focus', () => setTimeout(() => input.select()))
  input.addEventListener('blur', () => {
    input.removeAttribute('aria-invalid')
    write()
  })
  return {
    input,
    node: h('span', { class: 'typed' }, input),
    /** Shows the chosen stake, in minor units. */
    show(stake: number) {
      shown = stake
      input.removeAttribute('aria-invalid')
      if (document.activeElement !== input) write()
    },
  }
}

export type StakePicker = {
  /** Stake in minor units. */
  value(): number
  onChange(listener: () => void): void
  /** @param isEnabled false while the stake of a round must not change. */
  enable(isEnabled: boolean): void
}

type PickerOptions = {
  place: HTMLElement
  stakes: PageData['stakes']
  words: Pick<FrameWords, 'stake' | 'stakeInput'>
  locale: string
  money: (minor: number) => string
}

export function createStakePicker(options: PickerOptions): StakePicker {
  const { place, stakes, words, locale, money } = options
  const listeners: (() => void)[] = []
  let stake = stakes.minimum
  const offered = steps.map((times) => times * stakes.minimum)
  const chips = offered
    .filter((amount) => amount <= stakes.maximum)
    .map((amount) => {
      const chip = h('button', { type: 'button', class: 'chip' }, money(amount))
      chip.addEventListener('click', () => choose(amount))
      return { amount, chip }
    })
  const typed = createStakeInput({
    stakes,
    label: words.stakeInput,
    locale,
    choose: (amount) => choose(amount),
  })
  const show = () => {
    for (const { amount, chip } of chips)
      chip.setAttribute('aria-pressed', String(amount === stake))
    typed.show(stake)
  }
  const choose = (amount: number) => {
    stake = amount
    show()
    for (const listener of listeners) listener()
  }
  place.setAttribute('role', 'group')
  place.setAttribute('aria-label', words.stake)
  place.append(...chips.map(({ chip }) => chip), typed.node)
  show()
  return {
    value: () => stake,
    onChange: (listener) => void listeners.push(listener),
    enable(isEnabled) {
      for (const { chip } of chips) chip.disabled = !isEnabled
      typed.input.disabled = !isEnabled
    },
  }
}
