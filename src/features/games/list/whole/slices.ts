/** Games per request for a list on one page. */
export const sliceSize = 60

/** Slices that contain the games of a range, from 1 like the pages of a request. */
export function slicesBetween(from: number, to: number): number[] {
  if (to <= from) return []
  const first = Math.floor(from / sliceSize) + 1
  const last = Math.floor((to - 1) / sliceSize) + 1
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Slice of a game, and its index in that slice. */
export const placeInSlice = (index: number) => ({
  slice: Math.floor(index / sliceSize) + 1,
  at: index % sliceSize,
})

type Lines = {
  /** First and last rendered row, from 0. */
  first: number
  last: number
  lines: number
  /** Height of a row with its gap, in pixels. */
  pitch: number
}

/** Space above and below the rendered rows, for those that are not rendered. */
export const roomAround = ({ first, last, lines, pitch }: Lines) => ({
  above: first * pitch,
  below: Math.max(0, lines - 1 - last) * pitch,
})
