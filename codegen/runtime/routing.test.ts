import { describe, expect, it } from 'vitest'
import { concreteFirst, createPathMatcher, createRouter } from './routing.ts'

describe('paths of the contract', () => {
  it.each([
    ['/a', '/a', {}],
    ['/a/{id}', '/a/7', { id: '7' }],
    ['/a/{id}/b/{other-one}', '/a/x/b/y', { id: 'x', 'other-one': 'y' }],
    ['/a/{id}', '/a/S%C3%A3o%2FPaulo', { id: 'São/Paulo' }],
    ['/a/{id}', '/a/100%', { id: '100%' }],
    ['/a/{id}.{format}', '/a/7.json', { id: '7', format: 'json' }],
    ['/a/{id}:cancel', '/a/7:cancel', { id: '7' }],
    ['/a.b/(c)', '/a.b/(c)', {}],
  ])('the contract path %s matches the request path %s', (path, pathname, values) => {
    expect(createPathMatcher(path)(pathname)).toEqual(values)
  })

  it.each([
    ['/a', '/A'],
    ['/a', '/a/'],
    ['/a', '/x/a'],
    ['/a/{id}', '/a/'],
    ['/a/{id}', '/a/7/b'],
    ['/a.b', '/axb'],
  ])('the contract path %s does not match the request path %s', (path, pathname) => {
    expect(createPathMatcher(path)(pathname)).toBeUndefined()
  })

  it('the path with fewer variables comes first', () => {
    const paths = ['/{a}/{b}', '/a/{b}', '/a/b'].map((path) => ({ path }))
    expect(paths.toSorted(concreteFirst).map(({ path }) => path)).toEqual([
      '/a/b',
      '/a/{b}',
      '/{a}/{b}',
    ])
  })
})

describe('routing a request', () => {
  const get = (path: string) => ({ method: 'GET', path })
  const find = createRouter(
    {
      items: get('/items'),
      item: get('/items/{id}'),
      mine: get('/items/mine'),
      all: get('/{a}/{b}'),
    },
    ['/v1', '/items'],
  )
  it.each([
    ['/items', [{ key: 'items', path: {} }]],
    ['/items/7', [{ key: 'item', path: { id: '7' } }]],
    ['/items/mine', [{ key: 'mine', path: {} }]],
    ['/v1/items', [{ key: 'all', path: { a: 'v1', b: 'items' } }]],
    ['/v1/items/7', [{ key: 'item', path: { id: '7' } }]],
    ['/v2/items/7', []],
  ])(
    'a GET request of %s is routed to its operations, and a PUT request to none',
    (pathname, routes) => {
      expect(find('GET', pathname)).toEqual(routes)
      expect(find('PUT', pathname)).toEqual([])
    },
  )

  it('a request is routed to all operations whose paths differ only in variable names', () => {
    const twice = createRouter({ one: get('/a/{x}'), other: get('/a/{y}') }, [])
    expect(twice('GET', '/a/7')).toEqual([
      { key: 'one', path: { x: '7' } },
      { key: 'other', path: { y: '7' } },
    ])
  })
})
