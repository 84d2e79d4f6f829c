/** Lists beside the flight: earlier flights, and the players on the current flight. */

import type { CrashWords } from '../../../content/games/crashTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import type { CrowdBet } from '../crashCrowd.ts'
import type { EndedFlight } from '../crashView.ts'

/** CSS class for a multiplier in hundredths. */
const classOf = (multiplier: number): string =>
  multiplier < 200 ? 'low' : multiplier < 1_000 ? 'middle' : 'high'

type FlightListOptions = {
  place: HTMLElement
  words: CrashWords
  times(multiplier: number): string
  onPress(flight: EndedFlight): void
}

/** Index of the flight that a key moves to; undefined for other keys. */
function flightByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1)
    case 'ArrowRight':
      return Math.min(count - 1, at + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * List of the earlier flights, newest first. A press on a flight opens its verification. The list is
 * one tab stop, in which arrow keys move, since the stakes come after two dozen flights.
 * @returns a function that shows flights. A flight that stays keeps its button and thus the focus.
 */
export function createFlightList({ place, words, times, onPress }: FlightListOptions) {
  const buttonOf = (flight: EndedFlight): HTMLElement => {
    const { number, crashedAt } = flight
    const multiplier = times(crashedAt)
    const label = fillText(words.flightLabel, { number, multiplier })
    const button = h(
      'button',
      { type: 'button', class: classOf(crashedAt), 'aria-label': label, title: label },
      `${multiplier}×`,
    )
    button.addEventListener('click', () => onPress(flight))
    return button
  }
  let buttons = new Map<number, HTMLElement>()
  const setTabStop = (stop: Element | null | undefined) => {
    for (const button of buttons.values()) button.tabIndex = button === stop ? 0 : -1
  }
  place.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) setTabStop(target)
  })
  place.addEventListener('keydown', (event) => {
    const shown = [...buttons.values()]
    const next = flightByKey(
      event.key,
      shown.findIndex((one) => one === event.target),
      shown.length,
    )
    if (next === undefined) return
    event.preventDefault()
    shown[next]?.focus()
  })
  return (flights: readonly EndedFlight[]): void => {
    const focused = place.contains(document.activeElement)
    const before = buttons
    buttons = new Map(
      flights.map((flight) => [flight.number, before.get(flight.number) ?? buttonOf(flight)]),
    )
    for (const [number, button] of before) if (!buttons.has(number)) button.parentElement?.remove()
    let at = place.firstElementChild
    for (const button of buttons.values()) {
      if (at?.firstElementChild === button) at = at.nextElementSibling
      else place.insertBefore(button.parentElement ?? h('li', {}, button), at)
    }
    const shown = [...buttons.values()]
    if (focused && !place.contains(document.activeElement)) shown.at(-1)?.focus()
    setTabStop(shown.find((button) => button === document.activeElement) ?? shown[0])
  }
}

/** Bet in the list of players. */
export type ListedBet = Omit<CrowdBet, 'target'> & {
  /** Multiplier of the cash-out, in hundredths; undefined until it is known. */
  target: number | undefined
  isOwn: boolean
}

type CrowdOptions = {
  place: HTMLElement
  words: CrashWords
  money(minor: number): string
  times(multiplier: number): string
}

export type CrowdList = {
  setBets(bets: readonly ListedBet[]): void
  /**
   * Marks each bet with an automatic cash-out at or below `multiplier` as cashed out. `multiplier`
   * is in hundredths.
   * @param isOver true after the crash: all other bets are then marked as lost.
   */
  follow(multiplier: number, isOver: boolean): void
}

export function createCrowdList({ place, words, money, times }: CrowdOptions): CrowdList {
  const count = h('b')
  const list = h('ul')
  place.replaceChildren(h('p', {}, h('span', {}, words.players), count), list)
  let rows: { bet: ListedBet; row: HTMLElement; result: HTMLElement; state: string }[] = []
  return {
    setBets(bets) {
      count.textContent = String(bets.length)
      rows = bets.map((bet) => {
        const result = h('span', { class: 'paid' })
        const name = bet.isOwn ? words.you : bet.name
        const row = h(
          'li',
          { class: bet.isOwn ? 'own' : undefined },
          h('span', { class: 'name' }, name),
          h('span', {}, money(bet.stake)),
          result,
        )
        return { bet, row, result, state: '' }
      })
      list.replaceChildren(...rows.map(({ row }) => row))
    },
    follow(multiplier, isOver) {
      for (const entry of rows) {
        const { target } = entry.bet
        const isPaid = target !== undefined && target <= multiplier
        const state = isPaid ? 'out' : isOver ? 'lost' : ''
        if (state === entry.state) continue
        entry.state = state
        entry.row.setAttribute('data-state', state)
        entry.result.textContent = isPaid ? `${times(target)}×` : ''
      }
    },
  }
}
