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
 * Index of the tile that a key leads to; undefined if there is none, so that the page scrolls by
 * default. Left and Right continue in the next row; Home and End lead to the ends of the row.
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
