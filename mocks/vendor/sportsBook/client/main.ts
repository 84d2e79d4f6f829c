import { parseSelectionId } from '../../../../src/lib/sports/selections.ts'
import { mostLegs } from '../../../../src/lib/sports/slip.ts'
import type { BookWords } from '../../../content/games/sportsBookTexts.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { runInFrames } from '../../frame/client/frames.ts'
import { startGame } from '../../frame/client/startGame.ts'
import type { BookOpening } from '../sportsBookGame.ts'
import { createBetsPanel } from './betsPanel.ts'
import {
  type Book,
  type BookClient,
  createNames,
  fixtureIn,
  type PricedSelection,
  priceIn,
} from './book.ts'
import { createCoupon, wideQuery } from './coupon.ts'
import { followBook } from './follow.ts'
import { createMatchList } from './matchList.ts'
import { createMatchView } from './matchView.ts'
import { createPlacing } from './placing.ts'
import { createSlip, type Slip } from './slip.ts'
import { createSlipPanel } from './slipPanel.ts'

/** Stakes are multiples of this amount in minor units. */
const stakeStep = 10
/** Time after which a message disappears, in milliseconds. */
const noteTime = 9_000

function part(stage: HTMLElement, selector: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The stage has no ${selector}`)
  return found
}

/** Shows messages. Each message disappears after a while, since it covers part of a narrow page. */
function createNotes({ say }: BookClient): BookClient['say'] {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text, tone) => {
    clearTimeout(timer)
    say(text, tone)
    timer = setTimeout(() => say(''), noteTime)
  }
}

function explainRules({ words, opening, stakes, money, rules }: BookClient): void {
  const values = {
    minimum: money(stakes.minimum),
    maximum: money(stakes.maximum),
    step: money(stakeStep),
    cap: money(opening.highestWin),
    most: mostLegs,
  }
  for (const { title, texts } of words.rules) {
    rules(h('h3', {}, title), ...texts.map((text) => h('p', {}, fillText(text, values))))
  }
}

/**
 * Selection or match at which the page must open. `isGone` is true if the target of the launch is
 * no longer on offer.
 */
function readTarget({ opening }: BookClient): {
  fixtureId?: string
  priced?: PricedSelection
  isGone: boolean
} {
  const { target } = opening
  if (target === null) return { isGone: false }
  const selection = parseSelectionId(target)
  const fixture = fixtureIn(opening, selection?.fixtureId ?? target)
  if (!fixture) return { isGone: true }
  const { id: fixtureId } = fixture
  if (!selection) return { fixtureId, isGone: false }
  const { odds, state } = priceIn(opening, selection)
  if (odds === undefined || state !== 'ACTIVE') return { fixtureId, isGone: true }
  return { fixtureId, priced: { selection, fixture, odds }, isGone: false }
}

/** True for a selection on which the player had an open bet when the page opened. */
const isPlacedIn =
  ({ bets: { open } }: BookOpening) =>
  (id: string): boolean =>
    open.some(({ gameRound: { legs } }) => legs.some(({ selectionId }) => selectionId === id))

/**
 * Shows the match that the launch targets. A targeted selection is added to the slip, unless the
 * slip or an open bet already contains it.
 */
function openTarget(book: Book, slip: Slip, isWide: boolean): void {
  const { game } = book
  const { opening, words } = game
  const { fixtureId, priced, isGone } = readTarget(game)
  const { target } = opening
  const isListed = target !== null && (slip.has(target) || isPlacedIn(opening)(target))
  if (priced && !isListed) slip.toggle(priced)
  if (isGone) game.say(words.targetGone, 'failed')
  book.chosen = fixtureId ?? (isWide ? opening.fixtures[0]?.id : undefined)
  game.stage.classList.toggle('hasMatch', fixtureId !== undefined)
}

startGame<BookOpening, BookWords>((client) => {
  const game = { ...client, say: createNotes(client) }
  const { words, opening, stage } = game
  const slip = createSlip(game.note, isPlacedIn(opening))
  const wide = matchMedia(wideQuery)
  const book: Book = {
    game,
    names: createNames(game),
    view: opening,
    chosen: undefined,
    isOnSlip: slip.has,
    togglePrice(priced) {
      game.sound('click')
      const isAdded = slip.toggle(priced)
      if (!isAdded) game.say(fillText(words.problems.TOO_MANY_LEGS, { most: mostLegs }), 'failed')
      coupon.openWide('slip')
    },
    openMatch(fixtureId) {
      book.chosen = fixtureId
      stage.classList.add('hasMatch')
      coupon.close()
      showMatches()
      part(stage, '.match').scrollTop = 0
      if (!wide.matches) {
        window.scrollTo(0, 0)
        part(stage, '.back').focus({ preventScroll: true })
      }
    },
  }
  const list = createMatchList(book, part(stage, '.matches'))
  const match = createMatchView(book, part(stage, '.match'), () => {
    stage.classList.remove('hasMatch')
    const { chosen } = book
    const row = [...stage.querySelectorAll<HTMLElement>('.open')].find(
      (open) => open.getAttribute('aria-current') === 'true',
    )
    if (chosen !== undefined) row?.focus()
  })
  const stale = h('p', { class: 'stale', role: 'status' })
  stage.prepend(stale)
  const placing = createPlacing({
    book,
    slip,
    onChange: () => showSlip(),
    refresh: () => follower.refresh(),
  })
  const slipPanel = createSlipPanel({ book, slip, placing, onSeeBets: () => coupon.open('bets') })
  const betsPanel = createBetsPanel(book, () => void follower.refresh())
  const panels = { slip: slipPanel.node, bets: betsPanel.node }
  const coupon = createCoupon({ book, place: part(stage, '.coupon'), panels })
  const showCounts = () =>
    coupon.show({ slip: slip.state.items.length, bets: follower.bets().open.length })
  const showMatches = () => {
    list.show()
    match.show()
  }
  const showSlip = () => {
    // If a refusal has ended play on this page, the coupon is closed, because the coupon would
    // cover the reason.
    if (document.body.classList.contains('isEnded')) coupon.close()
    slipPanel.show()
    showCounts()
  }
  const follower = followBook({
    book,
    slipFixtures: () => slip.state.items.map(({ selection }) => selection.fixtureId),
    show: () => runInFrames([list.showRows, list.showPrices, match.show, showSlip]),
    showBets(bets) {
      betsPanel.show(bets)
      showCounts()
    },
    showStale(isStale) {
      stale.textContent = isStale ? words.stale : ''
    },
  })
  slip.onChange(() => {
    list.showPrices()
    match.showPrices()
    showCounts()
  })
  document
    .querySelector('header')
    ?.insertBefore(part(document.body, '.meters'), document.querySelector('.tools'))
  explainRules(game)

  openTarget(book, slip, wide.matches)
  betsPanel.show(opening.bets)
  showMatches()
  showSlip()
})
