import { describe, expect, it } from 'vitest'
import type { EnvelopeFact, PagingFacts } from './collectionFacts.ts'
import type { Query } from './listFilters.ts'
import { fillEnvelope, pageOf } from './listPages.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const page = (paging: PagingFacts, query: Query, maximum?: number) =>
  pageOf(ids, ids, { paging, ...(maximum === undefined ? {} : { most: maximum }) }, query, (id) =>
    id === 'bb' ? 2 : 0,
  )

describe('pages of a list', () => {
  const numbered = { page: 'page', firstPage: 1, limit: 'size' }
  const cursors = { cursor: 'after', before: 'before', limit: 'size' }

  it.each<[PagingFacts, Query, string]>([
    [{}, {}, 'abcde'],
    [{ limit: 'size' }, {}, 'abcde'],
    [{ limit: 'size' }, { size: 2 }, 'ab'],
    [{ limit: 'size' }, { size: 0 }, ''],
    [{ limit: 'size', offset: 'skip' }, { size: 2, skip: 1 }, 'bc'],
    [{ offset: 'skip' }, { skip: 9 }, ''],
    [numbered, { size: 2, page: 3 }, 'e'],
    [{ ...numbered, firstPage: 0 }, { size: 2, page: 1 }, 'cd'],
    [numbered, { size: 2, page: 0 }, 'ab'],
    [cursors, { size: 2, after: 'b' }, 'cd'],
    [cursors, { size: 2, after: 'nobody' }, 'ab'],
    [cursors, { size: 2, after: 'bb' }, 'cd'],
    [cursors, { size: 2, before: 'd' }, 'bc'],
    [cursors, { size: 2, before: 'b' }, 'a'],
  ])(
    'the page for the paging parameters %o and the query %o contains the items %s',
    (paging, query, items) => {
      expect(page(paging, query).items.join('')).toBe(items)
    },
  )

  it('a page has at most as many items as the schema of the list allows', () => {
    expect(page({}, {}, 3).items).toEqual(['a', 'b', 'c'])
  })
})

describe('response fields that describe the page', () => {
  const url = new URL('http://mock.test/v1/pets?size=2&page=2&kind=cat')
  const fieldAfter = (
    meaning: EnvelopeFact['meaning'],
    query: Query,
    { as, ...paging }: PagingFacts & Pick<EnvelopeFact, 'as'> = {
      page: 'page',
      firstPage: 1,
      limit: 'size',
    },
    isValid: (body: unknown) => boolean = () => true,
  ) => {
    const fact = { at: ['meta', 'field'], meaning, ...(as && { as }) }
    const body = { meta: { kept: 1, field: 'generated' } }
    const result = fillEnvelope(body, page(paging, query), [fact], url, isValid) as typeof body
    expect(result.meta.kept).toBe(1)
    return 'field' in result.meta ? result.meta.field : 'nothing'
  }
  const second = { size: 2, page: 2 }
  const last = { size: 2, page: 3 }

  it.each<[EnvelopeFact['meaning'], Query, unknown]>([
    ['total', second, 5],
    ['remaining', second, 1],
    ['count', last, 1],
    ['pages', second, 3],
    ['page', second, 2],
    ['limit', second, 2],
    ['offset', second, 2],
    ['hasMore', second, true],
    ['hasMore', last, false],
    ['hasPrevious', second, true],
    ['isFirst', second, false],
    ['isLast', last, true],
    ['next', second, 'http://mock.test/v1/pets?size=2&page=3&kind=cat'],
    ['previous', second, 'http://mock.test/v1/pets?size=2&page=1&kind=cat'],
    ['last', second, 'http://mock.test/v1/pets?size=2&page=3&kind=cat'],
    ['self', second, 'http://mock.test/v1/pets?size=2&page=2&kind=cat'],
    ['next', last, null],
  ])('the page field "%s" for the query %o has the value %o', (meaning, query, value) => {
    expect(fieldAfter(meaning, query)).toBe(value)
  })

  it('a link to the next page may be a value of the paging parameter instead of a URL', () => {
    expect(fieldAfter('next', second, { page: 'page', limit: 'size', as: 'value' })).toBe(3)
    const skips = { offset: 'skip', limit: 'size', as: 'value' } as const
    expect(fieldAfter('next', { size: 2, skip: 2 }, skips)).toBe(4)
    const cursors = { cursor: 'after', limit: 'size', as: 'value' } as const
    expect(fieldAfter('next', { size: 2 }, cursors)).toBe('b')
    expect(fieldAfter('previous', { size: 2, after: 'b' }, cursors)).toBe(null)
  })

  it('on the last page, the link to the next page is null, absent or empty, depending on the schema', () => {
    const field = (body: unknown) => (body as { meta: { field?: unknown } }).meta.field
    const isText = (body: unknown) => typeof field(body) === 'string'
    const isAbsent = (body: unknown) => field(body) !== null
    const value = { page: 'page', limit: 'size', as: 'value' } as const
    expect(fieldAfter('next', second, value, isText)).toBe('3')
    expect(fieldAfter('next', last, value, isAbsent)).toBe('nothing')
    expect(fieldAfter('next', last, value, isText)).toBe('')
    expect(fieldAfter('next', last, value, () => false)).toBe('generated')
  })
})
