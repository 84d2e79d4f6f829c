import { marketKinds, outcomesOf } from '../../../../src/lib/sports/selections.ts'
import { fillText, h, setText } from '../../frame/client/dom.ts'
import type { BookFixture, BookMarket } from '../bookFixtures.ts'
import { arrange, type Book, fixtureIn, scoreOf, selectionIn } from './book.ts'
import type { PricedView } from './matchList.ts'
import { createPriceButton, type PriceButton } from './priceButton.ts'

const keyOf = ({ kind, line }: BookMarket) => `${kind}:${line ?? ''}`

type Line = { node: HTMLElement; prices: readonly PriceButton[] }

/** Price buttons of one market. */
function createLine(book: Book, fixture: BookFixture, { kind, line }: BookMarket): Line {
  const prices = outcomesOf(kind).map((outcome) => {
    const market = line === undefined ? { kind } : { kind, line }
    const selection = selectionIn(fixture.id, market, outcome)
    const label = book.names.outcome(selection, fixture)
    return createPriceButton({ book, fixture, selection, label })
  })
  return {
    node: h(
      'div',
      { class: prices.length > 2 ? 'line isTriple' : 'line' },
      ...prices.map(({ node }) => node),
    ),
    prices,
  }
}

/** Header of a match: teams, score, clock and goals. */
function createHead({ names, game, view }: Book, fixture: BookFixture) {
  const { words } = game
  const clock = h('span', { class: 'when' })
  const score = h('b', { class: 'score' })
  const goals = h('ol', { class: 'goalList', 'aria-label': words.goals })
  const node = h(
    'div',
    { class: 'matchHead' },
    h('p', { class: 'league' }, view.leagues[fixture.leagueId] ?? fixture.leagueId),
    h(
      'div',
      { class: 'teams' },
      h('h2', {}, fixture.home),
      h('div', { class: 'middle' }, score, clock),
      h('h2', {}, fixture.away),
    ),
    goals,
  )
  return {
    node,
    show(next: BookFixture) {
      const hasBegun = next.status !== 'SCHEDULED'
      setText(clock, hasBegun ? names.clock(next) : names.kickOff(next.kicksOffAt))
      clock.toggleAttribute('data-live', next.status === 'LIVE')
      setText(score, hasBegun && next.status !== 'CANCELLED' ? names.score(scoreOf(next)) : '')
      const texts = next.goals.map(({ side, minute }) => {
        const team = side === 'HOME' ? next.home : next.away
        return fillText(words.goalAt, { minute, team })
      })
      if (goals.childElementCount !== texts.length) {
        goals.replaceChildren(...texts.map((text) => h('li', {}, text)))
      }
      goals.hidden = texts.length === 0
    },
  }
}

type Shown = { node: HTMLElement; show(fixture: BookFixture): void; showPrices(): void }

function createMatch(book: Book, fixture: BookFixture): Shown {
  const { words } = book.game
  const head = createHead(book, fixture)
  const markets = h('div', { class: 'markets' })
  const closed = h('p', { class: 'empty' }, words.noMarkets)
  const lines = new Map<string, Line>()
  const groups = new Map(
    marketKinds.map((kind) => {
      const list = h('div', { class: 'lines' })
      const title = h('h3', {}, words.kinds[kind])
      return [kind, { list, node: h('section', { 'data-kind': kind }, title, list) }] as const
    }),
  )
  const lineOf = (market: BookMarket): Line => {
    const line = lines.get(keyOf(market)) ?? createLine(book, fixture, market)
    lines.set(keyOf(market), line)
    return line
  }
  return {
    node: h('div', { class: 'chosen' }, head.node, markets),
    show(next) {
      head.show(next)
      const shown = [...groups].flatMap(([kind, { list, node }]) => {
        const ofKind = next.markets
          .filter((market) => market.kind === kind)
          .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0))
        if (ofKind.length === 0) return []
        arrange(
          list,
          ofKind.map((market) => lineOf(market).node),
        )
        for (const market of ofKind) for (const price of lineOf(market).prices) price.show()
        return [node]
      })
      arrange(markets, shown.length > 0 ? shown : [closed])
    },
    showPrices() {
      for (const { prices } of lines.values()) for (const price of prices) price.show()
    },
  }
}

/**
 * Renders the chosen match into `place`.
 * @param onBack called when the player returns to the list in a narrow page.
 */
export function createMatchView(book: Book, place: HTMLElement, onBack: () => void): PricedView {
  const { words } = book.game
  const back = h('button', { type: 'button', class: 'back' }, `‹ ${words.back}`)
  back.addEventListener('click', onBack)
  const body = h('div')
  const empty = h('p', { class: 'empty' }, words.chooseMatch)
  place.append(back, body)
  let shown: { id: string; match: Shown; last: BookFixture } | undefined
  return {
    show() {
      const { chosen } = book
      const fixture = chosen === undefined ? undefined : fixtureIn(book.view, chosen)
      if (chosen !== shown?.id) shown = undefined
      if (fixture && !shown)
        shown = { id: fixture.id, match: createMatch(book, fixture), last: fixture }
      if (shown) {
        // A match that has left the list keeps its last state, without markets.
        shown.last = fixture ?? { ...shown.last, markets: [] }
        shown.match.show(shown.last)
      }
      arrange(body, [shown?.match.node ?? empty])
    },
    showPrices: () => shown?.match.showPrices(),
  }
}
