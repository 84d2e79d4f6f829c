import type { BaccaratWords } from '../../../content/games/baccaratTexts.ts'
import { bankerDraws, pointsOf, readBaccarat } from '../../../rules/baccarat/baccaratRules.ts'
import type { BaccaratOptions } from '../../../rules/variants/tableVariants.ts'
import type { DealStep } from '../../cards/client/cardScene.ts'
import { type CardGame, startCards } from '../../cards/client/startCards.ts'
import { fillText, h } from '../../frame/client/dom.ts'

type Outcome = readonly string[]

/**
 * Steps of a deal: four cards are dealt face down, then the player's hand is opened, then the
 * banker's. The second card of a hand and third cards are squeezed.
 */
function stepsOf(outcome: Outcome): DealStep[] {
  const first: DealStep[] = [0, 1, 2, 3].map((at) => ({ act: 'deal', at }))
  const third = outcome.slice(4).flatMap((_, more): DealStep[] => [
    { act: 'deal', at: 4 + more },
    { act: 'squeeze', at: 4 + more },
  ])
  return [
    ...first,
    { act: 'flip', at: 0 },
    { act: 'squeeze', at: 2 },
    { act: 'flip', at: 1 },
    { act: 'squeeze', at: 3 },
    ...third,
  ]
}

const winners = { P: 'blue', B: 'red', T: 'tie' } as const

function sentenceOf({ sentences }: BaccaratWords, outcome: Outcome): string {
  const { winner, player, banker, hasPlayerPair, hasBankerPair } = readBaccarat(outcome)
  const pair = hasPlayerPair
    ? hasBankerPair
      ? 'both'
      : 'player'
    : hasBankerPair
      ? 'banker'
      : 'none'
  return fillText(sentences[winner][pair], { player, banker })
}

/** Values of the player's third card on which the banker draws, such as `2–7`. */
function drawnValues(points: number, words: BaccaratWords): string {
  const values = Array.from({ length: 10 }, (_, value) => value)
  const drawn = values.filter((value) => bankerDraws(points, value))
  if (drawn.length === 10) return words.drawsAlways
  if (drawn.length === 0) return words.drawsNever
  // With three points, the banker draws on every value except 8, so the values are listed one by
  // one. With other points, the values form one range.
  return points === 3 ? drawn.join(', ') : `${drawn[0]}–${drawn.at(-1)}`
}

function thirdCardTable(words: BaccaratWords): HTMLElement {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((points) =>
    h('tr', {}, h('th', { scope: 'row' }, String(points)), h('td', {}, drawnValues(points, words))),
  )
  const head = [words.bankerPoints, words.drawsOn]
  return h(
    'table',
    {},
    h('thead', {}, h('tr', {}, ...head.map((name) => h('th', { scope: 'col' }, name)))),
    h('tbody', {}, ...rows),
  )
}

function setUp(words: BaccaratWords, { hasCommission }: BaccaratOptions): CardGame {
  const { sides, letters } = words
  return {
    sides: (['B', 'P', 'T'] as const).map((side) => ({
      winner: winners[side],
      name: sides[side],
      letter: letters[side],
    })),
    steps: stepsOf,
    totalOf: (cards) => String(pointsOf(cards)),
    winnersOf(outcome) {
      const { winner } = readBaccarat(outcome)
      return winner === 'T' ? ['P', 'B'] : [winner]
    },
    sentence: (outcome) => sentenceOf(words, outcome),
    label(outcome) {
      const { winner, player, banker } = readBaccarat(outcome)
      return `${letters[winner]} ${Math.max(player, banker)}`
    },
    roadRound(outcome) {
      const { winner, hasPlayerPair, hasBankerPair } = readBaccarat(outcome)
      return {
        winner: winners[winner],
        letter: letters[winner],
        hasRedPair: hasBankerPair,
        hasBluePair: hasPlayerPair,
      }
    },
    figures(outcomes) {
      const read = outcomes.map(readBaccarat)
      const naturals = read.filter(({ isNatural }) => isNatural).length
      const pairs = read.filter((round) => round.hasPlayerPair || round.hasBankerPair).length
      return [
        fillText(words.naturals, { count: naturals }),
        fillText(words.pairs, { count: pairs }),
      ]
    },
    moreRules: () => [
      h('p', {}, hasCommission ? words.commission : words.noCommission),
      h('h3', {}, words.thirdCardTitle),
      thirdCardTable(words),
      h('p', {}, words.playerStood),
    ],
  }
}

startCards<BaccaratOptions, BaccaratWords>(setUp)
