/**
 * Places the slip. Sends one order at a time, and retries it with the same idempotency key until a
 * response arrives.
 */

import type { OddsConsent } from '../../../../src/lib/sports/slip.ts'
import { mostLegs } from '../../../../src/lib/sports/slip.ts'
import { fillText } from '../../frame/client/dom.ts'
import type { PlaceAnswer, PlaceProblem } from '../placeBets.ts'
import { type Book, fixtureIn } from './book.ts'
import type { Slip, SlipSums } from './slip.ts'

type Order = {
  key: string
  kind: 'SINGLES' | 'MULTIPLE'
  consent: OddsConsent
  stake?: number
  selections: readonly { id: string; odds: number; stake?: number }[]
}

export type Phase =
  | { kind: 'EDITING'; problem?: string }
  /**
   * `until` is the end of the acceptance delay of a live bet, in milliseconds since 1970 by the
   * page's clock.
   */
  | { kind: 'PLACING'; until?: number }
  /** No response arrived; the server may have received the order. */
  | { kind: 'UNANSWERED' }
  | { kind: 'PLACED'; bets: PlaceAnswer['bets'] }

export type Placing = {
  phase(): Phase
  place(sums: SlipSums, consent: OddsConsent): void
  /** Repeats the order for which no response arrived. */
  retry(): void
  /** Closes the receipt or the message about a problem, and returns to the slip. */
  edit(): void
}

/** Sentence that explains a problem. */
function explain({ game, names }: Book, { state }: Slip, problem: PlaceProblem): string {
  const { words, money, opening, locale } = game
  const { problems, rejections } = words
  const cap = money(opening.highestWin)
  switch (problem.reason) {
    case 'UNAVAILABLE': {
      if (problem.selections.some((selection) => selection.state === 'GOAL')) return problems.GOAL
      const ids = new Set(problem.selections.map(({ id }) => id))
      const items = state.items.filter(({ id }) => ids.has(id))
      const outcomes = items.map((item) => names.outcome(item.selection, item))
      const selections = new Intl.ListFormat(locale).format(outcomes)
      return fillText(problems.UNAVAILABLE, { selections })
    }
    case 'RETURN_TOO_HIGH': {
      const { largestStake } = problem
      if (largestStake === 0) return fillText(problems.RETURN_FAR_TOO_HIGH, { cap })
      return fillText(problems.RETURN_TOO_HIGH, { cap, amount: money(largestStake) })
    }
    case 'TOO_MANY_LEGS':
      return fillText(problems.TOO_MANY_LEGS, { most: mostLegs })
    case 'ACCOUNT_REQUIRED':
      return words.accountNeeded
    case 'PRICE_MOVED':
    case 'SAME_MATCH':
    case 'SAME_SELECTION':
      return problems[problem.reason]
    default:
      return rejections[problem.reason]
  }
}

/** Order request for the current slip. */
function orderOf({ state }: Slip, { stakes = [] }: SlipSums, consent: OddsConsent): Order {
  const { items, kind } = state
  const key = crypto.randomUUID()
  if (kind === 'MULTIPLE') {
    const selections = items.map(({ id, accepted }) => ({ id, odds: accepted }))
    return { key, kind, consent, stake: stakes[0]?.stake ?? 0, selections }
  }
  const selections = items.flatMap(({ id, accepted }) => {
    const stake = stakes.find((bet) => bet.id === id)?.stake
    return stake === undefined ? [] : [{ id, odds: accepted, stake }]
  })
  return { key, kind, consent, selections }
}

type PlacingOptions = {
  book: Book
  slip: Slip
  /** Called after each change of the phase. */
  onChange(): void
  /** Fetches matches and bets again. */
  refresh(): Promise<void>
}

export function createPlacing({ book, slip, onChange, refresh }: PlacingOptions): Placing {
  const { game } = book
  let phase: Phase = { kind: 'EDITING' }
  let lastOrder: Order | undefined
  const become = (next: Phase) => {
    phase = next
    onChange()
  }
  // Any change of the slip closes the receipt or the error message of the last order.
  slip.onChange(() => {
    if (phase.kind === 'PLACED' || phase.kind === 'EDITING') phase = { kind: 'EDITING' }
  })
  const isLive = ({ selections }: Order) =>
    selections.some(({ id }) => fixtureIn(book.view, id.split(':')[0] ?? '')?.status === 'LIVE')

  const finish = async ({ bets, problem, balance }: PlaceAnswer) => {
    lastOrder = undefined
    if (balance) game.showBalance(balance)
    const legs = bets.flatMap(({ gameRound }) => gameRound.legs)
    // The page must show the same prices that the server used to judge the order.
    await refresh()
    slip.remove(legs.map(({ selectionId }) => selectionId))
    if (!problem) {
      game.sound('win')
      become({ kind: 'PLACED', bets })
      return
    }
    game.sound('lose')
    const sentence = explain(book, slip, problem)
    const others = bets.length > 0 ? ` ${game.words.problems.PARTLY}` : ''
    become({ kind: 'EDITING', problem: sentence + others })
  }

  const send = async (order: Order) => {
    lastOrder = order
    const delay = game.opening.acceptanceDelay
    become(isLive(order) ? { kind: 'PLACING', until: Date.now() + delay } : { kind: 'PLACING' })
    const answer = await game.ask<PlaceAnswer>('place', order)
    if (!answer) become({ kind: 'UNANSWERED' })
    else if (answer.ok) await finish(answer.result)
    else {
      lastOrder = undefined
      become({ kind: 'EDITING', problem: game.words.rejections[answer.code] })
    }
  }
  return {
    phase: () => phase,
    place(sums, consent) {
      if (phase.kind !== 'EDITING' || sums.stakes === undefined) return
      game.sound('click')
      void send(orderOf(slip, sums, consent))
    },
    retry() {
      if (phase.kind === 'UNANSWERED' && lastOrder) void send(lastOrder)
    },
    edit: () => become({ kind: 'EDITING' }),
  }
}
