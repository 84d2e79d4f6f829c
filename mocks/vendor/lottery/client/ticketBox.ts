/** Creation of a ticket: choice of the play, the numbers, and quick pick. */

import { tiersOf } from '../../../rules/lottery/lotteryPlays.ts'
import { numbersProblem, type Ticket } from '../../../rules/lottery/lotteryTickets.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import { type Client, isPlain, type PlayView, timesOf } from './lotteryClient.ts'
import {
  createDigits,
  createGrid,
  createOptions,
  type NumberInput,
  randomBelow,
  randomNumbers,
} from './numberInputs.ts'

type Options = {
  client: Client
  place: HTMLElement
  onTicket: (ticket: Ticket) => void
}

/** Tabs of a lottery: one for each play, and one for all plays without numbers. */
function tabsOf({ words, opening }: Client): { label: string; plays: PlayView[] }[] {
  const plain = opening.plays.filter(isPlain)
  const numbered = opening.plays
    .filter((play) => !isPlain(play))
    .map((play) => ({ label: words.plays[play.name], plays: [play] }))
  return plain.length === 0 ? numbered : [...numbered, { label: words.chances, plays: plain }]
}

function inputOf(client: Client, plays: readonly PlayView[], onChange: () => void): NumberInput {
  const [first, ...others] = plays
  if (!first) throw new Error('The tab has no play')
  const options = { client, onChange }
  if (isPlain(first)) return createOptions(options, [first, ...others])
  return first.choice.kind === 'DIGITS' ? createDigits(options, first) : createGrid(options, first)
}

/** Payout of a ticket as a multiplier, for the numbers chosen so far. */
function priceOf(client: Client, play: PlayView, numbers: readonly string[]): string {
  const { words } = client
  const tiers = tiersOf(play, numbers)
  const prizes = (tiers.length > 0 ? tiers : Object.values(play.tiers).flat()).map(
    ({ prize }) => prize,
  )
  const multiplier = timesOf(client, Math.max(...prizes))
  return fillText(prizes.length === 1 ? words.pays : words.paysUpTo, { multiplier })
}

/** Text with the number of chosen numbers; empty for a play without numbers. */
function countText({ words }: Client, { choice }: PlayView, numbers: readonly string[]): string {
  if (choice.kind === 'NONE') return ''
  if (choice.kind === 'DIGITS') {
    return fillText(words.chosen, { chosen: numbers[0]?.length ?? 0, count: choice.count })
  }
  const [least, most] =
    choice.kind === 'SET' ? [choice.least, choice.most] : [choice.count, choice.count]
  const text = least === most ? words.chosen : words.chosenUpTo
  return fillText(text, { chosen: numbers.length, count: most })
}

const button = (look: string, text: string) => h('button', { type: 'button', class: look }, text)

/** Fills `place` with the tabs, the number input and the buttons. */
export function createTicketBox({ client, place, onTicket }: Options): void {
  const { words, opening, say } = client
  const tabs = tabsOf(client)
  const hint = h('p', { class: 'hint' })
  const price = h('b', { class: 'price' })
  const count = h('span', { class: 'count' })
  const holder = h('div', { class: 'numbersOf' })
  const add = button('button add', words.add)
  const quick = button('button quiet quick', words.quickPick)
  const clear = button('button quiet', words.clear)
  let input: NumberInput | undefined
  const show = () => {
    if (!input) return
    const play = input.play()
    setText(hint, words.hints[play.name])
    setText(price, priceOf(client, play, input.numbers()))
    setText(count, countText(client, play, input.numbers()))
    clear.hidden = isPlain(play)
  }
  const buttons = tabs.map(({ label, plays }) => {
    const tab = h('button', { type: 'button', class: 'tab' }, label)
    tab.addEventListener('click', () => open(tab, plays))
    return tab
  })
  const open = (tab: HTMLElement, plays: readonly PlayView[]) => {
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === tab))
    input = inputOf(client, plays, show)
    holder.replaceChildren(input.node)
    show()
  }
  const offer = (play: PlayView, numbers: readonly string[]) => {
    const stake = client.stake()
    if (stake > play.largestStake) {
      say(fillText(words.stakeLimit, { amount: client.money(play.largestStake) }), 'failed')
      return
    }
    client.sound('click')
    onTicket({ play: play.name, numbers, stake })
    input?.clear()
  }
  add.addEventListener('click', () => {
    if (!input) return
    const play = input.play()
    if (numbersProblem(play, input.numbers())) say(words.missing, 'failed')
    else offer(play, input.numbers())
  })
  quick.addEventListener('click', () => {
    if (!input) return
    const plain = opening.plays.filter(isPlain)
    const play = input.play()
    const random = isPlain(play) ? plain[randomBelow(plain.length)] : play
    if (random) offer(random, randomNumbers(random.choice, input.numbers().length))
  })
  clear.addEventListener('click', () => {
    input?.clear()
    say(words.cleared)
  })
  place.append(
    h('h2', {}, words.ticket),
    h(
      'div',
      { class: 'tabs', role: 'group', 'aria-label': words.kinds, hidden: tabs.length < 2 },
      ...buttons,
    ),
    h('p', { class: 'about' }, hint, price),
    holder,
    h('div', { class: 'makers' }, count, clear, quick, add),
  )
  const [firstTab] = buttons
  const [first] = tabs
  if (firstTab && first) open(firstTab, first.plays)
}
