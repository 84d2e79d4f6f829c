/**
 * Creates the gzip of a mostly constant text: the constant parts are compressed once, and variable
 * parts are inserted uncompressed.
 */
import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Gzip header with deflate, no name, no time and unknown system (RFC 1952, 2.3). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const level = 9

/** Maximum length of a stored block (RFC 1951, 3.2.4). */
const longestStored = 0xffff

/** A stored (uncompressed) block that is not the last one. */
function stored(bytes: Buffer): Buffer {
  if (bytes.length > longestStored) throw new RangeError(`${bytes.length} bytes are no block`)
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(~bytes.length & longestStored, 3)
  return Buffer.concat([header, bytes])
}

/**
 * Compresses the constant parts once.
 * @param around constant parts. A variable part is inserted between each two constant parts.
 * @returns a function that builds the gzip from the variable parts at low cost.
 */
export function spliceGzip(around: readonly Buffer[]): (between: readonly Buffer[]) => Buffer {
  const compressed = around.map((bytes, index) =>
    deflateRawSync(bytes, {
      level,
      // Every part except the last ends at a byte boundary.
      ...(index < around.length - 1 && { finishFlush: constants.Z_SYNC_FLUSH }),
    }),
  )
  return (between) => {
    const pieces: Buffer[] = [head]
    let sum = 0
    let length = 0
    for (const [index, bytes] of around.entries()) {
      const next = between[index]
      pieces.push(compressed[index] ?? bytes)
      sum = crc32(bytes, sum)
      length += bytes.length
      if (!next || index === around.length - 1) continue
      pieces.push(stored(next))
      sum = crc32(next, sum)
      length += next.length
    }
    const end = Buffer.alloc(8)
    end.writeUInt32LE(sum, 0)
    end.writeUInt32LE(length, 4)
    return Buffer.concat([...pieces, end])
  }
}
