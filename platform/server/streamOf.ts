/**
 * Creates a UTF-8 body from texts. Each text is produced when the reader requests it. Cancelling
 * the stream ends the iterator.
 */
export function streamOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  // The iterator is created by the first pull, so that a response to HEAD produces nothing.
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
