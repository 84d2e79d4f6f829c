const lineEnd = 0x0a

/**
 * Maximum length of a line in bytes. Rows are much shorter. The limit rejects files without line
 * breaks, since they are no backups.
 */
const maxLineLength = 64 * 1024 * 1024

/**
 * Splits a stream of bytes into lines without their line breaks. Bytes after the last line break
 * are a line too.
 * @throws {RangeError} when a line is longer than `limit` bytes.
 */
export async function* linesIn(
  chunks: AsyncIterable<Buffer>,
  limit = maxLineLength,
): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)])
      begun = []
      length = 0
      from = end + 1
    }
    begun.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > limit) throw new RangeError(`A line has more than ${limit} bytes`)
  }
  if (length > 0) yield Buffer.concat(begun)
}
