/** Draws the roulette layout as SVG and registers each of its betting areas as a spot. */
import type { RouletteWords } from '../../../content/games/rouletteTexts.ts'
import { colorOf } from '../../../rules/roulette/rouletteNumbers.ts'
import { fillText, svg } from '../../frame/client/dom.ts'
import type { NewSpot } from '../../table/client/spots.ts'
import { centreOf, type LayoutShape, type LayoutSpot, layoutSpots } from './layout.ts'

const inWords = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key

/** Accessible name of a spot, also used in the rules. */
function spotLabel(
  { spots }: RouletteWords,
  { name, kind, numbers }: Pick<LayoutSpot, 'name' | 'kind' | 'numbers'>,
): string {
  const isNumbered = kind === 'column' || kind === 'dozen'
  const key = isNumbered ? name.replace('/', '') : kind
  return fillText(inWords(spots, key), { numbers: numbers.join('-') })
}

/** Text or symbol on a spot: its number, short name or colour diamond; undefined on a cell edge. */
function signOf(
  shape: LayoutShape,
  words: RouletteWords,
  spot: LayoutSpot,
): SVGElement | undefined {
  const { kind, name, numbers, rect, isEdge } = spot
  if (isEdge) return undefined
  const { x, y } = centreOf(rect)
  if (kind === 'red' || kind === 'black') {
    const d = `M${x - 22} ${y}l22-13 22 13-22 13z`
    return svg('path', { d, class: `diamond ${kind}`, transform: turn(shape, kind, x, y) })
  }
  const key = kind === 'dozen' ? name.replace('/', '') : kind
  const text = kind === 'straight' ? String(numbers[0]) : inWords(words.shown, key)
  const isSmall = kind !== 'straight'
  return svg(
    'text',
    { x, y, class: isSmall ? 'small' : undefined, transform: turn(shape, kind, x, y) },
    text,
  )
}

/** Rotates the text of dozens and even chances by 90 degrees in the upright layout. */
const turn = (shape: LayoutShape, kind: string, x: number, y: number): string | undefined =>
  shape.isUpright && kind !== 'straight' && kind !== 'column' ? `rotate(-90 ${x} ${y})` : undefined

function classOf({ isEdge, kind, numbers }: LayoutSpot): string {
  if (isEdge) return 'hit'
  return kind === 'straight' ? `cell ${colorOf(numbers[0] ?? 0)}` : 'cell outside'
}

export type DrawnLayout = {
  /** Highlights the cells of the given numbers and no others. */
  light(numbers: readonly number[]): void
  /** Puts the marker on the drawn number; undefined removes the marker. */
  mark(number: number | undefined): void
}

/** Marker that the dealer puts on the drawn number. */
function createDolly(): SVGSVGElement {
  return svg(
    'svg',
    { class: 'dolly', viewBox: '0 0 24 30', width: 24, height: 30, 'aria-hidden': true },
    svg('path', { d: 'M4 27h16l-3-9h-10z', fill: '#d6ab54' }),
    svg('ellipse', { cx: 12, cy: 27, rx: 9, ry: 2.5, fill: '#8c6526' }),
    svg('circle', { cx: 12, cy: 11, r: 8, fill: '#f3dc9f', stroke: '#8c6526' }),
  )
}

/** Draws a layout into `place`, and calls `addSpot` for each of its spots. */
export function drawLayout(
  place: HTMLElement,
  shape: LayoutShape,
  words: RouletteWords,
  addSpot: (spot: NewSpot) => void,
): DrawnLayout {
  const element = svg('svg', { viewBox: `0 0 ${shape.width} ${shape.height}` })
  place.replaceChildren(element)
  const signs = svg('g')
  const stacks = svg('g')
  const dolly = createDolly()
  const cells = new Map<number, SVGElement>()
  for (const spot of layoutSpots(shape)) {
    const { x, y, width, height } = spot.rect
    const part = svg('rect', { x, y, width, height, class: classOf(spot) })
    part.dataset.numbers = spot.numbers.join(' ')
    if (spot.kind === 'straight') cells.set(spot.numbers[0] ?? 0, part)
    const sign = signOf(shape, words, spot)
    if (sign) signs.append(sign)
    element.append(part)
    const centre = centreOf(spot.rect)
    const at = { ...centre, size: spot.isEdge ? 26 : 32 }
    addSpot({ name: spot.name, element: part, label: spotLabel(words, spot), holder: stacks, at })
  }
  element.append(signs, stacks)
  let lit: ReadonlySet<number> = new Set()
  let marked: SVGElement | undefined
  return {
    light(numbers) {
      const next = new Set(numbers)
      for (const number of new Set([...lit, ...next])) {
        cells.get(number)?.classList.toggle('lit', next.has(number))
      }
      lit = next
    },
    mark(number) {
      marked?.classList.remove('drawn')
      const cell = number === undefined ? undefined : cells.get(number)
      marked = cell
      if (!cell) {
        dolly.remove()
        return
      }
      cell.classList.add('drawn')
      const attribute = (name: string) => Number(cell.getAttribute(name))
      dolly.setAttribute('x', String(attribute('x') + attribute('width') - 22))
      dolly.setAttribute('y', String(attribute('y') - 8))
      element.append(dolly)
    },
  }
}
