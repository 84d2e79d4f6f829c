/** Racetrack: the numbers in wheel order on an oval around the three sectors. */

import type { RouletteWords } from '../../../content/games/rouletteTexts.ts'
import { colorOf, wheelNumbers } from '../../../rules/roulette/rouletteNumbers.ts'
import { fillText, svg } from '../../frame/client/dom.ts'
import { neighborChips, type SectorChips, type SectorName, sectors } from '../rouletteSectors.ts'

/** Size of the track in user units. The track has two straights and two half circles. */
export type TrackShape = { width: number; height: number }

export const wideTrack: TrackShape = { width: 836, height: 116 }
export const uprightTrack: TrackShape = { width: 336, height: 252 }

const margin = 2
/** Width of the band of numbers. */
const band = 28

type Point = readonly [x: number, y: number]

/**
 * Geometry of the track. Distances are measured clockwise along the track, from the middle of its
 * left end.
 */
function measure({ width, height }: TrackShape) {
  const radius = (height - band) / 2 - margin
  const straight = width - height
  const length = 2 * straight + 2 * Math.PI * radius
  const quarter = (Math.PI * radius) / 2
  const [left, right, middle] = [height / 2, width - height / 2, height / 2]
  const turn = (x: number, angle: number, reach: number): Point => [
    x + Math.cos(angle) * reach,
    middle + Math.sin(angle) * reach,
  ]
  const pointAt = (distance: number, offset: number): Point => {
    const at = ((distance % length) + length) % length
    const reach = radius + offset
    if (at < quarter) return turn(left, Math.PI + at / radius, reach)
    if (at < quarter + straight) return [left + at - quarter, middle - reach]
    const half = at - quarter - straight
    if (half < 2 * quarter) return turn(right, half / radius - Math.PI / 2, reach)
    const back = half - 2 * quarter
    if (back < straight) return [right - back, middle + reach]
    return turn(left, Math.PI / 2 + (back - straight) / radius, reach)
  }
  return { pointAt, cell: length / wheelNumbers.length }
}

const samples = 24
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** Centroid of a polygon. */
function centreOf(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0]
  points.forEach(([fromX, fromY], at) => {
    const [toX, toY] = points[(at + 1) % points.length] ?? [fromX, fromY]
    const cross = fromX * toY - toX * fromY
    area += cross / 2
    x += ((fromX + toX) * cross) / 6
    y += ((fromY + toY) * cross) / 6
  })
  return [x / area, y / area]
}

/** Parts of the track that border each sector, as index ranges in `wheelNumbers`. */
const borders: Readonly<Record<SectorName, readonly (readonly [from: number, to: number])[]>> = {
  voisins: [[27.5, 44.5]],
  orphelins: [
    [7.5, 10.5],
    [22.5, 27.5],
  ],
  tiers: [[10.5, 22.5]],
}

type TrackOptions = {
  shape: TrackShape
  words: RouletteWords
  put(order: SectorChips): void
}

/** Calls `act` when an element of the track is clicked or activated by a key. */
function press(element: SVGElement, act: () => void): void {
  element.addEventListener('click', act)
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) act()
  })
}

const label = ([x, y]: Point, text: string): SVGElement => svg('text', { x, y }, text)

/** Buttons of the track's numbers; arrow keys move the focus along the track. */
function drawNumbers({ shape, words, put }: TrackOptions): SVGElement[] {
  const { pointAt, cell } = measure(shape)
  const cells = wheelNumbers.map((number, at) => {
    const steps = [-0.5, -0.25, 0, 0.25, 0.5].map((step) => (at + step) * cell)
    const outer = steps.map((distance) => pointAt(distance, band / 2))
    const inner = steps.toReversed().map((distance) => pointAt(distance, -band / 2))
    const element = svg(
      'g',
      {
        class: `raceCell ${colorOf(number)}`,
        role: 'button',
        tabindex: at === 0 ? 0 : -1,
        'aria-label': fillText(words.neighbors, { number }),
        'data-near': number,
      },
      svg('path', { d: pathOf([...outer, ...inner]) }),
      label(pointAt(at * cell, 0), String(number)),
    )
    press(element, () => put(neighborChips(number)))
    return element
  })
  cells.forEach((element, at) => {
    element.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
      const next = step && cells[(at + step + cells.length) % cells.length]
      if (!next) return
      event.preventDefault()
      element.setAttribute('tabindex', '-1')
      next.setAttribute('tabindex', '0')
      next.focus()
    })
  })
  return cells
}

function drawSector({ shape, words, put }: TrackOptions, name: SectorName): SVGElement {
  const { pointAt, cell } = measure(shape)
  const points = borders[name].flatMap(([from, to]) =>
    Array.from({ length: samples + 1 }, (_, index) =>
      pointAt((from + ((to - from) * index) / samples) * cell, -band / 2 - margin),
    ),
  )
  const count = sectors[name].reduce((sum, { chips }) => sum + chips, 0)
  const text = words.sectors[name]
  const element = svg(
    'g',
    {
      class: 'sector',
      role: 'button',
      tabindex: 0,
      'aria-label': fillText(words.sectorChips, { sector: text, count }),
      'data-sector': name,
    },
    svg('path', { d: pathOf(points) }),
    label(centreOf(points), text),
  )
  press(element, () => put(sectors[name]))
  return element
}

export function drawTrack(options: TrackOptions): SVGSVGElement {
  const { shape, words } = options
  return svg(
    'svg',
    {
      viewBox: `0 0 ${shape.width} ${shape.height}`,
      class: 'track',
      role: 'group',
      'aria-label': words.race,
    },
    ...(['voisins', 'orphelins', 'tiers'] as const).map((name) => drawSector(options, name)),
    ...drawNumbers(options),
  )
}
