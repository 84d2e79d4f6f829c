import type { HttpHandler } from 'msw/http'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractOf } from '../testing/contractOf.ts'
import { answer, path, query } from '../testing/contractParts.ts'
import { ask, mockOf } from '../testing/mockOf.ts'
import { createTailMatcher, queryNamesOf, type RequestParts } from './pathTails.ts'

const partsOf = (
  text: string,
  fragment = '',
  headers: Record<string, string> = {},
): RequestParts => ({
  query: new URLSearchParams(text),
  fragment,
  headers: new Headers(headers),
})

describe('paths with a query part', () => {
  it.each([
    ['/a', '', { path: {}, missingCount: 0, matchCount: 0 }],
    ['/a?x=1', 'x=1&y=2', { path: {}, missingCount: 0, matchCount: 1 }],
    ['/a?x=1', 'x=2', { path: {}, missingCount: 1, matchCount: 0 }],
    ['/a?x=1', 'x=2&x=1', { path: {}, missingCount: 0, matchCount: 1 }],
    ['/a?x', 'x=anything', { path: {}, missingCount: 0, matchCount: 1 }],
    ['/a?x={one}&y={two}', 'y=b%20c', { path: { two: 'b c' }, missingCount: 1, matchCount: 1 }],
    ['/a?x=v{one}.0', 'x=v1.0', { path: { one: '1' }, missingCount: 0, matchCount: 1 }],
    ['/a?x=1.0', 'x=1x0', { path: {}, missingCount: 1, matchCount: 0 }],
    ['/a?x=a+b%3D', 'x=a%20b=', { path: {}, missingCount: 0, matchCount: 1 }],
  ])('matching the path %s with the query %j returns %j', (template, text, match) => {
    expect(createTailMatcher(template)(partsOf(text))).toEqual(match)
  })

  it('queryNamesOf lists each query name of a path once', () => {
    expect(queryNamesOf('/a?x=1&y={y}&x=2#z=3')).toEqual(['x', 'y'])
    expect(queryNamesOf('/a')).toEqual([])
  })
})

describe('paths with a fragment part', () => {
  it('the fragment part of a path matches an equal fragment and returns its variables', () => {
    const match = createTailMatcher('/a/#env/{id}/the end')
    expect(match(partsOf('', 'env/7/the%20end'))).toEqual({
      path: { id: '7' },
      missingCount: 0,
      matchCount: 1,
    })
    expect(match(partsOf('', 'env/7/other')).missingCount).toBe(1)
  })

  it('the fragment part of a path matches the query or headers, since clients do not send fragments', () => {
    const match = createTailMatcher('/#Action=Do.It')
    expect(match(partsOf('Action=Do.It')).missingCount).toBe(0)
    expect(match(partsOf('', '', { action: 'Do.It' })).missingCount).toBe(0)
    expect(match(partsOf('Action=DoXIt', '', { action: 'other' })).missingCount).toBe(1)
  })

  it('the fragment part of a path may contain a name that is invalid for a header', () => {
    expect(createTailMatcher('/#what is this=1')(partsOf('')).missingCount).toBe(1)
  })
})

describe('operations that share a pathname', () => {
  const said = (text: string) => ({ '200': answer({ const: text }) })
  const contract = contractOf({
    '/rest?method=photos.search': {
      get: {
        parameters: [{ ...query('tag', { type: 'string' }), required: true }],
        responses: said('search'),
      },
    },
    '/rest?method=photos.count': { get: { responses: said('count') } },
    '/jobs': { get: { responses: said('jobs') } },
    '/jobs?after={id}': {
      get: { parameters: [path('id', { type: 'integer' })], responses: said('later jobs') },
    },
    '/users/{number}': {
      get: { parameters: [path('number', { type: 'integer' })], responses: said('by number') },
    },
    '/users/{name}': {
      get: { parameters: [path('name', { type: 'string' })], responses: said('by name') },
    },
    '/#Target=Store.Put': { post: { responses: said('put') } },
    '/#Target=Store.Get': { post: { responses: said('get') } },
  })
  let handlers: HttpHandler[] = []
  beforeAll(async () => {
    handlers = await mockOf(contract)
  })
  const call = async (address: string, init: RequestInit = {}) => {
    const response = await ask(handlers, new Request(`http://mock.test${address}`, init))
    return response?.body
  }

  it.each([
    ['/rest?method=photos.search&tag=sea', 'search'],
    ['/rest?tag=sea&method=photos.search', 'search'],
    ['/rest?method=photos.count', 'count'],
    ['/jobs', 'jobs'],
    ['/jobs?after=7', 'later jobs'],
  ])(
    'operations that share a pathname are distinguished by their query: %s',
    async (address, expected) => {
      expect(await call(address)).toBe(expected)
    },
  )

  it.each(['put', 'get'])(
    'operations that share a pathname are distinguished by a header: %s',
    async (name) => {
      const target = `Store.${name === 'put' ? 'Put' : 'Get'}`
      expect(await call('/', { method: 'POST', headers: { Target: target } })).toBe(name)
      expect(await call(`/#Target=${target}`, { method: 'POST' })).toBe(name)
    },
  )

  it("operations whose paths differ only in a variable's name are distinguished by the variable's type", async () => {
    expect(await call('/users/7')).toBe('by number')
    expect(await call('/users/ana')).toBe('by name')
    expect(await call('/users/7?other=1')).toMatchObject({ errors: [{ path: 'other' }] })
  })

  it("violations of query parameters inside a path are reported with the parameter's name", async () => {
    expect(await call('/rest?method=photos.search')).toMatchObject({ errors: [{ path: 'tag' }] })
    expect(await call('/jobs?after=soon')).toMatchObject({ errors: [{ path: 'id' }] })
    expect(await call('/rest?method=photos.count&other=1')).toMatchObject({
      errors: [{ path: 'other' }],
    })
  })
})
