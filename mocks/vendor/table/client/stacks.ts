import { svg } from '../../frame/client/dom.ts'
import { chipIndex } from './tableBets.ts'

/** Centre and width of a stack, in user units of the SVG that contains it. */
export type StackPlace = { x: number; y: number; size: number }

type Stack = { value: number; label: string; values: readonly number[] }

/** Maximum number of discs in a stack. */
const discs = 4

/** Discs that represent an amount, from bottom to top, as indices into the chip values. */
export function discsOf(values: readonly number[], amount: number): number[] {
  const shown: number[] = []
  let left = amount
  for (let at = values.length - 1; at >= 0 && shown.length < discs; at -= 1) {
    const value = values[at] ?? 0
    while (left >= value && shown.length < discs) {
      shown.push(at)
      left -= value
    }
  }
  return shown.length > 0 ? shown : [chipIndex(values, amount)]
}

function disc(index: number, y: number): SVGElement {
  return svg(
    'g',
    { class: `disc chip${index + 1}`, transform: `translate(0 ${y})` },
    svg('ellipse', { cx: 22, cy: 25, rx: 20, ry: 19, class: 'side' }),
    svg('circle', { cx: 22, cy: 22, r: 20, class: 'face' }),
    svg('circle', { cx: 22, cy: 22, r: 17, class: 'edge' }),
    svg('circle', { cx: 22, cy: 22, r: 13, class: 'core' }),
  )
}

/** Draws the stack of an amount, with the label on the top disc. */
export function drawStack(stack: SVGSVGElement, { value, label, values }: Stack): void {
  const shown = discsOf(values, value)
  const top = -(shown.length - 1) * 4
  const size = label.length > 4 ? 10 : label.length > 3 ? 12 : 14
  stack.replaceChildren(
    ...shown.map((index, at) => disc(index, -at * 4)),
    svg('text', { x: 22, y: 22 + top, 'font-size': size, class: 'amount' }, label),
  )
}

/**
 * Creates an empty stack in its holder.
 * @param at position in an SVG holder; undefined for an HTML holder.
 */
export function createStack(holder: Element, at: StackPlace | undefined): SVGSVGElement {
  const box = { class: 'stack', viewBox: '0 -14 44 60', 'aria-hidden': true }
  const stack = at
    ? svg('svg', {
        ...box,
        x: at.x - at.size / 2,
        y: at.y - (at.size * 36) / 44,
        width: at.size,
        height: (at.size * 60) / 44,
      })
    : svg('svg', box)
  holder.append(stack)
  return stack
}
