import type { MinesWords } from '../../../content/games/minesTexts.ts'
import { createFairDialog } from '../../fair/client/fairDialog.ts'
import { highestWin } from '../../fair/winCap.ts'
import { fillText, h } from '../../frame/client/dom.ts'
import { type GameClient, startGame } from '../../frame/client/startGame.ts'
import type { MinesOpening } from '../minesGame.ts'
import { mineTilesOf, multiplierOf, tileCount } from '../minesRules.ts'
import { cashOut, openRandom, openTile, placeBet, resume } from './acts.ts'
import { createBoard } from './board.ts'
import { createPanel } from './panel.ts'
import { createPrize } from './prize.ts'
import { createSeedsForm } from './seedsForm.ts'
import { listRounds, noteRound, showControls, type Table, textOfField } from './table.ts'

type Client = GameClient<MinesOpening, MinesWords>

/** Maximum number of tiles in the table of the rules. */
const tilesInTable = 8
const minesInTable = [1, 3, 5, 10, 24]

function paytable({ words, opening: { rtp } }: Client, times: (value: number) => string) {
  const { rules } = words
  const cell = (mines: number, count: number) =>
    count <= tileCount - mines ? `${times(multiplierOf({ mines, rtp }, count))}×` : '–'
  const openings = Array.from({ length: tilesInTable }, (_, at) => at + 1)
  return h(
    'table',
    {},
    h('caption', {}, rules.table),
    h(
      'tr',
      {},
      h('th', {}, rules.opened),
      ...minesInTable.map((mines) => h('th', {}, `${words.mines}: ${mines}`)),
    ),
    ...openings.map((count) =>
      h(
        'tr',
        {},
        h('th', {}, String(count)),
        ...minesInTable.map((mines) => h('td', {}, cell(mines, count))),
      ),
    ),
  )
}

function explainRules(game: Client, times: (value: number) => string): void {
  const { words, opening, locale, stakes, money } = game
  const { rules } = words
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const factor = new Intl.NumberFormat(locale).format(opening.rtp / 10_000)
  const rtp = percent.format(opening.rtp / 10_000)
  const amount = money(highestWin(stakes.maximum))
  game.rules(
    h('h3', {}, rules.title),
    h('p', {}, rules.play),
    h('p', {}, fillText(rules.pay, { factor, rtp })),
    h('p', {}, fillText(rules.cap, { amount })),
    h('p', {}, rules.cut),
    h('p', {}, rules.keys),
    paytable(game, times),
  )
}

function part(stage: HTMLElement, selector: string): HTMLElement {
  const found = stage.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The stage has no ${selector}`)
  return found
}

startGame<MinesOpening, MinesWords>((game) => {
  const { words, opening, stage, isReduced, money, locale } = game
  const numbers = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const times = (multiplier: number) => numbers.format(multiplier / 100)
  const bet = h('button', { type: 'button', class: 'button act' })
  const random = h('button', { type: 'button', class: 'button quiet' }, words.random)
  game.controls.append(random, bet)
  const seeds = createSeedsForm(game)
  const table: Table = {
    game,
    bet,
    random,
    seeds,
    times,
    board: createBoard({
      place: part(stage, '.board'),
      motif: opening.motif,
      words,
      isReduced,
      onOpen: (tile) => openTile(table, tile),
    }),
    panel: createPanel({
      place: part(stage, '.panel'),
      rtp: opening.rtp,
      words,
      times,
      money,
      onChange: () => showControls(table),
    }),
    prize: createPrize({ place: part(stage, '.boardWrap'), isReduced, money }),
    fair: createFairDialog({
      words: words.fair,
      formula: words.formula,
      compute: async (of, mines) => textOfField(words, await mineTilesOf(of, mines)),
      hasMines: true,
      seeds: seeds.node,
      vectorOf: ({ mines }) => textOfField(words, mines),
    }),
    open: undefined,
    ended: [...opening.ended],
    isBusy: false,
  }
  bet.addEventListener('click', () => (table.open ? cashOut(table) : void placeBet(table)))
  random.addEventListener('click', () => openRandom(table))
  part(stage, '.board').addEventListener('keydown', ({ key }) => {
    if (key === 'r' || key === 'R') openRandom(table)
    if (key === 'c' || key === 'C') cashOut(table)
  })
  game.onStakeChange(() => showControls(table))
  explainRules(game, times)
  seeds.show(opening.next)
  for (const round of opening.ended.toReversed()) noteRound(table, round)
  listRounds(table)
  game.say(opening.open ? words.resumed : words.ready)
  if (opening.open) resume(table, opening.open)
  showControls(table)
})
