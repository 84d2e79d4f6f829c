/**
 * Maximum number of values in one statement; small enough not to delay other statements noticeably.
 */
export const pieceSize = 1_000

/** Splits a list into pieces, each small enough for one statement. */
export function* inPieces<One>(all: readonly One[], size = pieceSize): Generator<readonly One[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
