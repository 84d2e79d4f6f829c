/** Where an arrow key leads from one of the tiles of a grid. */
type Step = {
  key: string
  /** The tile that has the focus, from 0. */
  index: number
  count: number
  columns: number
  isRightToLeft: boolean
}

/**
 * The tile that a key leads to; undefined where there is none, so that the page scrolls as it
 * would. Left and right go on in the next line, Home and End to the ends of the line.
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
