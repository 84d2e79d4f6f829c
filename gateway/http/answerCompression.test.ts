import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createAnswerCompression } from './answerCompression.ts'

const headers = { 'Content-Type': 'application/json; charset=utf-8', ETag: '"g-1"' }
const request = new Request('http://gateway/wps/games/catalogue', {
  headers: { 'Accept-Encoding': 'br' },
})
/** Words in no order, so that more effort makes them smaller. */
const text = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => `tigre ${(at * 7919) % 20_011} ${(at * 31) % 97}`),
)

it('answers a long text at once, and from then on with the best that can be made of it', async () => {
  const { respond, toCaller } = createAnswerCompression()
  const ask = async () => {
    const response = await toCaller(request, respond(text, { status: 200, headers }))
    expect(response.headers.get('Content-Encoding')).toBe('br')
    return Buffer.from(await response.arrayBuffer())
  }
  const first = await ask()
  expect(brotliDecompressSync(first).toString()).toBe(text)
  await vi.waitFor(async () => expect((await ask()).length).toBeLessThan(first.length), 20_000)
  expect(brotliDecompressSync(await ask()).toString()).toBe(text)
})
