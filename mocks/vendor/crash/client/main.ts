import type { CrashWords } from '../../../content/games/crashTexts.ts'
import { createFairDialog, type ShownRound } from '../../fair/client/fairDialog.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { startGame } from '../../frame/client/startGame.ts'
import { crashOfSeeds } from '../crashRules.ts'
import type { CrashOpening } from '../crashView.ts'
import { createBets } from './bets.ts'
import type { CrashClient } from './client.ts'
import { followFlights } from './follow.ts'
import { createCrowdList, createFlightList } from './lists.ts'
import { createServerClock } from './serverClock.ts'
import { createStageView } from './stageView.ts'

function explainRules({ words, opening, locale, money, rules }: CrashClient): void {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const texts = words.rules
  rules(
    h('h3', {}, texts.title),
    h('p', {}, texts.play),
    h('p', {}, texts.growth),
    h('p', {}, texts.cashOut),
    h('p', {}, fillText(texts.rtp, { rtp: percent.format(opening.rtp / 10_000) })),
    h('p', {}, fillText(texts.cap, { amount: money(opening.highestWin) })),
  )
}

function part<Found extends Element>(stage: HTMLElement, selector: string): Found {
  const found = stage.querySelector<Found>(selector)
  if (!found) throw new Error(`The stage has no ${selector}`)
  return found
}

startGame<CrashOpening, CrashWords>((game) => {
  const { words, opening, stage, locale, money, controls } = game
  const numbers = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const times = (multiplier: number) => numbers.format(multiplier / 100)
  const clock = createServerClock(opening.now)
  const percent = new Intl.NumberFormat(locale).format(opening.rtp / 100)
  const fair = createFairDialog({
    words: words.fair,
    formula: words.formula.map((text) => fillText(text, { percent })),
    compute: async (seeds) => `${times(await crashOfSeeds(seeds, opening.rtp))}×`,
    hasMines: false,
    vectorOf: ({ crash }) => `${times(crash)}× (99 %)`,
  })
  const crowd = createCrowdList({ place: part(stage, '.crowd'), words, money, times })
  const view = createStageView({
    canvas: part(stage, 'canvas'),
    motif: opening.motif,
    words,
    times,
    clock,
    isReduced: game.isReduced,
  })
  const bets = createBets({ game, clock, times })
  controls.append(...bets.nodes)
  explainRules(game)
  let rounds: ShownRound[] = []
  const showFlights = createFlightList({
    place: part<HTMLElement>(stage, '.flights'),
    words,
    times,
    onPress: ({ number }) => fair.open(rounds.find(({ proof }) => proof.nonce === number)),
  })
  followFlights({
    game,
    clock,
    view,
    bets,
    crowd,
    showEarlier(earlier) {
      rounds = earlier.map(({ number, crashedAt, proof }) => ({
        label: fillText(words.flightLabel, { number, multiplier: times(crashedAt) }),
        proof,
        mines: 0,
        result: `${times(crashedAt)}×`,
      }))
      fair.setRounds(rounds)
      showFlights(earlier)
    },
  })
})
