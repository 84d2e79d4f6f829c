import { describe, expect, it } from 'vitest'
import { classifyInline } from '../../../../src/lib/patterns/inlinePatterns.ts'
import { provenPatterns } from './provenPatterns.ts'

describe('a pattern that we bring ourselves', () => {
  it.each([...provenPatterns])(
    'has the verdict that the checker gives: %s',
    { timeout: 60_000 },
    async (source, verdict) => {
      expect(await classifyInline(source)).toEqual(verdict)
    },
  )
})
