/** List of the slip's selections, each with its current price and its stake as a single. */

import { potentialReturn } from '../../../../src/lib/sports/settlement.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import { isStake, readAmount } from '../../frame/client/stakePicker.ts'
import { arrange, type Book } from './book.ts'
import type { PricedItem, Slip, SlipKind } from './slip.ts'

export type SlipItems = {
  node: HTMLElement
  show(items: readonly PricedItem[], kind: SlipKind): void
}

type Row = { node: HTMLElement; show(item: PricedItem, kind: SlipKind): void }

/** Text field for a stake in the page's currency. */
export function createStakeInput({ game }: Book, label: string, onInput: (text: string) => void) {
  const input = h('input', {
    class: 'field',
    inputmode: 'decimal',
    autocomplete: 'off',
    placeholder: new Intl.NumberFormat(game.locale, { minimumFractionDigits: 2 }).format(0),
    'aria-label': label,
  })
  input.addEventListener('input', () => onInput(input.value))
  return {
    input,
    show(text: string) {
      if (input.value !== text) input.value = text
      const isWrong = text.trim() !== '' && !isStake(readAmount(text), game.stakes)
      input.setAttribute('aria-invalid', String(isWrong))
    },
  }
}

/** Odds of a selection. After a move, the accepted odds are shown next to the current ones. */
function createOdds({ names, game: { words } }: Book) {
  const before = h('s')
  const current = h('b')
  const node = h('span', { class: 'itemOdds' }, before, current)
  return {
    node,
    show({ accepted, odds, hasMoved, price }: PricedItem) {
      setText(before, hasMoved ? names.odds(accepted) : '')
      setText(current, names.odds(odds))
      node.dataset.move = hasMoved ? (odds > accepted ? 'up' : 'down') : ''
      if (hasMoved) {
        const moved = { from: names.odds(accepted), to: names.odds(odds) }
        node.setAttribute('role', 'img')
        node.setAttribute('aria-label', fillText(words.oddsFromTo, moved))
      } else {
        node.removeAttribute('role')
        node.removeAttribute('aria-label')
      }
      node.toggleAttribute('data-closed', price.state !== 'ACTIVE')
    },
  }
}

function createRow(book: Book, slip: Slip, { id, selection, home, away }: PricedItem): Row {
  const { names, game } = book
  const { words, money } = game
  const outcome = names.outcome(selection, { home, away })
  const odds = createOdds(book)
  const state = h('span', { class: 'state', role: 'status' })
  const remove = h(
    'button',
    { type: 'button', class: 'remove', 'aria-label': fillText(words.remove, { outcome }) },
    '×',
  )
  remove.addEventListener('click', () => slip.remove([id]))
  const stake = createStakeInput(book, fillText(words.stakeOf, { outcome }), (text) => {
    const item = slip.state.items.find((one) => one.id === id)
    if (item) item.stake = text
    slip.changed()
  })
  const returned = h('span', { class: 'soft' })
  const single = h('div', { class: 'single' }, stake.input, returned)
  const match = h('button', { type: 'button', class: 'itemMatch' }, names.match({ home, away }))
  match.addEventListener('click', () => book.openMatch(selection.fixtureId))
  const node = h(
    'li',
    { class: 'item', 'data-selection': id },
    h('div', { class: 'itemHead' }, h('b', {}, outcome), odds.node, remove),
    h('p', { class: 'soft' }, names.market(selection.market), state),
    match,
    single,
  )
  return {
    node,
    show(item, kind) {
      odds.show(item)
      const { state: now } = item.price
      setText(state, now === 'ACTIVE' ? '' : now === 'CLOSED' ? words.closed : words.suspended)
      single.hidden = kind !== 'SINGLES'
      stake.show(item.stake)
      const amount = readAmount(item.stake)
      const isValid = isStake(amount, game.stakes)
      const possible = isValid ? money(potentialReturn(amount, [item.odds])) : '–'
      setText(returned, `${words.possibleReturn}: ${possible}`)
    },
  }
}

export function createSlipItems(book: Book, slip: Slip): SlipItems {
  const node = h('ul', { class: 'items' })
  const rows = new Map<string, Row>()
  return {
    node,
    show(items, kind) {
      const shown = items.map((item) => {
        const row = rows.get(item.id) ?? createRow(book, slip, item)
        rows.set(item.id, row)
        row.show(item, kind)
        return row.node
      })
      arrange(node, shown)
      const ids = new Set(items.map(({ id }) => id))
      for (const id of [...rows.keys()]) if (!ids.has(id)) rows.delete(id)
    },
  }
}
