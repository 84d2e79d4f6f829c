/** Button that shows the price of a selection and puts the selection on the slip. */

import { type Selection, selectionId } from '../../../../src/lib/sports/selections.ts'
import { h, setAttribute, setText } from '../../frame/client/dom.ts'
import type { BookFixture } from '../bookFixtures.ts'
import { type Book, priceIn } from './book.ts'

/** Time for which a price that has changed stays marked, in milliseconds. */
const markTime = 5_000

export type PriceButton = { node: HTMLButtonElement; show(): void }

type PriceButtonOptions = {
  book: Book
  selection: Selection
  fixture: BookFixture
  /** Short label above the odds. */
  label: string
}

/**
 * @returns a function of the current odds and the time in milliseconds. It returns the direction of
 * the last change of the odds, or undefined if that change is at least `markTime` old.
 */
function createMoves() {
  let last: number | undefined
  let move: 'up' | 'down' | undefined
  let movedAt = 0
  return (odds: number | undefined, now: number) => {
    if (odds !== undefined && last !== undefined && odds !== last) {
      move = odds > last ? 'up' : 'down'
      movedAt = now
    }
    last = odds
    return now - movedAt < markTime ? move : undefined
  }
}

export function createPriceButton(options: PriceButtonOptions): PriceButton {
  const { book, selection, fixture, label } = options
  const { names, game } = book
  const { words } = game
  const id = selectionId(selection)
  const odds = h('b', { class: 'odds' })
  const node = h(
    'button',
    { type: 'button', class: 'price', 'data-selection': id },
    h('span', { class: 'label' }, label),
    ' ',
    odds,
  )
  const outcome = names.outcome(selection, fixture)
  const market = names.market(selection.market)
  const moveOf = createMoves()
  let shown = ''
  node.addEventListener('click', () => {
    const price = priceIn(book.view, selection)
    const isBettable = price.state === 'ACTIVE' && price.odds !== undefined
    if (isBettable) book.togglePrice({ selection, fixture, odds: price.odds ?? 0 })
    else if (book.isOnSlip(id)) book.togglePrice({ selection, fixture, odds: 0 })
  })
  return {
    node,
    show() {
      const price = priceIn(book.view, selection)
      const move = moveOf(price.odds, Date.now())
      const isOn = book.isOnSlip(id)
      const state = [price.odds, price.state, move, isOn].join()
      if (state === shown) return
      shown = state
      const text = price.odds === undefined ? '–' : names.odds(price.odds)
      setText(odds, text)
      const details = [
        ...(outcome === label ? [] : [outcome]),
        market,
        ...(move ? [move === 'up' ? words.rose : words.fell] : []),
        ...(price.state === 'ACTIVE' ? [] : [words.suspended]),
      ]
      // The name begins with the visible text, for voice control.
      const name = [`${label} ${text}`, ...details].join(', ')
      node.setAttribute('aria-label', name)
      setAttribute(node, 'aria-pressed', String(isOn))
      setAttribute(node, 'aria-disabled', String(price.state !== 'ACTIVE' && !isOn))
      node.toggleAttribute('data-closed', price.state !== 'ACTIVE')
      if (move) node.setAttribute('data-move', move)
      else node.removeAttribute('data-move')
    },
  }
}
