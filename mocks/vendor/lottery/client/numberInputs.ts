/**
 * Inputs for a ticket: a grid of balls, wheels for digits, or a choice of plays without numbers.
 */

import type { Choice } from '../../../rules/lottery/lotteryPlays.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import type { Client, PlayView } from './lotteryClient.ts'

export type NumberInput = {
  node: HTMLElement
  /** Play that the player has chosen. */
  play(): PlayView
  numbers(): string[]
  clear(): void
}

type Options = { client: Client; onChange: () => void }
type Numbered = Extract<Choice, { kind: 'SET' | 'ORDER' }>

/** Uniform random integer from 0 to below `bound`. */
export function randomBelow(bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < limit) return drawn % bound
  }
}

const boundsOf = (choice: Numbered) =>
  choice.kind === 'SET'
    ? { from: choice.from, to: choice.to, least: choice.least, most: choice.most }
    : { from: 1, to: choice.to, least: choice.count, most: choice.count }

/** Random numbers for a play. Keno gets as many numbers as were chosen before, or five. */
export function randomNumbers(choice: Choice, countBefore: number): string[] {
  if (choice.kind === 'NONE') return []
  if (choice.kind === 'DIGITS') {
    const { count } = choice
    return [Array.from({ length: count }, () => randomBelow(10)).join('')]
  }
  const { from, to, least, most } = boundsOf(choice)
  const count = least === most ? most : Math.min(most, countBefore === 0 ? 5 : countBefore)
  const left = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  const taken = Array.from({ length: count }, () => left.splice(randomBelow(left.length), 1)).flat()
  return choice.kind === 'ORDER' ? taken : taken.toSorted((one, other) => +one - +other)
}

/** Steps of the arrow keys in a grid of balls. */
const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
})

/**
 * Number of columns of a grid: ten for more than 20 balls, half the balls for 7 to 20 balls,
 * otherwise one column per ball.
 */
function columnsOf(count: number): number {
  if (count > 20) return 10
  return count > 6 ? Math.ceil(count / 2) : count
}

/** Creates a grid of balls with one tab stop; arrow keys move the focus. */
export function createGrid({ client, onChange }: Options, play: PlayView): NumberInput {
  const { words, say } = client
  // Only plays with numbers get a grid.
  const choice = play.choice as Numbered
  const { from, to, most } = boundsOf(choice)
  const columns = columnsOf(to - from + 1)
  let chosen: string[] = []
  const balls = Array.from({ length: to - from + 1 }, (_, index) =>
    h(
      'button',
      { type: 'button', class: 'ball', tabindex: index === 0 ? 0 : -1, 'aria-pressed': 'false' },
      `${from + index}`,
    ),
  )
  let shown: readonly string[] = []
  const show = () => {
    for (const number of new Set([...shown, ...chosen])) {
      const ball = balls[Number(number) - from]
      const place = chosen.indexOf(number)
      ball?.setAttribute('aria-pressed', String(place >= 0))
      if (choice.kind === 'ORDER' && place >= 0) ball?.setAttribute('data-place', `${place + 1}`)
      else ball?.removeAttribute('data-place')
    }
    shown = chosen
  }
  const toggle = (number: string) => {
    if (chosen.includes(number)) chosen = chosen.filter((one) => one !== number)
    // If only one number may be chosen, the new number replaces the previous one.
    else if (most === 1) chosen = [number]
    else if (chosen.length < most) chosen = [...chosen, number]
    else say(fillText(words.numberLimit, { count: most }), 'failed')
    show()
    onChange()
  }
  const node = h('div', { class: 'grid', role: 'group', 'aria-label': words.grid }, ...balls)
  node.style.setProperty('--columns', String(columns))
  node.addEventListener('keydown', (event) => {
    const step = steps(columns)[event.key]
    const at = balls.findIndex((ball) => ball.matches(':focus'))
    const next = step === undefined || at < 0 ? undefined : balls[at + step]
    if (!next) return
    event.preventDefault()
    for (const ball of balls) ball.tabIndex = ball === next ? 0 : -1
    next.focus()
  })
  for (const ball of balls) ball.addEventListener('click', () => toggle(ball.textContent ?? ''))
  return {
    node,
    play: () => play,
    numbers: () =>
      choice.kind === 'ORDER' ? [...chosen] : chosen.toSorted((one, other) => +one - +other),
    clear() {
      chosen = []
      show()
      onChange()
    },
  }
}

/** Creates the input for a play with digits: one wheel per digit. */
export function createDigits({ client, onChange }: Options, play: PlayView): NumberInput {
  const { words } = client
  // Only plays with digits get wheels.
  const { count } = play.choice as Extract<Choice, { kind: 'DIGITS' }>
  const digits: (number | undefined)[] = Array.from({ length: count })
  const wheels: HTMLElement[] = []
  const show = () => {
    wheels.forEach((wheel, index) => {
      const digit = digits[index]
      const text = digit === undefined ? '–' : String(digit)
      setText(wheel, text)
      if (digit === undefined) wheel.removeAttribute('aria-valuenow')
      else wheel.setAttribute('aria-valuenow', String(digit))
      wheel.setAttribute('aria-valuetext', text)
    })
    onChange()
  }
  const turn = (index: number, by: number) => {
    const digit = digits[index]
    digits[index] = digit === undefined ? (by > 0 ? 0 : 9) : (digit + by + 10) % 10
    show()
  }
  const type = (index: number, key: string) => {
    digits[index] = Number(key)
    show()
    wheels[index + 1]?.focus()
  }
  const columns = digits.map((_, index) => {
    const place = index + 1
    const wheel = h('span', {
      class: 'digit',
      role: 'spinbutton',
      tabindex: 0,
      'aria-label': fillText(words.digit, { place, count }),
      'aria-valuemin': 0,
      'aria-valuemax': 9,
    })
    wheels.push(wheel)
    wheel.addEventListener('keydown', (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (by !== undefined) turn(index, by)
      else if (/^[0-9]$/.test(event.key)) type(index, event.key)
      else return
      event.preventDefault()
    })
    const button = (label: string, sign: string, by: number) => {
      const made = h('button', { type: 'button', class: 'turn', 'aria-label': label }, sign)
      made.addEventListener('click', () => turn(index, by))
      return made
    }
    return h(
      'div',
      { class: 'wheel' },
      button(fillText(words.digitUp, { place }), '▲', 1),
      wheel,
      button(fillText(words.digitDown, { place }), '▼', -1),
    )
  })
  const node = h('div', { class: 'wheels', role: 'group', 'aria-label': words.grid }, ...columns)
  show()
  return {
    node,
    play: () => play,
    numbers: () => [digits.map((digit) => digit ?? '').join('')],
    clear() {
      digits.fill(undefined)
      show()
    },
  }
}

/** Creates a choice between plays without numbers. */
export function createOptions(
  { client, onChange }: Options,
  plays: readonly [PlayView, ...PlayView[]],
): NumberInput {
  const { words } = client
  let [chosen] = plays
  const buttons = plays.map((play) => {
    const button = h(
      'button',
      { type: 'button', class: 'option', 'aria-pressed': String(play === chosen) },
      words.plays[play.name],
    )
    button.addEventListener('click', () => {
      chosen = play
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      onChange()
    })
    return button
  })
  return {
    node: h('div', { class: 'options', role: 'group', 'aria-label': words.grid }, ...buttons),
    play: () => chosen,
    numbers: () => [],
    clear: () => undefined,
  }
}
