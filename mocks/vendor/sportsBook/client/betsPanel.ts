/** Panel with the player's open and settled bets, and their cash-outs. */

import { parseLine } from '../../../../src/lib/sports/selections.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import type { BetsView, BookBet, CashOutAnswer, LegMatch } from '../bookBets.ts'
import type { SportsLeg } from '../sportsRound.ts'
import { arrange, type Book } from './book.ts'

/** Converts a decimal amount of the API into minor units. */
const minorOf = (amount: string): number => Math.round(Number(amount) * 100)

type LegRow = {
  node: HTMLElement
  /** @param isOpen true while the bet is not settled. */
  show(leg: SportsLeg, match: LegMatch | null, isOpen: boolean): void
}

function createLeg({ names, game: { words } }: Book, leg: SportsLeg): LegRow {
  const { market, line, outcome, home, away, odds, placedScore } = leg
  const selection = { market, outcome, ...(line !== undefined && { line: parseLine(line) }) }
  const state = h('span', { class: 'legState' })
  const badge = h('b', { class: 'badgeOf' })
  const placed = placedScore && fillText(words.placedScore, { score: names.score(placedScore) })
  const title = names.outcome(selection, { home, away })
  const node = h(
    'li',
    {},
    h('div', { class: 'itemHead' }, h('b', {}, title), h('span', {}, names.odds(minorOf(odds)))),
    h('p', { class: 'soft' }, [names.market(market), ...(placed ? [placed] : [])].join(' · ')),
    h('div', { class: 'itemHead' }, h('span', {}, names.match({ home, away })), state, badge),
  )
  return {
    node,
    show({ settlement, score, kicksOffAt }, match, isOpen) {
      const result = score ?? match?.score
      const hasBegun = match !== null && match.status !== 'SCHEDULED'
      const clock = hasBegun ? names.clock(match) : names.kickOff(Date.parse(kicksOffAt))
      const texts = [...(result ? [names.score(result)] : []), ...(isOpen ? [clock] : [])]
      setText(state, texts.join(' · '))
      state.toggleAttribute('data-live', match?.status === 'LIVE')
      const now = settlement ?? match?.settlement
      setText(badge, now ? words.settlements[now] : '')
      badge.dataset.settlement = now ?? ''
    },
  }
}

/** Cash-out controls of a bet. The player must confirm a cash-out. */
function createCashOut(book: Book, onAnswer: (answer: CashOutAnswer) => void) {
  const { game } = book
  const { words, money } = game
  let bet: BookBet | undefined
  let isBusy = false
  let isConfirming = false
  let note = ''
  const open = h('button', { type: 'button', class: 'button quiet' })
  const confirm = h('button', { type: 'button', class: 'button' })
  const cancel = h('button', { type: 'button', class: 'button quiet' }, words.cancel)
  const sentence = h('p', { class: 'soft', role: 'status' })
  const asked = h('div', { class: 'confirm' }, confirm, cancel)
  const node = h('div', { class: 'cashOut' }, open, asked, sentence)
  const show = () => {
    const value = bet?.cashOut
    const isOpen = value !== undefined
    const amount = isOpen ? money(value) : ''
    setText(open, isOpen ? fillText(words.cashOut, { amount }) : words.cashOutNone)
    open.setAttribute('aria-disabled', String(!isOpen))
    setText(confirm, fillText(words.confirm, { amount }))
    confirm.setAttribute('aria-disabled', String(isBusy || !isOpen))
    open.hidden = isConfirming
    asked.hidden = !isConfirming
    setText(sentence, isConfirming && !isOpen ? words.cashOutSuspended : note)
  }
  const ask = (next: boolean) => {
    isConfirming = next
    note = ''
    show()
    const target = next ? confirm : open
    target.focus({ preventScroll: true })
  }
  const send = async ({ betId }: BookBet, value: number) => {
    isBusy = true
    show()
    const answer = await game.call<CashOutAnswer>('cashOut', { betId, value })
    isBusy = false
    note = ''
    if (answer?.refused === 'VALUE_FELL') {
      const amount = money(answer.cashOut ?? 0)
      note = fillText(words.cashOutFell, { amount })
      if (bet && answer.cashOut !== undefined) bet = { ...bet, cashOut: answer.cashOut }
    }
    if (answer?.refused === 'SUSPENDED') {
      note = words.cashOutSuspended
      isConfirming = false
    }
    show()
    if (answer) onAnswer(answer)
  }
  open.addEventListener('click', () => {
    if (bet?.cashOut !== undefined) ask(true)
  })
  cancel.addEventListener('click', () => ask(false))
  confirm.addEventListener('click', () => {
    if (!isBusy && bet?.cashOut !== undefined) void send(bet, bet.cashOut)
  })
  return {
    node,
    show(next: BookBet) {
      bet = next
      node.hidden = next.status !== 'PENDING'
      show()
    },
  }
}

/** Sentence about the outcome of a bet that has ended. */
function outcomeOf({ game: { words, money } }: Book, { status, win, stake, gameRound }: BookBet) {
  const amount = money(win)
  if (status === 'CANCELLED') return fillText(words.betReturned, { amount: money(stake) })
  if (gameRound.cashedOutAt !== undefined) return fillText(words.cashedOut, { amount })
  return win > 0 ? fillText(words.won, { amount }) : words.lost
}

type BetCard = { node: HTMLElement; show(bet: BookBet): void }

function createCard(book: Book, bet: BookBet, onAnswer: (answer: CashOutAnswer) => void): BetCard {
  const { names, game } = book
  const { words, money } = game
  const { legs, potentialReturn } = bet.gameRound
  const count = legs.length
  const title = count === 1 ? words.single : fillText(words.multipleOf, { count })
  const rows = legs.map((leg) => createLeg(book, leg))
  const cashOut = createCashOut(book, onAnswer)
  const outcome = h('p', { class: 'outcome' })
  const corrected = h('p', { class: 'soft' })
  const times = new Intl.DateTimeFormat(game.locale, { dateStyle: 'short', timeStyle: 'short' })
  const possible = h('dd', {}, money(minorOf(potentialReturn)))
  const product = legs.reduce((all, { odds }) => all * Number(odds), 1)
  const odds =
    count === 1
      ? ''
      : ` · ${fillText(words.atOdds, { odds: names.odds(Math.floor(product * 100)) })}`
  const node = h(
    'li',
    { class: 'bet', 'data-bet': bet.betId },
    h(
      'div',
      { class: 'itemHead' },
      h('b', {}, title + odds),
      h('span', { class: 'soft' }, times.format(bet.placedAt)),
    ),
    h('ul', { class: 'legs' }, ...rows.map((row) => row.node)),
    h(
      'dl',
      { class: 'sums' },
      h('div', {}, h('dt', {}, words.stake), h('dd', {}, money(bet.stake))),
      h('div', {}, h('dt', {}, words.possibleReturn), possible),
    ),
    outcome,
    corrected,
    cashOut.node,
  )
  return {
    node,
    show(next) {
      for (const [index, row] of rows.entries()) {
        const leg = next.gameRound.legs[index]
        if (leg) row.show(leg, next.matches[index] ?? null, next.status === 'PENDING')
      }
      const isEnded = next.status !== 'PENDING'
      setText(outcome, isEnded ? outcomeOf(book, next) : '')
      outcome.toggleAttribute('data-won', isEnded && next.win > 0)
      const { winBeforeCorrection } = next.gameRound
      const before =
        winBeforeCorrection === undefined ? undefined : money(minorOf(winBeforeCorrection))
      setText(corrected, before === undefined ? '' : fillText(words.corrected, { amount: before }))
      cashOut.show(next)
    },
  }
}

export type BetsPanel = { node: HTMLElement; show(bets: BetsView): void }

/** @param onChange called after a cash-out request, so that the caller refreshes the bets. */
export function createBetsPanel(book: Book, onChange: () => void): BetsPanel {
  const { game } = book
  const { words } = game
  const cards = new Map<string, BetCard>()
  const empty = h('p', { class: 'empty' }, words.noBets)
  const groups = [words.openBets, words.endedBets].map((title) => {
    const list = h('ul', { class: 'bets' })
    return { list, node: h('section', {}, h('h3', {}, title), list) }
  })
  const onAnswer = (answer: CashOutAnswer) => {
    if (answer.bet) {
      game.showBalance(answer.bet.balance)
      game.showLastWin(answer.bet.win)
      game.sound('win')
      game.say(outcomeOf(book, answer.bet), 'won')
    }
    onChange()
  }
  const node = h('div', { class: 'betsPanel' }, empty, ...groups.map((group) => group.node))
  return {
    node,
    show({ open, ended }) {
      for (const [index, bets] of [open, ended].entries()) {
        const group = groups[index]
        if (!group) continue
        const nodes = bets.map((bet) => {
          const card = cards.get(bet.betId) ?? createCard(book, bet, onAnswer)
          cards.set(bet.betId, card)
          card.show(bet)
          return card.node
        })
        arrange(group.list, nodes)
        group.node.hidden = bets.length === 0
      }
      empty.hidden = open.length + ended.length > 0
    },
  }
}
