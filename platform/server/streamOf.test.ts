import { expect, it } from 'vitest'
import { streamOf } from './streamOf.ts'

/** Iterable of texts that records the produced texts and its end. */
function texts() {
  const made: string[] = []
  let isEnded = false
  async function* make() {
    try {
      for (const text of ['um,', 'dois,', 'três']) {
        made.push(text)
        yield text
      }
    } finally {
      isEnded = true
    }
  }
  return { made, chunks: make(), isEnded: () => isEnded }
}

it('a stream produces each text only when the reader requests it', async () => {
  const { made, chunks } = texts()
  const reader = streamOf(chunks).getReader()
  expect(made).toEqual([])
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe('um,')
  expect(made).toEqual(['um,'])
})

it('a stream returns all texts as UTF-8 and then ends', async () => {
  expect(await new Response(streamOf(texts().chunks)).text()).toBe('um,dois,três')
})

it('a cancelled stream ends its iterator', async () => {
  const { chunks, made, isEnded } = texts()
  const reader = streamOf(chunks).getReader()
  await reader.read()
  await reader.cancel()
  expect(isEnded()).toBe(true)
  expect(made).toEqual(['um,'])
})
