/** Number of games per request of a list that is shown as one scrolled page. */
export const sliceSize = 60

/**
 * Numbers of the slices that contain the games of a range, counted from 1 like the pages of
 * requests.
 */
export function slicesBetween(from: number, to: number): number[] {
  if (to <= from) return []
  const first = Math.floor(from / sliceSize) + 1
  const last = Math.floor((to - 1) / sliceSize) + 1
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Number of a game's slice, and the game's index in the slice. */
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

/** Heights, in pixels, of the empty space above and below the rendered rows. */
export const roomAround = ({ first, last, lines, pitch }: Lines) => ({
  above: first * pitch,
  below: Math.max(0, lines - 1 - last) * pitch,
})
