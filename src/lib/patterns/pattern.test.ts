import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import jsonSchemaSuite from '../../../tests/corpora/jsonSchemaPattern.json' with { type: 'json' }
import naughtyStrings from '../../../tests/corpora/naughtyStrings.json' with { type: 'json' }
import corpus from '../../../tests/corpora/patterns.json' with { type: 'json' }
import {
  type CompiledPattern,
  compilePattern,
  matchesNative,
  PATTERN_INPUT_CAP,
  PATTERN_SOURCE_CAP,
} from './pattern.ts'

type Entry = {
  pattern: string
  kind: string
  accept?: string[]
  reject?: string[]
  hostile?: boolean
}

// TypeScript infers a union of all shapes in the JSON file; `Entry` has their common properties.
const entries = corpus as Entry[]
const kindOf = (pattern: CompiledPattern) =>
  pattern.kind === 'regex' ? pattern.dialect : pattern.kind
const match = (source: string, value: string) => matchesNative(compilePattern(source), value).kind

describe('compilePattern', () => {
  it('compilePattern determines the kind of every pattern of the corpus', () => {
    expect(entries.length).toBeGreaterThanOrEqual(300)
    for (const { pattern, kind } of entries) {
      expect([pattern, kindOf(compilePattern(pattern))]).toEqual([pattern, kind])
    }
  })

  it('[REG-16] each pattern of the corpus matches its `accept` values and none of its `reject` values', () => {
    for (const { pattern, accept = [], reject = [] } of entries.filter(({ hostile }) => !hostile)) {
      for (const value of accept)
        expect([pattern, value, match(pattern, value)]).toEqual([pattern, value, 'match'])
      for (const value of reject)
        expect([pattern, value, match(pattern, value)]).toEqual([pattern, value, 'mismatch'])
    }
  })

  it.each(['*', '', ' ', '\n', ' * '])('[REG-17] the pattern %j matches everything', (source) => {
    expect(compilePattern(source)).toEqual({ kind: 'any' })
    for (const value of naughtyStrings) expect(match(source, value)).toBe('match')
  })

  it.each([undefined, null, 5, true, {}, [], ['^a$'], Symbol('a'), () => '^a$'])(
    'a source that is not a text is invalid: %j',
    (source) => {
      expect(compilePattern(source)).toEqual({ kind: 'invalid', reason: 'notText' })
    },
  )

  it('compilePattern returns the reason why a pattern is invalid', () => {
    const reasonOf = (source: string) => {
      const pattern = compilePattern(source)
      return pattern.kind === 'invalid' && pattern.reason
    }
    expect(reasonOf('a'.repeat(PATTERN_SOURCE_CAP))).toBe(false)
    expect(reasonOf('a'.repeat(PATTERN_SOURCE_CAP + 1))).toBe('tooLong')
    expect(reasonOf('a\0')).toBe('badCharacter')
    expect(reasonOf('\ud800')).toBe('badCharacter')
    expect(reasonOf('[a-z&&[^aeiou]]')).toBe('ambiguous')
    expect(reasonOf('/abc/i')).toBe('ambiguous')
    expect(compilePattern('(a')).toEqual({
      kind: 'invalid',
      reason: 'syntax',
      detail: expect.stringContaining('Unterminated group'),
    })
  })

  it('compilePattern reads every naughty string without throwing', () => {
    for (const source of naughtyStrings) {
      expect(['any', 'u', 'none', 'invalid']).toContain(kindOf(compilePattern(source)))
    }
  })

  it('compilePattern never throws for any source, and its expressions lack the flags g and y', () => {
    const bits = fc.constantFrom(
      ...'^$.*+?()[]{}|\\/-,:=!<>&ab1 é王😀',
      ...['\\d', '\\W', '\\p{L}', '\\p{IsHan}', '\\A', '\\z', '\\_', '\\1', '[[:alpha:]]', '[^'],
      ...['(?:', '(?=', '(?!', '(?<=', '(?<n>', '(?i)', '(?P<m>', '{2,3}', '{,3}', '&&[', '\\Q'],
      ...['\\u{61}', '\\ud83d', '\\x{61}', '\ud800', '\0', '(?#', '\\k<n>', '#^', '$/i', '*+'],
    )
    const source = fc.array(bits, { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(source, (text) => {
        const pattern = compilePattern(text)
        expect(['any', 'u', 'none', 'invalid']).toContain(kindOf(pattern))
        if (pattern.kind === 'regex') expect(pattern.regex.flags).toMatch(/^i?m?s?u?$/)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe("JSON Schema's pattern tests", () => {
  const cases = jsonSchemaSuite.flatMap(({ schema, tests }) =>
    tests.map((test) => ({ ...test, schema: schema as { pattern?: string } })),
  )
  it.each(cases.filter(({ data, schema }) => typeof data === 'string' && schema.pattern))(
    "a pattern agrees with JSON Schema's test: $description",
    ({ schema, data, valid }) => {
      expect(match(schema.pattern ?? '', String(data))).toBe(valid ? 'match' : 'mismatch')
    },
  )
})

describe('matchesNative', () => {
  it('[REG-16] matchesNative searches the value, so that a pattern needs anchors to match all of it', () => {
    expect(match('[0-9]', 'ana1silva')).toBe('match')
    expect(match('^[0-9]$', 'ana1silva')).toBe('mismatch')
  })

  it('matchesNative returns the same result each time, even for a source with the flag g', () => {
    const pattern = compilePattern('/^a/g')
    expect([1, 2, 3].map(() => matchesNative(pattern, 'ab').kind)).toEqual(Array(3).fill('match'))
  })

  it('matchesNative does not run a pattern on a value above the cap', () => {
    const pattern = compilePattern('^a+$')
    expect(matchesNative(pattern, 'a'.repeat(PATTERN_INPUT_CAP))).toEqual({ kind: 'match' })
    expect(matchesNative(pattern, 'a'.repeat(PATTERN_INPUT_CAP + 1))).toEqual({
      kind: 'unchecked',
      reason: 'tooLong',
    })
  })

  it('matchesNative returns unchecked for an invalid pattern', () => {
    expect(matchesNative(compilePattern('('), 'a')).toEqual({
      kind: 'unchecked',
      reason: 'invalid',
    })
  })

  it('matchesNative returns unchecked when an expression throws at run time', () => {
    const regex = /a/u
    regex.test = () => {
      throw new SyntaxError('Regular expression too large')
    }
    expect(matchesNative({ kind: 'regex', regex, dialect: 'u' }, 'a')).toEqual({
      kind: 'unchecked',
      reason: 'failed',
    })
  })
})
