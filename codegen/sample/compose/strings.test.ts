import { describe, expect, it } from 'vitest'
import { composedOf, composedOften, contradictionOf } from './testing/composition.ts'

const patterns: [string, object?][] = [
  ['^[a-z]{3}-[0-9]{4}$'],
  ['^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,16}$'],
  ['^(?=.*[!@#$%])(?=.*\\d)(?=.*[A-Z])(?!.*\\s).{10,}$', { maxLength: 12 }],
  ['^(?!-)(?!.*--)[a-z0-9-]{1,63}(?<!-)$'],
  ['(?<=\\$)\\d+(?:\\.\\d\\d)?'],
  ['^foo(?=bar)'],
  ['^([a-z]+)=\\1$'],
  ['^(?<quote>[\'"]).*\\k<quote>$'],
  ['^\\p{Lu}\\p{Ll}+( \\p{Lu}\\p{Ll}+)*$'],
  ['^\\p{Script=Greek}+$', { minLength: 5 }],
  ['^[^\\x00-\\x7F]{2}$'],
  ['^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$'],
  ['^#(?:[0-9a-f]{3}){1,2}$'],
  ['^(?:ab|cde)+$', { minLength: 17, maxLength: 17 }],
  ['^[0-9a-f]{64}$'],
  ['^a{300}$'],
  ['\\bword\\b'],
  ['\\bfoo\\b', { minLength: 9 }],
  ['\\bfoo\\b.*\\bbar\\b', { minLength: 30 }],
  ['^\\w+\\b \\B-'],
  ['^([a-z])\\1{2}-([0-9])\\2$'],
  ['^(?<pair>[a-z]{2})(?:-\\k<pair>){3}$'],
  ['^(\\w{2,8})/\\1$', { minLength: 15 }],
  ['needle', { minLength: 30 }],
  ['^start', { minLength: 12, maxLength: 12 }],
  ['end$', { minLength: 12, maxLength: 12 }],
  ['^$'],
  ['^[\\w.+-]+@[\\w-]+\\.[\\w.]+$', { format: 'email', maxLength: 20 }],
  ['^https://', { format: 'uri' }],
  ['Z$', { format: 'date-time' }],
  ['^\\d{4}-0[1-3]-', { format: 'date' }],
  ['^10\\.', { format: 'ipv4' }],
  ['^192\\.168\\.\\d+\\.7$', { format: 'ipv4' }],
  ['^fd00:', { format: 'ipv6' }],
  ['^2024-', { format: 'date' }],
  ['^2024-02-1\\dT.*\\+02:00$', { format: 'date-time' }],
  ['\\.\\d{3}Z$', { format: 'date-time' }],
  ['^0[89]:', { format: 'time' }],
  ['^PT\\d+M$', { format: 'duration' }],
  ['^00000000-', { format: 'uuid' }],
  ['^[0-9A-F-]+$', { format: 'uuid' }],
  ['^[^@]+@corp\\.example$', { format: 'email' }],
  ['^(?:sales|help)\\+\\d+@', { format: 'email', maxLength: 30 }],
  ['\\.internal$', { format: 'hostname', minLength: 20 }],
  ['^urn:isbn:\\d{13}$', { format: 'uri' }],
  ['^https://api\\.\\w+\\.com/v[12]/', { format: 'uri', minLength: 40 }],
  ['\\.(?:png|jpe?g)$', { format: 'url' }],
  ['^(?=.*gmail)(?!a)', { format: 'email' }],
  ['^/v1/', { format: 'uri-reference' }],
  ['^iVBOR', { format: 'byte' }],
  ['^[A-Z]{2}\\d{2}[A-Z0-9]{1,30}$', { maxLength: 20 }],
  ['^(\\d+)(\\.\\d+){2}(-[0-9A-Za-z-]+)?$'],
]

describe('composed texts', () => {
  it.each(patterns)('a composed text matches the pattern %s with %o', (pattern, beside = {}) => {
    const { invalidValues } = composedOften({ type: 'string', pattern, ...beside })
    expect(invalidValues).toEqual([])
  })

  it('composing a text finishes for a pattern with exponential backtracking', () => {
    const pattern = '^https?://[a-z.]+([/\\w .-]*)*/?$'
    const example = `https://example.com/${'a'.repeat(60)}?`
    expect(composedOf({ type: 'string', pattern, example })).toMatch(/^https?:\/\/[a-z.]+/)
  })

  it.each([
    [['^a', 'z$']],
    [['^[a-z]+$', '^.{3}x', 'y.$']],
    [['[A-Z]', '[0-9]', '^[A-Za-z0-9]{6}$']],
    [['^a.*', '^.*b.*$', 'c$', '^[abc]{5,9}$']],
    [['^(?:[a-f]\\d){6}$', 'a1b2', '3d4$', '^e']],
  ])('a composed text matches all of the patterns %o', (all) => {
    const schema = { type: 'string', allOf: all.map((pattern) => ({ pattern })) }
    expect(composedOften(schema).invalidValues).toEqual([])
  })

  it.each([
    'date-time',
    'date',
    'time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'uri',
    'uri-reference',
    'uri-template',
    'url',
    'uuid',
    'json-pointer',
    'relative-json-pointer',
    'json-pointer-uri-fragment',
    'regex',
    'byte',
    'base64url',
    'iso-time',
    'iso-date-time',
    'idn-email',
    'iri',
    'binary',
    'password',
    'unheard-of',
  ])('a composed text is valid for the format %s', (format) => {
    expect(composedOften({ type: 'string', format }).invalidValues).toEqual([])
  })

  it.each([
    ['email', { maxLength: 8 }],
    ['email', { minLength: 60 }],
    ['hostname', { minLength: 100, maxLength: 120 }],
    ['uri', { maxLength: 12 }],
    ['uri', { minLength: 200 }],
    ['date-time', { minLength: 27 }],
    ['ipv4', { minLength: 15 }],
    ['ipv6', { maxLength: 5 }],
    ['byte', { minLength: 33 }],
    ['base64url', { minLength: 33 }],
    ['base64url', { maxLength: 2 }],
    ['json-pointer', { minLength: 40 }],
  ])('a composed text is valid for the format %s with %o', (format, length) => {
    expect(composedOften({ type: 'string', format, ...length }).invalidValues).toEqual([])
  })

  it.each([
    { maxLength: 0 },
    { maxLength: 1 },
    { minLength: 1, maxLength: 1 },
    { minLength: 500 },
    { minLength: 3, not: { pattern: 'a' } },
    { maxLength: 4, not: { maxLength: 3 } },
    { minLength: 3, not: { minLength: 4 } },
    { maxLength: 1, not: { enum: ['a', 'b', ''] } },
  ])('a composed text satisfies the keywords %o', (keywords) => {
    expect(composedOften({ type: 'string', ...keywords }).invalidValues).toEqual([])
  })

  it('the length of a composed text is measured in code points', () => {
    const schema = {
      type: 'string',
      pattern: '^\\p{Emoji_Presentation}+$',
      minLength: 3,
      maxLength: 3,
    }
    const { values, invalidValues } = composedOften(schema)
    expect(invalidValues).toEqual([])
    expect([...String(values[0])]).toHaveLength(3)
  })

  it('a composed text contains a valid document of its media type in its encoding', () => {
    const schema = {
      type: 'string',
      contentEncoding: 'base64',
      contentMediaType: 'application/json',
      contentSchema: { type: 'object', required: ['id'], properties: { id: { const: 7 } } },
    }
    const text = Buffer.from(String(composedOf(schema)), 'base64').toString()
    expect(JSON.parse(text)).toEqual({ id: 7 })
  })

  it('a minimum length above the maximum length is reported as a contradiction', () => {
    const schema = { type: 'string', allOf: [{ minLength: 5 }, { maxLength: 3 }] }
    expect(contradictionOf(schema)).toEqual({
      pointer: '',
      reason: 'minLength 5 is more than maxLength 3',
      proven: true,
    })
  })

  it('if no text matches all patterns, composing fails, but does not report a proof that none exists', () => {
    const schema = { type: 'string', allOf: [{ pattern: '^a' }, { pattern: '^b' }] }
    expect(contradictionOf(schema)).toMatchObject({ proven: false })
  })
})
