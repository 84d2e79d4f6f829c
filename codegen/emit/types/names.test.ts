import { describe, expect, it } from 'vitest'
import { contractOf } from '../../testing/contractOf.ts'
import { type Claims, typeErrorsOf } from '../../testing/typeClaims.ts'
import { emitTypes } from '../types.ts'

const text = { type: 'string' }
const awkward = [
  '100 %',
  'a-b',
  'a"b',
  "a'b",
  'a\\b',
  'a\nb',
  'ünï',
  '日本',
  '',
  ' ',
  '\u2028',
  '$x',
  '`',
]
const special = [
  '__proto__',
  'constructor',
  'new',
  'readonly',
  'get',
  '1',
  '01',
  '1e3',
  '-1',
  '1.0',
]

/**
 * `JSON.parse` creates a property of any name; an object literal would treat `__proto__`
 * differently.
 */
const objectOf = (names: string[]) =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:{"type":"string"}`).join()}}`)

const names = [...awkward, ...special]
const claimOf = (name: string, type: string) => `Same<${type}[${JSON.stringify(name)}], string>`

const cases: Record<string, Claims> = {
  'names of properties are unchanged': {
    contract: contractOf(
      {},
      {
        A: { required: names, properties: objectOf(names) },
        B: { properties: { '5 %': { properties: { in: { properties: { it: text } } } } } },
      },
    ),
    claims: [
      ...names.map((name) => claimOf(name, "S['A']")),
      "Same<NonNullable<NonNullable<S['B']['5 %']>['in']>['it'], string | undefined>",
    ],
  },
  'names of schemas are unchanged, and references find them': {
    contract: contractOf(
      {},
      {
        ...objectOf(awkward),
        '2': text,
        List: { type: 'array', items: { $ref: '#/components/schemas/ünï' } },
        List1: { type: 'array', items: { $ref: '#/components/schemas/List1' } },
        'a/b~c%d': { properties: { self: { $ref: '#/components/schemas/a~1b~0c%25d' } } },
        WithRequired: { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['a"b'] }] },
        Base: { properties: { 'a"b': text } },
      },
    ),
    claims: [
      ...awkward.map((name) => claimOf(name, 'S')),
      "Same<S['List'], string[]>",
      "Same<S['List1'][0], S['List1']>",
      "Same<NonNullable<S['a/b~c%d']['self']>, S['a/b~c%d']>",
      `Same<S['WithRequired']['a"b'], string>`,
    ],
  },
  'names of paths, operations and parameters are unchanged': {
    contract: contractOf({
      '/a/{b-c}/"d"': {
        get: {
          operationId: 'get "it" #1',
          parameters: [{ name: 'ids[]', in: 'query', schema: text }],
          responses: {},
        },
      },
    }),
    claims: [
      `Same<paths['/a/{b-c}/"d"']['get'], operations['get "it" /1']>`,
      `Same<operations['get "it" /1']['parameters']['query'], { 'ids[]'?: string } | undefined>`,
    ],
  },
}

describe('names in generated types', async () => {
  const complaints = await typeErrorsOf(cases)
  it.each(Object.keys(cases))('names in generated types: %s', (name) => {
    expect(complaints.get(name)).toEqual([])
  })
})

describe('comments in generated types', () => {
  const commentOf = async (about: object) => {
    const types = await emitTypes(contractOf({}, { Commented: { type: 'integer', ...about } }))
    return /(\/\*\*.*?) *Commented/s
      .exec(types)?.[1]
      ?.split('\n')
      .map((line) => line.trim())
  }

  it('the comment of a type contains title, format, deprecation, description, default and example', async () => {
    const about = {
      title: 'A',
      description: 'First line.\r\nSecond line.\n',
      format: 'int64',
      deprecated: true,
      default: 0,
      examples: [{ a: 1 }],
    }
    expect(await commentOf(about)).toEqual([
      '/**',
      '* A',
      '* Format: int64',
      '* @deprecated',
      '* @description First line.',
      '*     Second line.',
      '* @default 0',
      '* @example {',
      '*       "a": 1',
      '*     }',
      '*/',
      '',
    ])
  })

  it('the end of a comment in a description is escaped', async () => {
    expect(await commentOf({ description: 'Ends */ here, by 5 %' })).toEqual([
      '/** @description Ends *\\/ here, by 5 % */',
      '',
    ])
  })
})
