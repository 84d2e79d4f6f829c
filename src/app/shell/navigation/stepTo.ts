/**
 * Target of an arrow key among tiles in rows: the index of a tile, or `out` above the first row;
 * undefined if the key leads nowhere. Rows are derived from the positions of the tiles.
 */
export function stepTo(
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
