import { describe, expect, it } from 'vitest'
import { ageOf, isAsset, isPage, isPublicText, mayKeep, otherCaches, withAge } from './rules.ts'

const at = (path: string) => new URL(path, 'https://play.example')
const makeRequest = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers(headers),
})
const answered = (headers: Record<string, string>, status = 200, type: ResponseType = 'basic') => ({
  status,
  type,
  headers: new Headers(headers),
})

describe('offline page', () => {
  const opening = { method: 'GET', mode: 'navigate', destination: 'document' } as const

  it.each(['/', '/promotions', '/member/deposit?lang=en', '/game/PG_1', '/players', '/nowhere'])(
    'the offline page replaces %s',
    (path) => {
      expect(isPage(opening, at(path))).toBe(true)
    },
  )

  it.each([
    '/operator.html',
    '/operator',
    '/operator-preview.html',
    '/docs',
    '/play/x',
    '/wps/a',
    '/ART/x.svg',
  ])('the offline page does not replace %s', (path) => {
    expect(isPage(opening, at(path))).toBe(false)
  })

  it('the offline page replaces neither frames nor resources of a page', () => {
    expect(isPage({ ...opening, destination: 'iframe' }, at('/'))).toBe(false)
    expect(isPage({ method: 'GET', mode: 'cors', destination: 'script' }, at('/'))).toBe(false)
  })
})

describe('cached responses', () => {
  it('hashed files are served from the cache', () => {
    expect(isAsset(makeRequest(), at('/assets/main-abc.js'))).toBe(true)
    expect(isAsset(makeRequest(), at('/wps/assets/x'))).toBe(false)
    expect(isAsset(makeRequest({}, 'POST'), at('/assets/x.js'))).toBe(false)
  })

  it('a public text is served from the cache only without a session', () => {
    const path = at('/wps/system/helpCenter?lang=pt-BR')
    expect(isPublicText(makeRequest(), path)).toBe(true)
    expect(isPublicText(makeRequest({ Authorization: 'Bearer x' }), path)).toBe(false)
    expect(isPublicText(makeRequest({}, 'POST'), path)).toBe(false)
  })

  it.each([
    '/wps/system/status',
    '/wps/v2/wallets/balance',
    '/wps/member/info',
    '/wps/messages',
    '/wps/session/login',
    '/ops/settings',
  ])('%s is never served from the cache', (path) => {
    expect(isPublicText(makeRequest(), at(path))).toBe(false)
    expect(isAsset(makeRequest(), at(path))).toBe(false)
  })
})

describe('stored responses', () => {
  const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }

  it('a complete public response may be stored', () => {
    expect(mayKeep(makeRequest(), answered(json))).toBe(true)
    expect(mayKeep(makeRequest(), answered({ 'Content-Type': 'text/javascript' }))).toBe(true)
  })

  it.each([
    ['belongs to a session', makeRequest({ authorization: 'Bearer x' }), answered(json)],
    ['forbids storage', makeRequest(), answered({ ...json, 'Cache-Control': 'no-store' })],
    ['is private', makeRequest(), answered({ ...json, 'Cache-Control': 'Private, max-age=9' })],
    ['is a page', makeRequest(), answered({ 'Content-Type': 'text/html; charset=utf-8' })],
    ['is a failure', makeRequest(), answered(json, 503)],
    ['is partial', makeRequest(), answered(json, 206)],
    ['comes from another origin', makeRequest(), answered(json, 200, 'opaque')],
    ['answers a PUT', makeRequest({}, 'PUT'), answered(json)],
  ])('a response that %s is not stored', (_, request, response) => {
    expect(mayKeep(request, response)).toBe(false)
  })
})

describe('caches of other versions', () => {
  it("a new version deletes the caches of the worker's other versions and no other caches", () => {
    const names = ['portico-assets-v1', 'portico-texts-v2', 'portico-precache-v1', 'other-v1']
    expect(otherCaches(names, 'portico', 'v2')).toEqual([
      'portico-assets-v1',
      'portico-precache-v1',
    ])
  })
})

describe('age of a stored text', () => {
  const now = Date.parse('2026-11-26T12:01:30Z')
  const sent = { Date: 'Thu, 26 Nov 2026 12:00:00 GMT' }

  it('a stored text has an Age header', async () => {
    const marked = withAge(new Response('{}', { headers: sent }), now)
    expect(marked.headers.get('Age')).toBe('90')
    expect(await marked.text()).toBe('{}')
  })

  it('a response without a date, or with one in the future, has the age 0', () => {
    expect(ageOf(answered({}), now)).toBe(0)
    expect(ageOf(answered({ Date: 'Thu, 26 Nov 2026 13:00:00 GMT' }), now)).toBe(0)
  })
})
