import { type RefObject, useLayoutEffect, useState } from 'react'

export type GridLayout = {
  columns: number
  /** Height of a row with its gap, in pixels; 0 until it is measured. */
  pitch: number
  /** Distance from the top of the page to the grid, in pixels. */
  top: number
}

function measure(list: HTMLElement): GridLayout {
  const { gridTemplateColumns, rowGap, paddingTop } = getComputedStyle(list)
  const tile = list.firstElementChild
  const height = tile ? tile.getBoundingClientRect().height : 0
  return {
    columns: Math.max(1, gridTemplateColumns.split(' ').length),
    pitch: height === 0 ? 0 : height + (Number.parseFloat(rowGap) || 0),
    top: tile
      ? list.getBoundingClientRect().top + window.scrollY
      : Number.parseFloat(paddingTop) || 0,
  }
}

const isSame = (one: GridLayout, other: GridLayout) =>
  one.columns === other.columns && one.pitch === other.pitch && one.top === other.top

/** Measured layout of a grid whose tiles all have the same size, updated when it changes. */
export function useGridLayout(list: RefObject<HTMLElement | null>): GridLayout {
  const [layout, setLayout] = useState<GridLayout>({ columns: 6, pitch: 0, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const look = () =>
      setLayout((before) => {
        const now = measure(element)
        return isSame(before, now) ? before : now
      })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return layout
}
