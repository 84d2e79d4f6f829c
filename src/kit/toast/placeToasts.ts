/** Vertical extent in CSS pixels, from the top of the viewport. */
type Band = { top: number; bottom: number }

const step = 8
/** Distance in CSS pixels from controls and from the edges of the viewport. */
const gap = 8

const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"]'
const texts = 'p, li, dt, dd, h2, h3, legend, td, th, output'

/** Height of the parts of `bands` that `band` covers. */
const coverOf = (band: Band, bands: readonly Band[]): number =>
  bands.reduce((sum, { top, bottom }) => {
    const covered = Math.min(band.bottom, bottom) - Math.max(band.top, top)
    return sum + Math.max(0, covered)
  }, 0)

/**
 * Finds a vertical position for an element: of those at which it covers the least of the controls,
 * the one at which it covers the least text, and of these the one closest to an edge.
 * @param height height of the element in CSS pixels.
 * @param range vertical extent within which the element must fit.
 * @param controlBands vertical extents of the controls, in any order.
 * @param edge edge of the range from which the search starts.
 * @param textBands vertical extents of the texts, in any order.
 * @returns distance of the element from the top of the viewport in CSS pixels.
 */
export function freePlace(
  height: number,
  range: Band,
  controlBands: readonly Band[],
  edge: 'top' | 'bottom',
  textBands: readonly Band[] = [],
): number {
  const first = edge === 'top' ? range.top : range.bottom - height
  const direction = edge === 'top' ? step : -step
  let best = { top: first, controls: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY }
  for (let top = first; top >= range.top && top + height <= range.bottom; top += direction) {
    const band = { top: top - gap, bottom: top + height + gap }
    const covered = { controls: coverOf(band, controlBands), text: coverOf(band, textBands) }
    if (covered.controls + covered.text === 0) return top
    const isBetter =
      covered.controls < best.controls ||
      (covered.controls === best.controls && covered.text < best.text)
    if (isBetter) best = { top, ...covered }
  }
  return best.top
}

/** Observer of the content around the shown toasts. */
let observer: MutationObserver | undefined

/**
 * Makes the toasts visible at a position where they cover no control: near the top of a narrow
 * viewport, whose main button is at the bottom, and near the bottom of a wide one. In a dialog they
 * also avoid its text. Until then they are transparent, so that nobody sees them move. Until they
 * are gone, they move again when a dialog opens or the content changes below them.
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
  const bandsOf = (selector: string) =>
    [...root.querySelectorAll(selector)]
      .filter((element) => !host.contains(element) && (element.checkVisibility?.() ?? true))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
      .filter((element) => element.right > left && element.left < right)
  const { height } = host.getBoundingClientRect()
  const isNarrow = innerWidth < 960
  const range = { top: gap, bottom: innerHeight - (isNarrow ? gap : 2 * gap) }
  // A page is full of text, and a toast far from its edge would be overlooked there.
  const textBands = root === document.documentElement ? [] : bandsOf(texts)
  return freePlace(height, range, bandsOf(controls), isNarrow ? 'top' : 'bottom', textBands)
}
