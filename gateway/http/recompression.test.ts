import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { compressAll } from './compression.ts'
import { type PreparedAnswer, prepareAnswer } from './preparedAnswer.ts'
import { createRecompression } from './recompression.ts'

async function anAnswer(text: string): Promise<PreparedAnswer> {
  const body = Buffer.from(text)
  const content = { status: 200, kind: 'page', headers: [], tagOf: () => '"1"', body } as const
  return prepareAnswer(content, await compressAll(body, 'fast'))
}

const words = Array.from({ length: 4000 }, (_, index) => `word ${(index * 7919) % 1013}`).join()

it('a queued response becomes smaller and has the same content', async () => {
  const answer = await anAnswer(words)
  const before = answer.variants.br?.body.length ?? 0
  createRecompression().add('home', answer)
  await vi.waitFor(() => expect(answer.isSmallest).toBe(true), { timeout: 30_000 })
  const after = answer.variants.br?.body ?? Buffer.alloc(0)
  expect(after.length).toBeLessThan(before)
  expect(brotliDecompressSync(after).toString()).toBe(words)
})

it('a response that was replaced while it was queued is not recompressed', async () => {
  const improved: PreparedAnswer[] = []
  const recompression = createRecompression(async (answer) => void improved.push(answer))
  const [old, current, other] = await Promise.all(['a', 'b', 'c'].map(anAnswer))
  if (!old || !current || !other) throw new Error('The responses are missing')
  recompression.add('home', old)
  recompression.add('home', current)
  recompression.add('other', other)
  await vi.waitFor(() => expect(improved).toEqual([current, other]), { timeout: 30_000 })
})
