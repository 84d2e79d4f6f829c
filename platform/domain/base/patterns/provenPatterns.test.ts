import { describe, expect, it } from 'vitest'
import { classifyInline } from '../../../../src/lib/patterns/inlinePatterns.ts'
import { provenPatterns } from './provenPatterns.ts'

describe('built-in patterns', () => {
  it.each([...provenPatterns])(
    'the stored verdict equals the result of the checker for %s',
    { timeout: 60_000 },
    async (source, verdict) => {
      expect(await classifyInline(source)).toEqual(verdict)
    },
  )
})
