/** Polls matches and bets from the server, and announces changes that concern the player. */

import { fillText } from '../../frame/client/dom.ts'
import type { BetsView, BookBet } from '../bookBets.ts'
import type { BookFixture, BookView } from '../bookFixtures.ts'
import { type Book, scoreOf } from './book.ts'

/** Time between two requests, in milliseconds. */
const pollTime = 3_000
/** Time without a response after which the page marks its prices as outdated, in milliseconds. */
const staleTime = 10_000

type FollowOptions = {
  book: Book
  /** Ids of the matches of the slip's selections. */
  slipFixtures(): readonly string[]
  show(): void
  showBets(bets: BetsView): void
  showStale(isStale: boolean): void
}

export type Follower = {
  /** Fetches matches and bets immediately. */
  refresh(): Promise<void>
  bets(): BetsView
}

/**
 * Announces a goal in a match that the player follows: on the slip, in an open bet, or displayed.
 */
function announceGoals(
  { names, game: { words, say } }: Book,
  { before, after }: { before: BookView; after: BookView },
  followed: ReadonlySet<string>,
): void {
  const earlier = new Map(before.fixtures.map((fixture) => [fixture.id, fixture.goals.length]))
  const hasGoal = ({ id, goals }: BookFixture) => goals.length > (earlier.get(id) ?? goals.length)
  const scored = after.fixtures.find((fixture) => followed.has(fixture.id) && hasGoal(fixture))
  const goal = scored?.goals.at(-1)
  if (!scored || !goal) return
  const score = names.score(scoreOf(scored))
  say(fillText(words.goal, { match: names.match(scored), score, minute: goal.minute }))
}

/** Announces bets that have been settled since the last request. */
function announceSettled({ game }: Book, before: BetsView, after: BetsView): void {
  const wereOpen = new Set(before.open.map(({ betId }) => betId))
  const isNew = ({ betId, gameRound }: BookBet) =>
    wereOpen.has(betId) && gameRound.cashedOutAt === undefined
  for (const { win, stake, status } of after.ended.filter(isNew)) {
    const isCelebrated = win > stake || (win > 0 && game.settings.celebratesSmallWins)
    if (status !== 'SETTLED') continue
    game.showLastWin(win)
    if (win === 0) {
      game.say(game.words.saidLost, 'lost')
      continue
    }
    const sentence = fillText(game.words.saidWon, { amount: game.money(win) })
    game.say(sentence, isCelebrated ? 'won' : undefined)
    if (isCelebrated) game.sound('win')
  }
}

const fixtureIdsOf = ({ open }: BetsView): string[] =>
  open.flatMap(({ gameRound: { legs } }) =>
    legs.map(({ selectionId }) => selectionId.split(':')[0] ?? ''),
  )

/** Polls for as long as the page is open. */
export function followBook(options: FollowOptions): Follower {
  const { book, show, showBets, showStale, slipFixtures } = options
  const { game } = book
  let bets = game.opening.bets
  let answeredAt = Date.now()

  const readBets = async () => {
    const answer = await game.ask<BetsView>('bets')
    if (!answer?.ok) return
    const before = bets
    bets = answer.result
    announceSettled(book, before, bets)
    if (bets.balance) game.showBalance(bets.balance)
    showBets(bets)
  }
  const readFixtures = async () => {
    const answer = await game.ask<BookView>('fixtures')
    if (answer?.ok) {
      answeredAt = Date.now()
      const before = book.view
      book.view = answer.result
      const followed = new Set([...slipFixtures(), ...fixtureIdsOf(bets), book.chosen ?? ''])
      announceGoals(book, { before, after: book.view }, followed)
    }
    showStale(Date.now() - answeredAt > staleTime)
    show()
  }
  const refresh = async () => {
    await Promise.all([readFixtures(), readBets()])
  }
  const run = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pollTime))
      if (document.body.classList.contains('isEnded')) return
      if (game.isPaused()) continue
      await (bets.open.length > 0 ? refresh() : readFixtures())
    }
  }
  void run()
  return { refresh, bets: () => bets }
}
