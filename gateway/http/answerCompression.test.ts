import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createAnswerCompression } from './answerCompression.ts'

const headers = { 'Content-Type': 'application/json; charset=utf-8', ETag: '"g-1"' }
const request = new Request('http://gateway/wps/games/catalogue', {
  headers: { 'Accept-Encoding': 'br' },
})
/** Words in mixed order, so that the compression level affects the size. */
const text = JSON.stringify(
  Array.from({ length: 20_000 }, (_, at) => `tigre ${(at * 7919) % 20_011} ${(at * 31) % 97}`),
)

it('a long response is compressed fast the first time, and at the highest level for later requests', async () => {
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
