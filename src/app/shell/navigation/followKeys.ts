import type { NavigationType } from '../../../features/games/navigation/navigationRules.ts'
import { entryOf } from './followPointer.ts'

/**
 * Target of an arrow key among tiles in rows: the index of a tile, or `out` above the first row;
 * undefined if the key leads nowhere. Rows are derived from the positions of the tiles.
 */
function stepTo(
  key: string,
  index: number,
  tiles: readonly HTMLElement[],
): number | 'out' | undefined {
  const last = tiles.length - 1
  const inRow = columnsOf(tiles)
  const forward = isMirrored(tiles[index]) ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return within(index + forward, last)
    case 'ArrowLeft':
      return within(index - forward, last)
    case 'ArrowDown':
      return index + inRow <= last ? index + inRow : last
    case 'ArrowUp':
      return index - inRow >= 0 ? index - inRow : 'out'
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

const within = (index: number, last: number) => (index < 0 || index > last ? undefined : index)

function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.offsetTop
  const next = tiles.findIndex((tile) => tile.offsetTop !== top)
  return next === -1 ? tiles.length : next
}

const isMirrored = (tile: HTMLElement | undefined) =>
  tile !== undefined && getComputedStyle(tile).direction === 'rtl'

type DropDown = {
  current: () => NavigationType | undefined
  open: (type: NavigationType | undefined) => void
  hasDropDown: (type: string | undefined) => type is NavigationType
}

/** Tiles of a drop-down that arrow keys step through. */
const tilesOf = (entry: Element | null): HTMLElement[] => [
  ...(entry?.querySelectorAll<HTMLElement>('[data-tile]') ?? []),
]

/**
 * Handles keys on the bar: Down opens and enters a drop-down, arrows step through it, Escape closes
 * it and returns to its entry; Tab or a press outside closes it. @returns a function that removes
 * the handlers
 */
export function followKeys(bar: HTMLElement, { current, open, hasDropDown }: DropDown) {
  const over = new AbortController()
  const options = { signal: over.signal }
  const toggleOf = (type: string) =>
    bar.querySelector<HTMLElement>(`[data-type="${type}"] > button[aria-expanded]`)

  const enter = (entry: HTMLElement, type: NavigationType) => {
    open(type)
    const first = () => tilesOf(entry)[0]
    if (first()) return first()?.focus()
    // While the vendors load there are no tiles, so the focus waits for the first one.
    const watcher = new MutationObserver(() => {
      if (!first()) return
      watcher.disconnect()
      if (entry.contains(document.activeElement)) first()?.focus()
    })
    watcher.observe(entry, { childList: true, subtree: true })
    over.signal.addEventListener('abort', () => watcher.disconnect(), { once: true })
  }
  bar.addEventListener(
    'keydown',
    (event) => {
      const entry = entryOf(event.target)
      const type = entry?.dataset.type
      if (!entry || !hasDropDown(type)) return
      const tiles = tilesOf(entry)
      const index = tiles.findIndex((tile) => tile.contains(document.activeElement))
      if (index === -1) {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        enter(entry, type)
        return
      }
      const next = stepTo(event.key, index, tiles)
      if (next === undefined) return
      event.preventDefault()
      if (next === 'out') toggleOf(type)?.focus()
      else tiles[next]?.focus()
    },
    options,
  )
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const type = current()
      if (key !== 'Escape' || type === undefined) return
      const wasInside = bar.contains(document.activeElement)
      open(undefined)
      if (wasInside) toggleOf(type)?.focus()
    },
    options,
  )
  const closeOutside = ({ target }: Event) => {
    const type = current()
    if (type !== undefined && entryOf(target)?.dataset.type !== type) open(undefined)
  }
  document.addEventListener('pointerdown', closeOutside, options)
  document.addEventListener('focusin', closeOutside, options)
  return () => over.abort()
}
