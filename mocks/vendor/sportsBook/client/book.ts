/** State that the parts of the sports-book page share, and the formats of its texts. */

import { outcomesOf, type Selection } from '../../../../src/lib/sports/selections.ts'
import type { BookWords } from '../../../content/games/sportsBookTexts.ts'
import { fillText } from '../../frame/client/dom.ts'
import type { GameClient } from '../../frame/client/startGame.ts'
import type { LegMatch } from '../bookBets.ts'
import type { BookFixture, BookMarket, BookView } from '../bookFixtures.ts'
import type { BookOpening } from '../sportsBookGame.ts'

export type BookClient = GameClient<BookOpening, BookWords>

/** Price of a selection in the page's current data. */
export type ShownPrice = {
  /** Odds in hundredths; undefined for a closed selection. */
  odds: number | undefined
  state: 'ACTIVE' | 'SUSPENDED' | 'CLOSED'
}

/** Selection of an outcome in a market of a match. */
export function selectionIn(
  fixtureId: string,
  { kind: market, line }: Pick<BookMarket, 'kind' | 'line'>,
  outcome: Selection['outcome'],
): Selection {
  const selection = { fixtureId, market, outcome }
  return line === undefined ? selection : { ...selection, line }
}

/** Match with this id; undefined if the page does not have it. */
export const fixtureIn = ({ fixtures }: BookView, id: string): BookFixture | undefined =>
  fixtures.find((fixture) => fixture.id === id)

export function priceIn(
  view: BookView,
  { fixtureId, market, line, outcome }: Selection,
): ShownPrice {
  const found = fixtureIn(view, fixtureId)?.markets.find(
    (one) => one.kind === market && one.line === line,
  )
  if (!found) return { odds: undefined, state: 'CLOSED' }
  return { odds: found.odds[outcomesOf(market).indexOf(outcome)], state: found.status }
}

/** Selection with its odds in hundredths, for the slip. */
export type PricedSelection = { selection: Selection; fixture: BookFixture; odds: number }

type Teams = { home: string; away: string }
type Clock = Pick<LegMatch, 'status' | 'phase' | 'minute'>

/** Formatters of the page's texts and numbers. */
export function createNames({ words, locale, now }: BookClient) {
  const decimals = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const lines = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  const times = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
  })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const dayStart = (at: number) => new Date(at).setHours(0, 0, 0, 0)
  /** Texts of kick-offs on the day that starts at `today`; formatting is slow. */
  const kickOffs = new Map<number, string>()
  let today = 0

  const lineOf = ({ market, line = 0, outcome }: Omit<Selection, 'fixtureId'>) => {
    if (market !== 'HANDICAP') return lines.format(line / 4)
    // The API states a handicap line from the home side's point of view.
    const own = outcome === 'AWAY' ? -line : line
    return signed.format(own / 4).replace('-', '−')
  }
  const score = ({ home, away }: { home: number; away: number }) =>
    fillText(words.score, { home, away })
  return {
    odds: (hundredths: number) => decimals.format(hundredths / 100),
    line: lineOf,
    score,
    match: ({ home, away }: Teams) => fillText(words.versus, { home, away }),
    market: (kind: Selection['market']) => words.kinds[kind],
    outcome(selection: Omit<Selection, 'fixtureId'>, { home, away }: Teams): string {
      const { market, outcome } = selection
      const line = lineOf(selection)
      const text = fillText(words.outcomes[outcome], { home, away, line })
      return market === 'HANDICAP' ? fillText(words.handicap, { team: text, line }) : text
    },
    kickOff(at: number): string {
      if (today !== dayStart(now())) {
        today = dayStart(now())
        kickOffs.clear()
      }
      const known = kickOffs.get(at)
      if (known !== undefined) return known
      const distance = Math.round((dayStart(at) - today) / 86_400_000)
      const isNear = distance === 0 || distance === 1
      const day = isNear ? relative.format(distance, 'day') : days.format(at)
      const text = fillText(words.kickOff, { day, time: times.format(at) })
      kickOffs.set(at, text)
      return text
    },
    /** Minute of a running match, or its state at half-time and after its end. */
    clock({ status, phase, minute = 1 }: Clock): string {
      if (status === 'ENDED') return words.ended
      if (status === 'CANCELLED') return words.cancelled
      return phase === 'HALF_TIME' ? words.halfTime : fillText(words.minute, { minute })
    },
  }
}

type Names = ReturnType<typeof createNames>

/** Number of goals of each side. */
export function scoreOf({ goals }: Pick<BookFixture, 'goals'>): { home: number; away: number } {
  const home = goals.filter(({ side }) => side === 'HOME').length
  return { home, away: goals.length - home }
}

/** Shared state of the page, and the actions of its buttons. */
export type Book = {
  game: BookClient
  names: Names
  view: BookView
  /** Id of the match whose markets are all displayed. */
  chosen: string | undefined
  isOnSlip(id: string): boolean
  /** Adds a selection to the slip, or removes it if it is already there. */
  togglePrice(priced: PricedSelection): void
  openMatch(fixtureId: string): void
}

/**
 * Makes `nodes` the children of `parent`. Nodes already in place are not moved, so that they keep
 * focus and scroll position.
 */
export function arrange(parent: Element, nodes: readonly Element[]): void {
  const wanted = new Set(nodes)
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove()
  for (const [index, node] of nodes.entries()) {
    const at = parent.children[index]
    if (at !== node) parent.insertBefore(node, at ?? null)
  }
}
