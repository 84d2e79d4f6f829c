/** Page of a card table. Adds spots, deals and roads to the server-rendered felt. */
import type { CardWords } from '../../../content/games/cardTexts.ts'
import { h } from '../../frame/client/dom.ts'
import { startTable } from '../../table/client/startTable.ts'
import { boardStart } from '../roads.ts'
import { createScene, type DealStep } from './cardScene.ts'
import { createBoard, type Side } from './roadBoard.ts'
import type { BeadRound } from './roadDrawing.ts'

/** Texts that every card table has. */
type SharedWords = {
  cards: CardWords
  spots: Readonly<Record<string, string>>
  rulesTitle: string
  rules: readonly string[]
  roads: readonly string[]
}

type Outcome = readonly string[]

/** Functions and texts of a game at a card table. */
export type CardGame = {
  /** Sides in the order red, blue, tie. */
  sides: readonly Side[]
  steps(outcome: Outcome): readonly DealStep[]
  /** Total of a hand's open cards. */
  totalOf(cards: readonly string[]): string
  /** Marks of the winning hands; both hands for a tie. */
  winnersOf(outcome: Outcome): readonly string[]
  /** Outcome as a sentence without a full stop. */
  sentence(outcome: Outcome): string
  /** Outcome in a few characters. */
  label(outcome: Outcome): string
  /** Entry of an outcome in the roads. */
  roadRound(outcome: Outcome): BeadRound
  /** Additional lines of the statistics. */
  figures(outcomes: readonly Outcome[]): readonly string[]
  /** Further rules, shown below `words.rules`. */
  moreRules?(): readonly Node[]
}

const listOf = (items: readonly string[]): HTMLElement =>
  h('ul', {}, ...items.map((item) => h('li', {}, item)))

/** Starts the page of a card table. */
export function startCards<Options, Words extends SharedWords>(
  setUp: (words: Words, options: Options) => CardGame,
): void {
  startTable<Options, Words>((table) => {
    const { game, words, felt, options, addSpot, priceTable } = table
    const kind = setUp(words, options)
    const { steps, totalOf, winnersOf, sides, sentence, label, roadRound, figures } = kind
    const { locale, sound } = game
    const scene = createScene({ felt, words: words.cards, sound, steps, totalOf, winnersOf })
    const board = createBoard({ felt, words: words.cards, locale, sides })
    const spots = [...felt.querySelectorAll<HTMLElement>('[data-bet]')].map((element) => {
      const spot = element.dataset.bet ?? ''
      const spotLabel = words.spots[spot] ?? spot
      addSpot({
        name: spot,
        element,
        label: spotLabel,
        holder: element.lastElementChild ?? element,
      })
      return { spot, label: spotLabel }
    })
    game.rules(
      h('h3', {}, words.rulesTitle),
      listOf(words.rules),
      ...(kind.moreRules?.() ?? []),
      h('h3', {}, game.words.table.pricesTitle),
      priceTable(spots),
      h('h3', {}, words.cards.roadsTitle),
      listOf(words.roads),
    )
    return {
      open: scene.clear,
      draw: scene.draw,
      sentence,
      label,
      bead(outcome) {
        const { winner, letter } = roadRound(outcome)
        return h('span', { class: `beadLabel ${winner}`, title: sentence(outcome) }, letter)
      },
      showResults(results) {
        const [latest] = results
        if (!latest) return
        const start = boardStart(latest.number)
        const outcomes = results
          .filter(({ number }) => number >= start)
          .map(({ outcome }) => outcome)
          .toReversed()
        board.show(outcomes.map(roadRound), figures(outcomes))
      },
    }
  })
}
