/** The player's tickets: pending ones, and settled ones with their matches. */

import { fillText, h } from '../../frame/client/dom.ts'
import type { LotteryBet, LotteryRound } from '../lotteryView.ts'
import { ballsOf, type Client, timeOf } from './lotteryClient.ts'

type RoundTicket = LotteryRound['tickets'][number]

/** True for plays in which the number of a ticket's matches determines the prize. */
const isCounted = ({ play }: RoundTicket): boolean => play === 'LOTTO' || play === 'KENO'

/** True if a number of a ticket was drawn. */
const isHit = (ticket: RoundTicket, number: string): boolean =>
  isCounted(ticket) ? ticket.matched?.includes(number) === true : ticket.tier !== undefined

function statusOf({ words, money }: Client, { status, win }: LotteryBet): string {
  if (status === 'PENDING') return words.waiting
  if (status === 'CANCELLED') return words.cancelled
  return win > 0 ? fillText(words.wonAmount, { amount: money(win) }) : words.noPrize
}

function ticketOf(client: Client, ticket: RoundTicket): HTMLElement {
  const { words, money } = client
  const minor = (amount: string) => Math.round(Number(amount) * 100)
  const win = ticket.win === undefined ? 0 : minor(ticket.win)
  return h(
    'li',
    { class: win > 0 ? 'won' : undefined },
    h('span', { class: 'playName' }, words.plays[ticket.play]),
    ballsOf(client, ticket.numbers, (number) => isHit(ticket, number)),
    h('span', { class: 'stake' }, money(win > 0 ? win : minor(ticket.stake))),
  )
}

/** Shows purchases, newest first. */
export function showOwn(client: Client, place: HTMLElement, bets: readonly LotteryBet[]): void {
  const { words, isTrial } = client
  const entries = bets.map((bet) => {
    const time = timeOf(client, bet.gameRound.drawsAt)
    return h(
      'li',
      { class: 'bet', 'data-status': bet.status, 'data-won': bet.win > 0 ? 'true' : undefined },
      h(
        'p',
        { class: 'betHead' },
        h('span', {}, isTrial ? words.trialDraw : fillText(words.thisDraw, { time })),
        h('b', {}, statusOf(client, bet)),
      ),
      h('ul', { class: 'tickets' }, ...bet.gameRound.tickets.map((one) => ticketOf(client, one))),
    )
  })
  place.replaceChildren(
    h('h2', {}, words.own),
    entries.length === 0
      ? h('p', { class: 'empty' }, words.ownEmpty)
      : h('ol', { class: 'bets' }, ...entries),
  )
}
