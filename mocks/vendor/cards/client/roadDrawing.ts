/** Roads in SVG. A cell is 10 by 10; a grid has six rows and as many columns as its place allows. */
import { svg } from '../../frame/client/dom.ts'
import {
  bigRoad,
  type Color,
  type DerivedName,
  derivedRoad,
  distances,
  type Placed,
  placeColumns,
  type RoadRound,
  roadRows,
  streaksOf,
} from '../roads.ts'

const cell = 10

export type BeadRound = RoadRound & { letter: string }

/** Grid with its latest columns in view. */
type Grid = { columns: number; shift: number }

/** Grid that fits the place of a drawing, and starts at the left until it is full. */
function gridOf(place: SVGSVGElement, used: number): Grid {
  const { width, height } = place.getBoundingClientRect()
  const columns = Math.max(4, Math.floor((width / Math.max(1, height)) * roadRows))
  return { columns, shift: Math.max(0, used + 1 - columns) }
}

function showGrid(place: SVGSVGElement, { columns, shift }: Grid, nodes: readonly SVGElement[]) {
  const width = columns * cell
  const height = roadRows * cell
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${height}`),
    ...Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * cell}H${width}`),
  ]
  place.setAttribute('viewBox', `-.5 -.5 ${width + 1} ${height + 1}`)
  place.replaceChildren(
    svg('path', { class: 'lines', d: lines.join('') }),
    svg('g', { transform: `translate(${-shift * cell} 0)` }, ...nodes),
  )
}

const dots = (
  { hasRedPair, hasBluePair }: Pick<RoadRound, 'hasRedPair' | 'hasBluePair'>,
  x: number,
  y: number,
): SVGElement[] => [
  ...(hasRedPair ? [svg('circle', { class: 'red dot', cx: x - 3, cy: y - 3, r: 1.5 })] : []),
  ...(hasBluePair ? [svg('circle', { class: 'blue dot', cx: x + 3, cy: y + 3, r: 1.5 })] : []),
]

const centre = (at: number): number => at * cell + cell / 2

/** Class of the last cell: a new or an asked one. */
export type LastCell = 'isNew' | 'isAsked' | undefined

function fill(
  place: SVGSVGElement,
  cells: readonly { x: number; nodes: SVGElement[] }[],
  last: LastCell,
): void {
  const grid = gridOf(place, Math.max(0, ...cells.map(({ x }) => x + 1)))
  const groups = cells
    .filter(({ x }) => x >= grid.shift)
    .map(({ nodes }) => svg('g', { class: 'cell' }, ...nodes))
  if (last) groups.at(-1)?.classList.add(last)
  showGrid(place, grid, groups)
}

/** Bead plate: every round, column by column. */
export function drawBeads(
  place: SVGSVGElement,
  rounds: readonly BeadRound[],
  last: LastCell,
): void {
  const cells = rounds.map((round, at) => {
    const x = Math.floor(at / roadRows)
    const [cx, cy] = [centre(x), centre(at % roadRows)]
    const nodes = [
      svg('circle', { class: `${round.winner} bead`, cx, cy, r: 4.3 }),
      svg('text', { class: 'letter', x: cx, y: cy + 0.3 }, round.letter),
      ...dots(round, cx, cy),
    ]
    return { x, nodes }
  })
  fill(place, cells, last)
}

/** Big road, with ties as lines over the win before them. */
export function drawBigRoad(
  place: SVGSVGElement,
  rounds: readonly RoadRound[],
  last: LastCell,
): void {
  const { columns } = bigRoad(rounds)
  const cells = placeColumns(columns).map(({ cell: win, x, y }) => {
    const [cx, cy] = [centre(x), centre(y)]
    const ties =
      win.ties > 0 ? [svg('path', { class: 'tieLine', d: `M${cx - 4} ${cy + 4}l8-8` })] : []
    const count =
      win.ties > 1 ? [svg('text', { class: 'count', x: cx, y: cy + 0.3 }, String(win.ties))] : []
    const ring = svg('circle', { class: `${win.color} ring`, cx, cy, r: 3.8 })
    return { x, nodes: [ring, ...ties, ...count, ...dots(win, cx, cy)] }
  })
  fill(place, cells, last)
}

/** Sign of a derived road at the centre of a cell. */
export function derivedSign(name: DerivedName, color: Color, cx: number, cy: number): SVGElement {
  if (name === 'cockroach') {
    return svg('path', { class: `${color} slash`, d: `M${cx - 3} ${cy + 3}l6-6` })
  }
  const form = name === 'small' ? 'bead' : 'ring'
  return svg('circle', { class: `${color} ${form}`, cx, cy, r: 3.4 })
}

export function drawDerivedRoad(
  place: SVGSVGElement,
  name: DerivedName,
  rounds: readonly RoadRound[],
  last: LastCell,
): void {
  const colors = derivedRoad(bigRoad(rounds).columns, distances[name])
  const placed: Placed<Color>[] = placeColumns(streaksOf(colors))
  const cells = placed.map(({ cell: color, x, y }) => ({
    x,
    nodes: [derivedSign(name, color, centre(x), centre(y))],
  }))
  fill(place, cells, last)
}
