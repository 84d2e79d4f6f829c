/**
 * Roads as SVG. A cell is 10 by 10 units. A grid has six rows and as many columns as fit. Signs of
 * the same look are drawn as one path, because the layout of hundreds of elements would take a
 * frame.
 */
import { svg } from '../../frame/client/dom.ts'
import {
  bigRoad,
  type Color,
  type DerivedName,
  derivedRoad,
  distances,
  placeColumns,
  type RoadRound,
  roadRows,
  streaksOf,
} from '../roads.ts'

const cell = 10

export type BeadRound = RoadRound & { letter: string }

/** CSS class of the last cell of a road: `isNew` for a new round, `isAsked` for a previewed win. */
export type LastCell = 'isNew' | 'isAsked' | undefined

/** SVG element of a road and the number of columns that fit into it. */
export type RoadPlace = { element: SVGSVGElement; columns: number }

type Sign = { look: string; d: string }
type Letter = { look: string; text: string; x: number; y: number }
type Cell = { column: number; signs: readonly Sign[]; letters?: readonly Letter[] }

const centre = (at: number): number => at * cell + cell / 2

const circle = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

type Pairs = Pick<RoadRound, 'hasRedPair' | 'hasBluePair'>

const dots = ({ hasRedPair, hasBluePair }: Pairs, x: number, y: number): Sign[] => [
  ...(hasRedPair ? [{ look: 'red dot', d: circle(x - 3, y - 3, 1.5) }] : []),
  ...(hasBluePair ? [{ look: 'blue dot', d: circle(x + 3, y + 3, 1.5) }] : []),
]

/**
 * SVG texts of letters: one for each CSS class, with a position for each of its characters. Longer
 * texts, such as a count of ten ties, are separate.
 */
function textsOf(letters: readonly Letter[]): SVGElement[] {
  const looks = new Set(letters.map(({ look }) => look))
  const single = [...looks].map((look) =>
    letters.filter((letter) => letter.look === look && letter.text.length === 1),
  )
  const long = letters.filter(({ text }) => text.length > 1).map((letter) => [letter])
  return [...single, ...long].map((group) => {
    const x = group.map((letter) => letter.x).join(' ')
    const y = group.map((letter) => letter.y).join(' ')
    return svg('text', { class: group[0]?.look, x, y }, group.map(({ text }) => text).join(''))
  })
}

/** SVG elements of cells: one path for each CSS class, then the letters. */
function elementsOf(cells: readonly Cell[]): SVGElement[] {
  const paths = new Map<string, string>()
  for (const { look, d } of cells.flatMap(({ signs }) => signs)) {
    paths.set(look, (paths.get(look) ?? '') + d)
  }
  const letters = cells.flatMap((one) => one.letters ?? [])
  return [...[...paths].map(([look, d]) => svg('path', { class: look, d })), ...textsOf(letters)]
}

function gridLines(columns: number): SVGElement {
  const [width, height] = [columns * cell, roadRows * cell]
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * cell} 0V${height}`),
    ...Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * cell}H${width}`),
  ]
  return svg('path', { class: 'lines', d: lines.join('') })
}

/** Draws the latest columns that fit, starting at the left. */
function fill({ element, columns }: RoadPlace, cells: readonly Cell[], last: LastCell): void {
  const used = Math.max(0, ...cells.map(({ column }) => column + 1))
  const shift = Math.max(0, used + 1 - columns)
  const visible = cells.filter(({ column }) => column >= shift)
  const still = last ? visible.slice(0, -1) : visible
  const moving = last ? visible.slice(-1) : []
  element.setAttribute('viewBox', `-.5 -.5 ${columns * cell + 1} ${roadRows * cell + 1}`)
  element.replaceChildren(
    gridLines(columns),
    svg(
      'g',
      { transform: `translate(${-shift * cell} 0)` },
      ...elementsOf(still),
      svg('g', { class: last && `cell ${last}` }, ...elementsOf(moving)),
    ),
  )
}

/** Draws the bead plate: all rounds, column by column. */
export function drawBeads(place: RoadPlace, rounds: readonly BeadRound[], last: LastCell): void {
  const cells = rounds.map((round, at): Cell => {
    const column = Math.floor(at / roadRows)
    const [x, y] = [centre(column), centre(at % roadRows)]
    return {
      column,
      signs: [{ look: `${round.winner} bead`, d: circle(x, y, 4.3) }, ...dots(round, x, y)],
      letters: [{ look: 'letter', text: round.letter, x, y: y + 0.3 }],
    }
  })
  fill(place, cells, last)
}

/** Draws the big road, with ties as lines across the win before them. */
export function drawBigRoad(place: RoadPlace, rounds: readonly RoadRound[], last: LastCell): void {
  const cells = placeColumns(bigRoad(rounds).columns).map(
    ({ cell: win, x: column, y: row }): Cell => {
      const [x, y] = [centre(column), centre(row)]
      const ring = { look: `${win.color} ring`, d: circle(x, y, 3.8) }
      const line = { look: 'tieLine', d: `M${x - 4} ${y + 4}l8-8` }
      return {
        column,
        signs: [ring, ...(win.ties > 0 ? [line] : []), ...dots(win, x, y)],
        letters: win.ties > 1 ? [{ look: 'count', text: String(win.ties), x, y: y + 0.3 }] : [],
      }
    },
  )
  fill(place, cells, last)
}

/** Sign of a derived road, centred in a cell. */
function derivedSign(name: DerivedName, color: Color, x: number, y: number): Sign {
  if (name === 'cockroach') return { look: `${color} slash`, d: `M${x - 3} ${y + 3}l6-6` }
  return { look: `${color} ${name === 'small' ? 'bead' : 'ring'}`, d: circle(x, y, 3.4) }
}

export function drawDerivedRoad(
  place: RoadPlace,
  name: DerivedName,
  rounds: readonly RoadRound[],
  last: LastCell,
): void {
  const colors = derivedRoad(bigRoad(rounds).columns, distances[name])
  const cells = placeColumns(streaksOf(colors)).map(
    ({ cell: color, x: column, y }): Cell => ({
      column,
      signs: [derivedSign(name, color, centre(column), centre(y))],
    }),
  )
  fill(place, cells, last)
}

/** SVG of the signs that the next win would add to the derived roads. */
export const signPicture = (signs: readonly (readonly [DerivedName, Color])[]): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 34 10', 'aria-hidden': true },
    ...elementsOf([
      {
        column: 0,
        signs: signs.map(([name, color], at) => derivedSign(name, color, at * 12 + 5, 5)),
      },
    ]),
  )
