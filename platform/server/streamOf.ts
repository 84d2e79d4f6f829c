/**
 * A body of UTF-8 out of texts that are made one by one, each when the reader has room for it.
 * A reader who leaves ends the making.
 */
export function streamOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  // Begun by the first pull: an answer to HEAD makes nothing.
  let iterator: AsyncIterator<string> | undefined
  return new ReadableStream(
    {
      async pull(controller) {
        iterator ??= chunks[Symbol.asyncIterator]()
        const { done, value } = await iterator.next()
        if (done === true) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await iterator?.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
