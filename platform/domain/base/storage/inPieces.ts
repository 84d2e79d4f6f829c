/** So many are asked for at once that nobody else waits for their answer. */
export const pieceSize = 1_000

/** A list of any length in pieces that one statement asks for. */
export function* inPieces<One>(all: readonly One[], size = pieceSize): Generator<readonly One[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}
