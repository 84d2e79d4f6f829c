/** How many games one call brings to a list that is one page. */
export const sliceSize = 60

/** The slices that hold some of the games from one place to another, from 1 as calls count. */
export function slicesBetween(from: number, to: number): number[] {
  if (to <= from) return []
  const first = Math.floor(from / sliceSize) + 1
  const last = Math.floor((to - 1) / sliceSize) + 1
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** In which slice a game is, and where there. */
export const placeInSlice = (index: number) => ({
  slice: Math.floor(index / sliceSize) + 1,
  at: index % sliceSize,
})

type Lines = {
  /** The first and the last line that is drawn, from 0. */
  first: number
  last: number
  lines: number
  /** From one line to the next, in pixels. */
  pitch: number
}

/** The room above and below the lines that are drawn, for those that are not. */
export const roomAround = ({ first, last, lines, pitch }: Lines) => ({
  above: first * pitch,
  below: Math.max(0, lines - 1 - last) * pitch,
})
