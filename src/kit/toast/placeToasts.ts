/** Vertical extent in CSS pixels, from the top of the viewport. */
type Band = { top: number; bottom: number }

const step = 8
/** Distance in CSS pixels from controls and from the edges of the viewport. */
const gap = 8

const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"]'

const overlapOf = (one: Band, other: Band): number =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/**
 * Finds a vertical position for an element: the one closest to an edge at which the element covers
 * no obstacle, or else the one at which it covers the least.
 * @param height height of the element in CSS pixels.
 * @param range vertical extent within which the element must fit.
 * @param obstacles vertical extents of the controls, in any order.
 * @param edge edge of the range from which the search starts.
 * @returns distance of the element from the top of the viewport in CSS pixels.
 */
export function freePlace(
  height: number,
  range: Band,
  obstacles: readonly Band[],
  edge: 'top' | 'bottom',
): number {
  const first = edge === 'top' ? range.top : range.bottom - height
  const direction = edge === 'top' ? step : -step
  let best = { top: first, covered: Number.POSITIVE_INFINITY }
  for (let top = first; top >= range.top && top + height <= range.bottom; top += direction) {
    const band = { top: top - gap, bottom: top + height + gap }
    const covered = obstacles.reduce((sum, obstacle) => sum + overlapOf(band, obstacle), 0)
    if (covered === 0) return top
    if (covered < best.covered) best = { top, covered }
  }
  return best.top
}

/** Observer of the content around the shown toasts. */
let observer: MutationObserver | undefined

/**
 * Makes the toasts visible at a position where they cover no control: near the top of a narrow
 * viewport, whose main button is at the bottom, and near the bottom of a wide one. Until then they
 * are transparent, so that nobody sees them move. Until they are gone, they move again when a
 * dialog opens or the content changes below them.
 * @param layer topmost dialog, whose controls stay free; undefined for those of the page.
 */
export function placeToasts(host: HTMLElement, layer: HTMLElement | undefined): void {
  const root = layer ?? document.documentElement
  const place = () => host.style.setProperty('--toasts-at', `${placeIn(root, host)}px`)
  place()
  host.toggleAttribute('data-placed', true)
  let frame = 0
  observer?.disconnect()
  observer = new MutationObserver((_, caller) => {
    cancelAnimationFrame(frame)
    if (host.isConnected && host.childElementCount > 0) frame = requestAnimationFrame(place)
    else caller.disconnect()
  })
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
}

function placeIn(root: Element, host: HTMLElement): number {
  const toasts = [...host.children].map((toast) => toast.getBoundingClientRect())
  const left = Math.min(...toasts.map((toast) => toast.left))
  const right = Math.max(...toasts.map((toast) => toast.right))
  const obstacles = [...root.querySelectorAll(controls)]
    .filter((control) => !host.contains(control) && (control.checkVisibility?.() ?? true))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
    .filter((control) => control.right > left && control.left < right)
  const { height } = host.getBoundingClientRect()
  const isNarrow = innerWidth < 960
  const range = { top: gap, bottom: innerHeight - (isNarrow ? gap : 2 * gap) }
  return freePlace(height, range, obstacles, isNarrow ? 'top' : 'bottom')
}
