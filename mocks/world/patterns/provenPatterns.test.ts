import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { classifyPattern } from './classifyPattern.ts'
import { provenPatterns } from './provenPatterns.ts'

describe('a pattern that we bring ourselves', () => {
  it.each([...provenPatterns])(
    'has the verdict that the checker gives: %s',
    async (source, verdict) => {
      expect(await classifyPattern(source, check)).toEqual(verdict)
    },
  )
})
