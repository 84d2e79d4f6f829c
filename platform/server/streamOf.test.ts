import { expect, it } from 'vitest'
import { streamOf } from './streamOf.ts'

/** Texts that note when each was made, and whether the making was ended. */
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

it('makes each text when the reader asks for it, and nothing before', async () => {
  const { made, chunks } = texts()
  const reader = streamOf(chunks).getReader()
  expect(made).toEqual([])
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe('um,')
  expect(made).toEqual(['um,'])
})

it('gives all of it as UTF-8, then ends', async () => {
  expect(await new Response(streamOf(texts().chunks)).text()).toBe('um,dois,três')
})

it('ends the making when the reader leaves', async () => {
  const { chunks, made, isEnded } = texts()
  const reader = streamOf(chunks).getReader()
  await reader.read()
  await reader.cancel()
  expect(isEnded()).toBe(true)
  expect(made).toEqual(['um,'])
})
