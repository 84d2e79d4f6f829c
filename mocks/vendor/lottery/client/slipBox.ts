/** Purchase in preparation: its tickets, its draw and its total. */

import { stakeOf, type Ticket } from '../../../rules/lottery/lotteryTickets.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { ballsOf, type Client, nameOf, timeOf } from './lotteryClient.ts'

export type SlipBox = {
  add(ticket: Ticket): void
  tickets(): readonly Ticket[]
  clear(): void
  /** Shows the draw that the tickets are for. */
  showDraw(drawsAt: string): void
}

type Options = { client: Client; place: HTMLElement; onChange: (box: SlipBox) => void }

export function createSlipBox({ client, place, onChange }: Options): SlipBox {
  const { words, money, opening, say, isTrial } = client
  let tickets: readonly Ticket[] = []
  const title = h('h2', { tabindex: -1 }, words.purchase)
  const draw = h('p', { class: 'forDraw' })
  const list = h('ul', { class: 'tickets' })
  const empty = h('p', { class: 'empty' }, words.emptyPurchase)
  const total = h('p', { class: 'total' })
  const show = () => {
    list.replaceChildren(...tickets.map(entry))
    empty.hidden = tickets.length > 0
    total.replaceChildren(h('span', {}, words.total), h('b', {}, money(stakeOf(tickets))))
    total.hidden = tickets.length === 0
    onChange(box)
  }
  const entry = (ticket: Ticket) => {
    const label = fillText(words.removeTicket, { ticket: nameOf(client, ticket) })
    const remove = h('button', { type: 'button', class: 'remove', 'aria-label': label }, '×')
    remove.addEventListener('click', () => {
      tickets = tickets.filter((one) => one !== ticket)
      show()
      say(words.removed)
      // The focus must move, because the focused button was removed.
      title.focus()
    })
    return h(
      'li',
      {},
      h('span', { class: 'playName' }, words.plays[ticket.play]),
      ballsOf(client, ticket.numbers),
      h('span', { class: 'stake' }, money(ticket.stake)),
      remove,
    )
  }
  const box: SlipBox = {
    add(ticket) {
      if (tickets.length >= opening.mostTickets) {
        say(fillText(words.full, { count: opening.mostTickets }), 'failed')
        return
      }
      tickets = [...tickets, ticket]
      show()
      list.scrollTop = list.scrollHeight
      say(fillText(words.added, { ticket: nameOf(client, ticket), count: tickets.length }))
    },
    tickets: () => tickets,
    clear() {
      tickets = []
      show()
    },
    showDraw(drawsAt) {
      const time = timeOf(client, drawsAt)
      draw.textContent = isTrial ? words.trialNote : fillText(words.forDraw, { time })
    },
  }
  place.append(title, draw, empty, list, total)
  show()
  return box
}
