/** Number of values in one statement; small enough that other statements do not wait noticeably. */
export const pieceSize = 1_000

/** Splits a list into pieces for one statement each. */
export function* inPieces<One>(all: readonly One[], size = pieceSize): Generator<readonly One[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
