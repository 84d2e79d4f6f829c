/**
 * List of matches with the odds for home win, draw and away win. Live matches come first, then the
 * other matches by kick-off.
 */

import { outcomesOf } from '../../../../src/lib/sports/selections.ts'
import { fillText, h, setAttribute, setText } from '../../frame/client/dom.ts'
import type { BookFixture } from '../bookFixtures.ts'
import { arrange, type Book, scoreOf, selectionIn } from './book.ts'
import { createPriceButton, type PriceButton } from './priceButton.ts'

/**
 * Labels of home win, draw and away win, in the order of `outcomesOf`. They are the same in all
 * languages.
 */
const resultLabels = ['1', 'X', '2']

type Row = {
  node: HTMLElement
  prices: readonly PriceButton[]
  /** Shows everything except the prices. */
  show(fixture: BookFixture): void
}

function createTeam(name: string) {
  const goals = h('b', { class: 'goals' })
  return { node: h('span', { class: 'team' }, h('span', {}, name), goals), goals }
}

function createPrices(book: Book, fixture: BookFixture): PriceButton[] {
  return outcomesOf('RESULT').map((outcome, index) =>
    createPriceButton({
      book,
      fixture,
      selection: selectionIn(fixture.id, { kind: 'RESULT' }, outcome),
      label: resultLabels[index] ?? '',
    }),
  )
}

function createRow(book: Book, { id, home, away, ...fixture }: BookFixture): Row {
  const { names, game, openMatch } = book
  const { words } = game
  const when = h('span', { class: 'when' })
  const more = h('span', { class: 'more' })
  const teams = [createTeam(home), createTeam(away)] as const
  const open = h(
    'button',
    { type: 'button', class: 'open' },
    h('span', { class: 'meta' }, when, more),
    teams[0].node,
    teams[1].node,
  )
  open.addEventListener('click', () => openMatch(id))
  const prices = createPrices(book, { id, home, away, ...fixture })
  const node = h(
    'li',
    { class: 'row' },
    open,
    h('div', { class: 'prices' }, ...prices.map((price) => price.node)),
  )
  let goals = fixture.goals.length
  return {
    node,
    prices,
    show(next) {
      const hasBegun = next.status !== 'SCHEDULED'
      const score = scoreOf(next)
      const time = hasBegun ? names.clock(next) : names.kickOff(next.kicksOffAt)
      setText(when, time)
      when.toggleAttribute('data-live', next.status === 'LIVE')
      const count = next.markets.length - 1
      const others = fillText(count === 1 ? words.marketsOne : words.markets, { count })
      setText(more, count > 0 ? others : '')
      setText(teams[0].goals, hasBegun ? String(score.home) : '')
      setText(teams[1].goals, hasBegun ? String(score.away) : '')
      const isChosen = book.chosen === id
      node.classList.toggle('isChosen', isChosen)
      setAttribute(open, 'aria-current', String(isChosen))
      if (next.goals.length > goals) flash(node, game.isReduced)
      goals = next.goals.length
    },
  }
}

function flash(node: HTMLElement, isReduced: boolean): void {
  if (isReduced) return
  const frames = [{ backgroundColor: 'var(--goal)' }, { backgroundColor: 'transparent' }]
  node.animate(frames, { duration: 2_500, easing: 'ease-out' })
}

const isOver = ({ status }: BookFixture) => status === 'ENDED' || status === 'CANCELLED'

/** Groups of the list in display order: live, upcoming by league, ended. */
function groupsOf({ view, game: { words } }: Book, league: string | undefined) {
  const shown = view.fixtures.filter(({ leagueId }) => !league || leagueId === league)
  const live = shown.filter(({ status }) => status === 'LIVE')
  const upcoming = shown.filter(({ status }) => status === 'SCHEDULED')
  return [
    { id: 'live', title: words.live, fixtures: live },
    ...Object.entries(view.leagues).map(([leagueId, title]) => ({
      id: leagueId,
      title,
      fixtures: upcoming.filter((fixture) => fixture.leagueId === leagueId),
    })),
    { id: 'ended', title: words.finished, fixtures: shown.filter(isOver) },
  ].filter(({ fixtures }) => fixtures.length > 0)
}

/** Chips that filter the list by league. */
function createLeagues(book: Book, onChange: () => void) {
  const { words } = book.game
  const node = h('div', { class: 'leagues', role: 'group', 'aria-label': words.leagues })
  const chips = new Map<string, HTMLButtonElement>()
  let league: string | undefined
  const chipOf = (id: string, title: string) => {
    const chip = chips.get(id) ?? h('button', { type: 'button', class: 'chip' }, title)
    if (!chips.has(id)) chip.addEventListener('click', () => choose(id || undefined))
    chips.set(id, chip)
    return chip
  }
  const choose = (next: string | undefined) => {
    league = next
    onChange()
  }
  return {
    node,
    league: () => league,
    show() {
      if (league !== undefined && !(league in book.view.leagues)) league = undefined
      const leagues = [['', words.allLeagues] as const, ...Object.entries(book.view.leagues)]
      arrange(
        node,
        leagues.map(([id, title]) => chipOf(id, title)),
      )
      for (const [id, chip] of chips) {
        chip.setAttribute('aria-pressed', String((league ?? '') === id))
      }
    },
  }
}

/** Part of the page with price buttons. */
export type PricedView = {
  show(): void
  /** Shows only prices, after a change of the slip. */
  showPrices(): void
}

/** `showRows` shows everything except the prices. */
type MatchList = PricedView & { showRows(): void }

export function createMatchList(book: Book, place: HTMLElement): MatchList {
  const { words } = book.game
  const rows = new Map<string, Row>()
  const groups = new Map<string, { node: HTMLElement; list: HTMLElement }>()
  const leagues = createLeagues(book, () => show())
  const empty = h('p', { class: 'empty' }, words.noMatches)
  const list = h('div', { class: 'list' })
  place.append(leagues.node, list)
  const rowOf = (fixture: BookFixture): Row => {
    const row = rows.get(fixture.id) ?? createRow(book, fixture)
    rows.set(fixture.id, row)
    return row
  }
  const groupOf = (id: string, title: string) => {
    const known = groups.get(id)
    if (known) return known
    const rowsOf = h('ul', { class: 'rows' })
    const node = h('section', { class: 'group', 'data-group': id }, h('h2', {}, title), rowsOf)
    const group = { node, list: rowsOf }
    groups.set(id, group)
    return group
  }
  const showRows = () => {
    leagues.show()
    const shown = groupsOf(book, leagues.league())
    const nodes = shown.map(({ id, title, fixtures }) => {
      const group = groupOf(id, title)
      arrange(
        group.list,
        fixtures.map((fixture) => rowOf(fixture).node),
      )
      for (const fixture of fixtures) rowOf(fixture).show(fixture)
      return group.node
    })
    arrange(list, nodes.length > 0 ? nodes : [empty])
    const known = new Set(book.view.fixtures.map(({ id }) => id))
    for (const id of [...rows.keys()]) if (!known.has(id)) rows.delete(id)
  }
  const showPrices = () => {
    for (const { prices } of rows.values()) for (const price of prices) price.show()
  }
  const show = () => {
    showRows()
    showPrices()
  }
  return { show, showRows, showPrices }
}
