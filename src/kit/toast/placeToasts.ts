/** Vertical extent in CSS pixels, from the top of the viewport. */
type Band = { top: number; bottom: number }

const step = 8
/** Distance in CSS pixels from controls and from the edges of the viewport. */
const gap = 8

const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"]'

const overlapOf = (one: Band, other: Band): number =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/**
 * Finds a vertical position for an element: the topmost one at which the element covers no
 * obstacle, or else the one at which it covers the least.
 * @param height height of the element in CSS pixels.
 * @param range vertical extent within which the element must fit.
 * @param obstacles vertical extents of the controls, in any order.
 * @returns distance of the element from the top of the viewport in CSS pixels.
 */
export function freePlace(height: number, range: Band, obstacles: readonly Band[]): number {
  let best = { top: range.top, covered: Number.POSITIVE_INFINITY }
  for (let top = range.top; top + height <= range.bottom; top += step) {
    const band = { top: top - gap, bottom: top + height + gap }
    const covered = obstacles.reduce((sum, obstacle) => sum + overlapOf(band, obstacle), 0)
    if (covered === 0) return top
    if (covered < best.covered) best = { top, covered }
  }
  return best.top
}

/**
 * Makes the toasts visible; in a narrow viewport, at a position where they cover no control. Until
 * then they are transparent, so that nobody sees them move.
 */
export function placeToasts(host: HTMLElement): void {
  host.style.removeProperty('--toasts-at')
  host.toggleAttribute('data-placed', true)
  if (innerWidth >= 960) return
  const root = host.closest('dialog, [role="dialog"]') ?? document
  const obstacles = [...root.querySelectorAll(controls)]
    .filter((control) => !host.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < innerHeight)
  const { height } = host.getBoundingClientRect()
  const top = freePlace(height, { top: gap, bottom: innerHeight - gap }, obstacles)
  host.style.setProperty('--toasts-at', `${top}px`)
}
