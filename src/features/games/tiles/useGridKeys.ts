import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'

/** Key press on a tile of a grid. */
type Step = {
  key: string
  /** Index of the focused tile, from 0. */
  index: number
  count: number
  columns: number
  isRightToLeft: boolean
}

/**
 * Index of the tile that a key moves to; undefined if there is none, and the key then keeps its
 * default action. Left and Right continue in the adjacent row; Home and End move to the ends of the
 * row.
 */
export function stepTo({ key, index, count, columns, isRightToLeft }: Step): number | undefined {
  const line = Math.floor(index / columns) * columns
  const ends: Readonly<Record<string, number>> = {
    ArrowRight: index + (isRightToLeft ? -1 : 1),
    ArrowLeft: index + (isRightToLeft ? 1 : -1),
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: line,
    End: Math.min(line + columns, count) - 1,
  }
  const next = ends[key]
  return next === undefined || next < 0 || next >= count ? undefined : next
}

/** Index of the list item that contains the target; -1 if none does. */
const itemWith = (list: Element, target: EventTarget) =>
  [...list.children].findIndex((item) => target instanceof Node && item.contains(target))

const press = (item: Element | undefined, selector: string) =>
  item?.querySelector<HTMLElement>(selector)

/** Number of columns in the current layout; a single row has as many columns as tiles. */
function columnsOf(list: HTMLElement): number {
  const { gridTemplateColumns, gridAutoFlow } = getComputedStyle(list)
  if (gridAutoFlow.startsWith('column')) return list.children.length
  return Math.max(1, gridTemplateColumns.split(' ').length)
}

/** Rendered range of a partly rendered list: the first item, and the index after the last. */
type Range = { from: number; to: number }

const everything: Range = { from: 0, to: Number.POSITIVE_INFINITY }

/**
 * Keyboard navigation of a grid of tiles. Tab moves to one tile and then out of the grid, arrow
 * keys move between tiles, Enter starts the game because the play button has the focus, and F
 * toggles the favourite.
 */
export function useGridKeys({ from, to }: Range = everything) {
  const isHydrated = useHydrated()
  const [active, setActive] = useState(0)
  // The focused tile may no longer be rendered; Tab then moves to the first rendered tile.
  const reached = active >= from && active < to ? active : from
  return {
    /**
     * `tabIndex` for the controls of a tile; undefined before hydration, so that Tab reaches all
     * controls.
     */
    tabIndexOf: (index: number): number | undefined =>
      isHydrated ? (index === reached ? 0 : -1) : undefined,
    listProps: {
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        const index = itemWith(currentTarget, target)
        if (index >= 0) setActive(from + index)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
        const { currentTarget: list, key } = event
        const index = itemWith(list, event.target)
        const items = [...list.children]
        if (key.toLowerCase() === 'f') {
          press(items[index], '[data-star]')?.click()
          return
        }
        const next = stepTo({
          key,
          index,
          count: items.length,
          columns: columnsOf(list),
          isRightToLeft: getComputedStyle(list).direction === 'rtl',
        })
        if (next === undefined) return
        event.preventDefault()
        setActive(from + next)
        press(items[next], '[data-play]')?.focus()
      },
    },
  }
}
