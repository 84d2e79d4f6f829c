import { describe, expect, it } from 'vitest'
import { warningsOf } from '../readContract.ts'
import { head, openContractFolder } from '../testing/contractFolder.ts'

const folder = openContractFolder()
const old = head.replace('3.1.0', '3.0.3')
const answer = 'responses: { "200": { description: ok } }'

/** Contract with one schema, whose text starts at line 6, column 7. */
const schema = (text: string, start = head) =>
  `${start}paths: {}\ncomponents:\n  schemas:\n    A: ${text}\n`
/** Contract with one operation, whose members start at line 6. */
const operation = (text: string, start = head) =>
  `${start}paths:\n  /a/{id}:\n    get:\n${text.replace(/^/gm, '      ')}\n`

describe('an invalid contract', () => {
  it.each([
    ['no paths', old, 1, 1, "has no paths; write paths, if only 'paths: {}'"],
    ['neither paths nor anything else', head, 1, 1, 'has no paths, webhooks, components'],
    ['paths as a list', `${head}paths: []\n`, 3, 1, 'paths is a list, where an object is wanted'],
    [
      'a path that is a string',
      `${head}paths:\n  /a: x\n`,
      4,
      3,
      '/a is the string "x", where an object',
    ],
    ['parameters as an object', operation(`parameters: {}\n${answer}`), 6, 7, 'a list is wanted'],
    ['responses as a list', operation('responses: []'), 6, 7, 'responses is a list'],
    ['no responses', operation('summary: x', old), 5, 5, 'has no responses; write at least one'],
    [
      'an invalid status',
      operation('responses:\n  200 OK: { description: x }'),
      6,
      7,
      "'200 OK' is no status",
    ],
    ['a path without a leading slash', `${head}paths:\n  a: {}\n`, 4, 3, "write '/a'"],
    ['a path with an unmatched brace', `${head}paths:\n  /a/{b: {}\n`, 4, 3, 'has no partner'],
    [
      'a schema that is a number',
      operation('responses:\n  "200":\n    content:\n      text/plain:\n        schema: 5'),
      10,
      15,
      'schema is the number 5, where an object is wanted',
    ],
    [
      'a property that is a string',
      schema('{ properties: { a: text } }'),
      6,
      24,
      'a is the string "text"',
    ],
    [
      'an unknown type',
      schema('{ type: strng }'),
      6,
      10,
      `type is "strng", which is none; write 'string'`,
    ],
    [
      'a type that JSON Schema does not have',
      schema('{ type: file }'),
      6,
      10,
      'write one of string, number',
    ],
    [
      'a bound that is a string',
      schema('{ minimum: "1" }'),
      6,
      10,
      'minimum is "1", where a number is wanted',
    ],
    ['a negative length', schema('{ minLength: -1 }'), 6, 10, 'a whole number from 0 is wanted'],
    ['an enum that is an object', schema('{ enum: {} }'), 6, 10, 'a list with something in it'],
    ['an empty oneOf', schema('{ oneOf: [] }'), 6, 10, 'oneOf is [], where a list with something'],
    ['oneOf as an object', schema('{ oneOf: {} }'), 6, 10, 'oneOf is an object, where a list'],
    ['an invalid pattern', schema("{ pattern: '[' }"), 6, 10, '"[" is no regular expression'],
    [
      'an invalid pattern of property names',
      schema("{ patternProperties: { '(': true } }"),
      6,
      10,
      '"(" is no regular expression',
    ],
    [
      'a schema that only refers to itself',
      schema("{ allOf: [{ $ref: '#/components/schemas/A' }] }"),
      6,
      20,
      'made of itself',
    ],
    [
      'a choice that contains itself as a branch',
      schema("{ anyOf: [{ $ref: '#/components/schemas/A' }] }"),
      6,
      20,
      'made of itself',
    ],
    [
      'a parameter with an unknown place',
      operation(`parameters: [{ name: a, in: qury }]\n${answer}`),
      6,
      31,
      `"qury", which is no place; write 'query'`,
    ],
    [
      'a parameter of Swagger 2',
      operation(`parameters: [{ name: a, in: body }]\n${answer}`),
      6,
      31,
      'write it as requestBody',
    ],
    [
      'a parameter without a name',
      operation(`parameters: [{ in: query }]\n${answer}`),
      6,
      20,
      'has no name',
    ],
    [
      'a duplicate parameter',
      operation(`parameters:\n  - { name: a, in: query }\n  - { name: a, in: query }\n${answer}`),
      8,
      11,
      "the query parameter 'a' is declared twice",
    ],
  ])('a contract is rejected for %s', async (_, text, line, column, reason) => {
    const complaints = await folder.problemsIn({ 'api.yaml': text })
    expect(complaints).toHaveLength(1)
    expect(complaints[0]).toMatch(`api.yaml:${line}:${column}: `)
    expect(complaints[0]).toContain(reason)
  })

  it('operations with the same operationId are rejected with the positions of both', async () => {
    const path = (name: string) => `  ${name}:\n    get:\n      operationId: one\n      ${answer}\n`
    expect(
      await folder.problemsIn({ 'api.yaml': `${head}paths:\n${path('/a')}${path('/b')}` }),
    ).toEqual([
      "api.yaml:10:7: GET /b has the operationId 'one' of GET /a; give one of them another (it stands at api.yaml:6:7)",
    ])
  })

  it('the error for an invalid contract lists all problems', async () => {
    const complaints = await folder.problemsIn({
      'api.yaml': schema("{ type: strng, pattern: '[', minimum: x }"),
    })
    expect(complaints).toHaveLength(3)
  })
})

describe('the position of a problem in a contract of several files', () => {
  it('a problem is reported in the file that contains it', async () => {
    const complaints = await folder.problemsIn({
      'openapi.yaml': `${head}paths:\n  /a:\n    $ref: paths/a.yaml\ncomponents:\n  schemas:\n    Name: { $ref: schemas.yaml#/Name }\n`,
      'paths/a.yaml': `get:\n  responses:\n    "200":\n      description: ok\n      content:\n        application/json:\n          schema:\n            $ref: ../schemas.yaml#/User\n    "30": { description: x }\n`,
      'schemas.yaml': `User:\n  properties:\n    name: { $ref: '#/Name' }\n    age: { type: intger }\n\nName:\n  minLength: x\n`,
    })
    expect(complaints.map((line) => line.split(': ')[0]).sort()).toEqual([
      'paths/a.yaml:2:3',
      'schemas.yaml:4:12',
      'schemas.yaml:7:3',
    ])
  })
})

describe('an incorrect contract with a clear meaning', () => {
  async function readWithWarnings(text: string) {
    const contract = await folder.read({ 'api.yaml': text })
    const warnings = warningsOf(contract).map(({ place, message }) => `${place}: ${message}`)
    return { contract, warnings: warnings.map((line) => line.replace(folder.path(''), '')) }
  }
  const one = async (text: string) => {
    const { contract, warnings } = await readWithWarnings(schema(text))
    return { schema: contract.components?.schemas?.A, warnings }
  }

  it.each([
    ['{ type: string, required: true }', { type: 'string' }, 6, 24, 'required is true or false'],
    [
      '{ type: array, items: [true] }',
      { type: 'array', prefixItems: [true] },
      6,
      23,
      'prefixItems',
    ],
    ['{ type: string, nullable: true }', { type: 'string' }, 6, 24, 'nullable means nothing'],
    ['{ type: string, minLength: }', { type: 'string' }, 6, 24, 'minLength holds nothing'],
    ['{ type: array, items: }', { type: 'array' }, 6, 23, 'items holds nothing'],
  ])('a schema is corrected with a warning: %s', async (text, expected, line, column, reason) => {
    const read = await one(text)
    expect(read.schema).toEqual(expected)
    expect(read.warnings).toHaveLength(1)
    expect(read.warnings[0]).toContain(`api.yaml:${line}:${column}: `)
    expect(read.warnings[0]).toContain(reason)
  })

  it('rewriting a pattern for validators causes no warning', async () => {
    const read = await one("{ pattern: '[\\-\\:]', patternProperties: { '\\_': true } }")
    expect(read).toEqual({
      schema: { pattern: '[\\-:]', patternProperties: { _: true } },
      warnings: [],
    })
  })

  it('undeclared path parameters are declared, and path parameters that the path does not contain are dropped', async () => {
    const { contract, warnings } = await readWithWarnings(
      operation(`parameters: [{ name: other, in: path, schema: { type: integer } }]\n${answer}`),
    )
    expect(contract.paths?.['/a/{id}']).toHaveProperty('get.parameters', [
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ])
    expect(warnings).toEqual([
      expect.stringContaining('api.yaml:6:20: this parameter is none of /a/{id}'),
      expect.stringContaining("api.yaml:5:5: the path names 'id', which is not declared"),
    ])
  })

  it('if a union lists a schema that extends the union, the keywords of the union other than oneOf replace the reference to the union in that schema', async () => {
    const { contract, warnings } = await readWithWarnings(
      `${head}paths: {}\ncomponents:\n  schemas:\n    Pet:\n      required: [kind]\n      oneOf: [{ $ref: '#/components/schemas/Cat' }]\n    Cat:\n      allOf:\n        - $ref: '#/components/schemas/Pet'\n        - { required: [claws] }\n`,
    )
    expect(contract.components?.schemas).toEqual({
      Pet: { required: ['kind'], oneOf: [{ $ref: '#/components/schemas/Cat' }] },
      Cat: { allOf: [{ required: ['kind'] }, { required: ['claws'] }] },
    })
    expect(warnings).toEqual([expect.stringContaining('api.yaml:11:11: a schema of which')])
  })

  it('a schema may refer to itself in a property', async () => {
    const read = await one("{ properties: { next: { $ref: '#/components/schemas/A' } } }")
    expect(read.warnings).toEqual([])
  })

  it('paths that differ only in parameter names cause a warning with the positions of both', async () => {
    const path = (name: string) => `  ${name}:\n    get: { ${answer} }\n`
    const { warnings } = await readWithWarnings(`${head}paths:\n${path('/a/{x}')}${path('/a/{y}')}`)
    expect(warnings).toContainEqual(
      expect.stringMatching(
        'api.yaml:7:5: GET /a/{y} is the same path as GET /a/{x}, which answers what both take;.*api.yaml:5:5',
      ),
    )
  })

  it('a discriminator mapping without a target is dropped with a warning', async () => {
    const { warnings } = await readWithWarnings(
      schema(
        "{ oneOf: [true], discriminator: { propertyName: kind, mapping: { cat: 'https://example.com/cat.json', dog: Dog } } }",
      ),
    )
    expect(warnings).toEqual([
      expect.stringContaining('api.yaml:6:73: is left out: it refers to https'),
    ])
  })
})
