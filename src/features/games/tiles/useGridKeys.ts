import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { stepTo } from './gridSteps.ts'

/** Which of the items of a list has the focus within; -1 when none has. */
const itemWith = (list: Element, target: EventTarget) =>
  [...list.children].findIndex((item) => target instanceof Node && item.contains(target))

const press = (item: Element | undefined, selector: string) =>
  item?.querySelector<HTMLElement>(selector)

/** How many items stand in one line, as the styles have laid them out. */
function columnsOf(list: HTMLElement): number {
  const { gridTemplateColumns, gridAutoFlow } = getComputedStyle(list)
  if (gridAutoFlow.startsWith('column')) return list.children.length
  return Math.max(1, gridTemplateColumns.split(' ').length)
}

/** The items that are drawn of a list of which only a part is: the first, and after the last. */
type Range = { from: number; to: number }

const everything: Range = { from: 0, to: Number.POSITIVE_INFINITY }

/**
 * Keys of a grid of tiles: Tab comes to one tile and leaves the grid after it, arrows go from tile
 * to tile, Enter plays as the focus is on what plays, F marks a favourite.
 */
export function useGridKeys({ from, to }: Range = everything) {
  const isHydrated = useHydrated()
  const [active, setActive] = useState(0)
  // What has the focus may not be drawn any more: then Tab comes to the first that is.
  const reached = active >= from && active < to ? active : from
  return {
    /** For the controls of a tile; all can be reached until the page answers keys. */
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
