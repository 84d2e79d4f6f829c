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

/** Shows the earlier flights, newest first. A press on a flight opens its verification. */
export function showFlights(
  { place, words, times, onPress }: FlightListOptions,
  flights: readonly EndedFlight[],
): void {
  place.replaceChildren(
    ...flights.map((flight) => {
      const { number, crashedAt } = flight
      const multiplier = times(crashedAt)
      const label = fillText(words.flightLabel, { number, multiplier })
      const button = h(
        'button',
        { type: 'button', class: classOf(crashedAt), 'aria-label': label, title: label },
        `${multiplier}×`,
      )
      button.addEventListener('click', () => onPress(flight))
      return h('li', {}, button)
    }),
  )
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
