import type { RouletteWords } from '../../../content/games/rouletteTexts.ts'
import { colorOf } from '../../../rules/roulette/rouletteNumbers.ts'
import type { TableResult } from '../../../rules/table/tableOutcomes.ts'
import type { RouletteOptions } from '../../../rules/variants/tableVariants.ts'
import { byId, fillText, h } from '../../frame/client/dom.ts'
import { showInFrame } from '../../frame/client/frames.ts'
import { startTable } from '../../table/client/startTable.ts'
import type { TableClient } from '../../table/client/tableClient.ts'
import { type SectorName, sectors, wheelNeighbors } from '../rouletteSectors.ts'
import { type DrawnLayout, drawLayout } from './drawLayout.ts'
import { uprightShape, wideShape } from './layout.ts'
import { drawTrack, uprightTrack, wideTrack } from './racetrack.ts'
import { createWheel } from './wheel.ts'

type Table = TableClient<RouletteOptions, RouletteWords>

/** Length of the lists of hot and cold numbers. */
const numbersListed = 4

const bead = (number: number): HTMLElement =>
  h('span', { class: `bead ${colorOf(number)}` }, String(number))

const numberOf = ([number]: readonly string[]): number => Number(number)

/** Shows the numbers drawn most and least often in the last rounds. */
function showHeat(results: readonly TableResult[]): void {
  const counts = Array.from({ length: 37 }, (_, number) => ({ number, count: 0 }))
  for (const { outcome } of results) {
    const drawn = counts[numberOf(outcome)]
    if (drawn) drawn.count += 1
  }
  const sorted = counts.toSorted(
    (one, other) => other.count - one.count || one.number - other.number,
  )
  byId('hot').replaceChildren(...sorted.slice(0, numbersListed).map(({ number }) => bead(number)))
  byId('cold').replaceChildren(...sorted.slice(-numbersListed).map(({ number }) => bead(number)))
}

/** Roulette numbers of the bet on an element; empty if the element is no bet. */
function numbersAt(target: EventTarget | null): readonly number[] {
  if (!(target instanceof Element)) return []
  const spot = target.closest<SVGElement>('[data-numbers],[data-near],[data-sector]')
  const { numbers, near, sector } = spot?.dataset ?? {}
  if (numbers !== undefined) return numbers.split(' ').map(Number)
  if (near !== undefined) return wheelNeighbors(Number(near))
  // The cast is safe: the attribute only ever contains the name of a sector.
  const chips = sector === undefined ? [] : sectors[sector as SectorName]
  return chips.flatMap(({ spot: name }) => (name.split('/')[1] ?? '').split('-').map(Number))
}

/**
 * Draws layout and racetrack for a narrow or wide screen, and redraws them when the width changes.
 */
function createLayout({ words, addSpot, put, felt }: Table) {
  const narrow = matchMedia('(max-width: 767px)')
  let layout: DrawnLayout | undefined
  let marked: number | undefined
  const draw = () => {
    const isNarrow = narrow.matches
    layout = drawLayout(byId('layout'), isNarrow ? uprightShape : wideShape, words, addSpot)
    layout.mark(marked)
    const shape = isNarrow ? uprightTrack : wideTrack
    byId('race').replaceChildren(drawTrack({ shape, words, put }))
  }
  draw()
  narrow.addEventListener('change', draw)
  const light = showInFrame((target: EventTarget | null) => layout?.light(numbersAt(target)))
  for (const type of ['pointerover', 'focusin'] as const) {
    felt.addEventListener(type, ({ target }) => light(target))
  }
  for (const type of ['pointerleave', 'focusout'] as const) {
    felt.addEventListener(type, () => light(null))
  }
  return (number: number | undefined) => {
    marked = number
    layout?.mark(number)
  }
}

function showRules({ game, words, options, priceTable }: Table): void {
  const rows = [
    { label: words.rows.straight, spot: 'straight/1' },
    { label: words.rows.split, spot: 'split/1-2' },
    { label: words.rows.street, spot: 'street/1-2-3' },
    { label: words.rows.corner, spot: 'corner/1-2-4-5' },
    { label: words.rows.line, spot: 'line/1-2-3-4-5-6' },
    { label: words.rows.column, spot: 'column/1' },
    { label: words.rows.even, spot: 'red' },
  ]
  game.rules(
    h('h3', {}, words.rulesTitle),
    h('p', {}, words.rules),
    ...(options.hasLaPartage ? [h('p', {}, words.partage)] : []),
    priceTable(rows),
    h('h3', {}, words.sectorsTitle),
    h('ul', {}, ...words.sectorRules.map((rule) => h('li', {}, rule))),
  )
}

startTable<RouletteOptions, RouletteWords>((table) => {
  const { words, game } = table
  const mark = createLayout(table)
  const wheel = createWheel()
  showRules(table)
  const [last] = table.results()
  if (last) void wheel.spin(numberOf(last.outcome), 0).then(wheel.clear)
  return {
    open() {
      mark(undefined)
      wheel.clear()
    },
    async draw(outcome, duration) {
      if (duration > 0) game.sound('spin')
      const isDrawn = await wheel.spin(numberOf(outcome), duration)
      if (!isDrawn) return
      game.sound('stop')
      mark(numberOf(outcome))
    },
    sentence(outcome) {
      const number = numberOf(outcome)
      return fillText(words.outcome, { number, color: words.colors[colorOf(number)] })
    },
    label: ([number = '']) => number,
    bead: (outcome) => bead(numberOf(outcome)),
    showResults: showHeat,
  }
})
