import { describe, expect, it } from 'vitest'
import { cacheableHeaders, createResponseCache } from './responseCache.ts'

const answerOf = (length: number) => ({ headers: {}, body: Buffer.alloc(length) })

describe('response cache', () => {
  it('the age of a cached response includes its age on arrival, and the response expires at the maximum age', () => {
    const time = { now: 0 }
    const cache = createResponseCache({ maxAge: 3600, now: () => time.now })
    cache.store('a', answerOf(1), 600)
    time.now = 2999_000
    expect(cache.find('a')).toMatchObject({ age: 3599 })
    time.now = 3001_000
    expect(cache.find('a')).toBeUndefined()
    time.now = 0
    expect(cache.find('a')).toBeUndefined()
  })

  it('the cache evicts its oldest response when it is full', () => {
    const cache = createResponseCache({ entries: 2 })
    for (const key of ['a', 'b', 'a', 'c']) cache.store(key, answerOf(1), 0)
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
  })

  it('the cache limits the total bytes of its bodies, keys and headers', () => {
    const cache = createResponseCache({ bytes: 1000 })
    for (let each = 0; each < 1000; each += 1) cache.store(`k${each}`, answerOf(300), 0)
    const found = Array.from({ length: 1000 }, (_, each) => cache.find(`k${each}`)).filter(Boolean)
    expect(found).toHaveLength(3)
    cache.store('k'.repeat(2000), answerOf(1), 0)
    expect(cache.find('k999')).toBeUndefined()
    cache.store('k', answerOf(900), 0)
    for (let each = 0; each < 10; each += 1) cache.store('k', answerOf(900), 0)
    expect(cache.find('k')?.body).toHaveLength(900)
  })
})

describe('cacheable responses', () => {
  const plain = { 'content-length': '2' }
  it('a cached response keeps the headers about its content and drops the headers about the original call', () => {
    const others = { age: '5', 'ratelimit-remaining': '3', 'server-timing': 'db', warning: '110' }
    const told = { 'content-type': 'application/json', etag: '"1"', 'cache-control': 'max-age=5' }
    expect(cacheableHeaders(200, { ...plain, ...others, ...told })).toEqual(told)
  })

  it.each([
    ['a status other than 200', 206, {}],
    ['a cookie', 200, { 'set-cookie': ['s=1'] }],
    ['Cache-Control: private', 200, { 'cache-control': 'max-age=60, Private' }],
    ['Cache-Control: private with fields', 200, { 'cache-control': 'private="x-name"' }],
    ['Cache-Control: no-store', 200, { 'cache-control': 'no-store' }],
    ['Cache-Control: no-cache', 200, { 'cache-control': 'no-cache' }],
    ['Cache-Control: must-revalidate', 200, { 'cache-control': 'max-age=60,must-revalidate' }],
    ['Cache-Control: proxy-revalidate', 200, { 'cache-control': 'proxy-revalidate' }],
    ['Cache-Control: s-maxage', 200, { 'cache-control': 's-maxage=60' }],
    ['Pragma: no-cache', 200, { pragma: 'no-cache' }],
    ['Vary: Cookie', 200, { vary: 'Accept-Encoding, Cookie' }],
    ['Vary: *', 200, { vary: '*' }],
  ])('a response with %s is not cached', (_, status, headers) => {
    expect(cacheableHeaders(status, { ...plain, ...headers })).toBeUndefined()
  })

  it('a response is not cached if it has neither a length nor chunked encoding', () => {
    expect(cacheableHeaders(200, {})).toBeUndefined()
    expect(cacheableHeaders(200, { 'transfer-encoding': 'chunked' })).toEqual({})
  })
})
