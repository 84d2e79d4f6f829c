import { describe, expect, it } from 'vitest'
import type { Parameter } from '../contract/contract.ts'
import { planContract } from '../contract/planContract.ts'
import { contractOf } from '../testing/contractOf.ts'
import type { ParameterPlace, ParameterSource } from './parameters.ts'
import { createRequestValidators } from './validatorTables.ts'

/** Creates a function that parses and validates parameters of one location. */
function reader(parameters: Parameter[], place: ParameterPlace = 'query') {
  const contract = contractOf({ '/a': { get: { parameters, responses: {} } } })
  const { plans, gate } = planContract(contract)
  const of = (where: ParameterPlace) => {
    const { facts, schema } = plans[0]?.parameters[where] ?? { facts: [], schema: undefined }
    return schema === undefined ? { facts } : { facts, validate: gate.compile(schema) }
  }
  const places = {
    query: of('query'),
    path: of('path'),
    headers: of('headers'),
    cookies: of('cookies'),
  }
  const validators = createRequestValidators({ only: { parameters: places, responses: {} } })
  return (source: ParameterSource) => validators.only.read[place](source)
}

const query = (name: string, schema: object, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  schema: schema as Record<string, unknown>,
  ...more,
})
const search = (text: string) => new URLSearchParams(text)

describe('query parameters', () => {
  it.each([
    [{ type: 'integer' }, '7', 7],
    [{ type: 'number' }, '-1.5e3', -1500],
    [{ type: 'boolean' }, 'false', false],
    [{ type: 'string' }, '7', '7'],
    [{ type: ['integer', 'null'] }, 'null', null],
    [{ enum: [1, 2] }, '2', 2],
    [{ const: true }, 'true', true],
    [{ anyOf: [{ type: 'integer' }, { type: 'string' }] }, 'x7', 'x7'],
  ])('a query parameter of the schema %j is parsed from %j as %j', (schema, text, value) => {
    const read = reader([query('p', schema)])
    expect(read(search(`p=${text}`))).toEqual({ values: { p: value }, violations: null })
  })

  it.each(['', ' 7', '7x', '0x10', '07', '1e400', 'NaN', '1.5'])(
    'an integer parameter with the text %j is rejected',
    (text) => {
      const read = reader([query('p', { type: 'integer' })])
      const { violations } = read(new URLSearchParams([['p', text]]))
      expect(violations).toEqual([{ path: 'p', reason: 'must be of type integer' }])
    },
  )

  it('a repeated query parameter is rejected unless its schema is an array', () => {
    const { violations } = reader([query('p', { type: 'integer' })])(search('p=1&p=2'))
    expect(violations).toEqual([{ path: 'p', reason: 'must be of type integer' }])
  })

  it('a missing query parameter gets its default', () => {
    const read = reader([query('page', { type: 'integer', default: 1 })])
    expect(read(search(''))).toEqual({ values: { page: 1 }, violations: null })
  })

  it('a missing required query parameter is reported with its name', () => {
    const { violations } = reader([query('p', { type: 'string' }, { required: true })])(undefined)
    expect(violations).toEqual([{ path: 'p', reason: 'must be present' }])
  })

  it('an unknown query parameter is reported with its name', () => {
    const { violations } = reader([query('p', { type: 'string' })])(search('P=1&__proto__=2'))
    expect(violations).toEqual([
      { path: 'P', reason: 'is not a parameter of this call' },
      { path: '__proto__', reason: 'is not a parameter of this call' },
    ])
  })

  it('a violation has the unescaped name of a query parameter whose name contains a slash', () => {
    const { violations } = reader([query('a/b', { type: 'integer' })])(search('a/b=x'))
    expect(violations).toEqual([{ path: 'a/b', reason: 'must be of type integer' }])
  })
})

describe('list parameters in the query', () => {
  const ids = { type: 'array', items: { type: 'integer' } }

  it.each([
    [{}, 'ids=1&ids=2'],
    [{ explode: false }, 'ids=1,2'],
    [{ style: 'pipeDelimited' }, 'ids=1|2'],
    [{ style: 'spaceDelimited' }, 'ids=1%202'],
  ])('a list parameter with the options %j is parsed from %s', (style, text) => {
    expect(reader([query('ids', ids, style)])(search(text)).values).toEqual({ ids: [1, 2] })
  })

  it('a list parameter with a single value is parsed as a list of one item', () => {
    expect(reader([query('ids', ids)])(search('ids=1')).values).toEqual({ ids: [1] })
  })

  it('an invalid item of a list parameter is reported with its index', () => {
    const { violations } = reader([query('ids', ids)])(search('ids=1&ids=x'))
    expect(violations).toEqual([{ path: 'ids/1', reason: 'must be of type integer' }])
  })
})

describe('object parameters in the query', () => {
  it('an object parameter of style deepObject is parsed from bracketed names: filter[min]=3', () => {
    const schema = { type: 'object', properties: { min: { type: 'integer' } } }
    const read = reader([query('filter', schema, { style: 'deepObject' })])
    expect(read(search('filter[min]=3'))).toEqual({
      values: { filter: { min: 3 } },
      violations: null,
    })
  })

  it('a JSON parameter is parsed, and invalid JSON is rejected', () => {
    const schema = { type: 'object' }
    const parameter: Parameter = {
      name: 'q',
      in: 'query',
      content: { 'application/json': { schema } },
    }
    expect(reader([parameter])(search('q={"a":1}')).values).toEqual({ q: { a: 1 } })
    expect(reader([parameter])(search('q={')).violations).toEqual([
      { path: 'q', reason: 'must be of type object' },
    ])
  })
})

describe('headers, path parameters and cookies', () => {
  it('header parameters match in any letter case, and unknown headers are accepted', () => {
    const header: Parameter = {
      name: 'X-Count',
      in: 'header',
      required: true,
      schema: { type: 'integer' },
    }
    const read = reader([header], 'headers')
    expect(read(new Headers({ 'x-count': '3', accept: 'text/html' }))).toEqual({
      values: { 'X-Count': 3 },
      violations: null,
    })
    expect(read({ 'X-COUNT': 'x' }).violations).toEqual([
      { path: 'X-Count', reason: 'must be of type integer' },
    ])
  })

  it('a parameter named Content-Type is ignored, since OpenAPI describes that header elsewhere', () => {
    const header: Parameter = {
      name: 'Content-Type',
      in: 'header',
      required: true,
      schema: { type: 'integer' },
    }
    expect(reader([header], 'headers')({}).violations).toBeNull()
  })

  it('path parameters are converted to their types and validated', () => {
    const variable: Parameter = {
      name: 'id',
      in: 'path',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    }
    expect(reader([variable], 'path')({ id: '3' }).values).toEqual({ id: 3 })
    expect(reader([variable], 'path')({ id: '0' }).violations).toEqual([
      { path: 'id', reason: 'must be at least 1' },
    ])
  })

  it('described cookies are validated, and unknown cookies are accepted', () => {
    const cookie: Parameter = { name: 'theme', in: 'cookie', schema: { enum: ['dark', 'light'] } }
    expect(reader([cookie], 'cookies')({ theme: 'dark', other: 'x' }).violations).toBeNull()
    expect(reader([cookie], 'cookies')({ theme: 'red' }).violations).toHaveLength(1)
  })
})

describe('parameter styles of OpenAPI', () => {
  const object = { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } } }
  const list = { type: 'array', items: { type: 'integer' } }
  const path = (schema: object, more: Partial<Parameter>): Parameter => ({
    name: 'p',
    in: 'path',
    required: true,
    schema: schema as Record<string, unknown>,
    ...more,
  })
  const value = { a: 5, b: '6' }
  const ofPath: [Partial<Parameter>, object, text: string, value: unknown][] = [
    [{ style: 'label' }, { type: 'integer' }, '.5', 5],
    [{ style: 'label' }, list, '.5,6', [5, 6]],
    [{ style: 'label', explode: true }, list, '.5.6', [5, 6]],
    [{ style: 'matrix' }, { type: 'integer' }, ';p=5', 5],
    [{ style: 'matrix' }, list, ';p=5,6', [5, 6]],
    [{ style: 'matrix', explode: true }, list, ';p=5;p=6', [5, 6]],
    [{ style: 'matrix', explode: true }, object, ';a=5;b=6', value],
    [{ style: 'matrix' }, object, ';p=a,5,b,6', value],
    [{ style: 'simple' }, object, 'a,5,b,6', value],
    [{ explode: true }, object, 'a=5,b=6', value],
  ]
  it.each(ofPath)(
    'a path parameter with the options %j and the schema %j is parsed from %s',
    (more, schema, text, expected) => {
      const read = reader([path(schema, more)], 'path')({ p: text })
      expect(read).toEqual({ values: { p: expected }, violations: null })
    },
  )

  const ofQuery: [Partial<Parameter>, object, text: string, value: unknown][] = [
    [{}, object, 'a=5&b=6', value],
    [{ explode: false }, object, 'p=a,5,b,6', value],
    [{ style: 'deepObject' }, object, 'p[a]=5&p[b]=6', value],
    [
      { style: 'deepObject' },
      { type: 'object', properties: { c: object } },
      'p[c][a]=5',
      { c: { a: 5 } },
    ],
    [{}, list, 'p[]=5&p[]=6', [5, 6]],
  ]
  it.each(ofQuery)(
    'a query parameter with the options %j and the schema %j is parsed from %s',
    (more, schema, text, expected) => {
      const read = reader([query('p', schema, more)])(search(text))
      expect(read).toEqual({ values: { p: expected }, violations: null })
    },
  )

  it('an object property of a wrong type is reported with its path', () => {
    const { violations } = reader([query('p', object, { style: 'deepObject' })])(search('p[a]=x'))
    expect(violations).toEqual([{ path: 'p/a', reason: 'must be of type integer' }])
  })

  it('an object parameter without additional properties rejects a query parameter of another name', () => {
    const closed = { ...object, additionalProperties: false }
    const { violations } = reader([query('p', closed)])(search('a=5&c=6'))
    expect(violations).toEqual([{ path: 'c', reason: 'is not a parameter of this call' }])
  })
})
