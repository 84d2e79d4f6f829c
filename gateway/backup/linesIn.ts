const lineEnd = 0x0a

/**
 * The longest line that is read, in bytes: no row is near it, and a stranger's file may be one
 * line.
 */
const longest = 64 * 1024 * 1024

/**
 * The lines of a stream of bytes, without their ends. What follows the last end is a line as well,
 * unless it is nothing.
 */
export async function* linesIn(
  chunks: AsyncIterable<Buffer>,
  limit = longest,
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
