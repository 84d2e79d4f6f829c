import { describe, expect, it } from 'vitest'
import { ageOf, isAsset, isPage, isPublicText, mayKeep, otherCaches, withAge } from './rules.ts'

const at = (path: string) => new URL(path, 'https://play.example')
const asked = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: new Headers(headers),
})
const answered = (headers: Record<string, string>, status = 200, type: ResponseType = 'basic') => ({
  status,
  type,
  headers: new Headers(headers),
})

describe('the page that is there without a network', () => {
  const opening = { method: 'GET', mode: 'navigate', destination: 'document' } as const

  it.each(['/', '/promotions', '/member/deposit?lang=en', '/game/PG_1', '/players', '/nowhere'])(
    'takes the place of %s',
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
  ])('does not take the place of %s', (path) => {
    expect(isPage(opening, at(path))).toBe(false)
  })

  it('is not shown in frames, nor for what a page loads', () => {
    expect(isPage({ ...opening, destination: 'iframe' }, at('/'))).toBe(false)
    expect(isPage({ method: 'GET', mode: 'cors', destination: 'script' }, at('/'))).toBe(false)
  })
})

describe('what is answered from what was kept', () => {
  it('is a hashed file', () => {
    expect(isAsset(asked(), at('/assets/main-abc.js'))).toBe(true)
    expect(isAsset(asked(), at('/wps/assets/x'))).toBe(false)
    expect(isAsset(asked({}, 'POST'), at('/assets/x.js'))).toBe(false)
  })

  it('is a text for everybody that no member asks for', () => {
    const path = at('/wps/system/helpCenter?lang=pt-BR')
    expect(isPublicText(asked(), path)).toBe(true)
    expect(isPublicText(asked({ Authorization: 'Bearer x' }), path)).toBe(false)
    expect(isPublicText(asked({}, 'POST'), path)).toBe(false)
  })

  it.each([
    '/wps/system/status',
    '/wps/v2/wallets/balance',
    '/wps/member/info',
    '/wps/messages',
    '/wps/session/login',
    '/ops/settings',
  ])('is never %s', (path) => {
    expect(isPublicText(asked(), at(path))).toBe(false)
    expect(isAsset(asked(), at(path))).toBe(false)
  })
})

describe('what may be kept', () => {
  const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }

  it('is a whole answer for everybody', () => {
    expect(mayKeep(asked(), answered(json))).toBe(true)
    expect(mayKeep(asked(), answered({ 'Content-Type': 'text/javascript' }))).toBe(true)
  })

  it.each([
    ['a member asked for', asked({ authorization: 'Bearer x' }), answered(json)],
    ['the server forbids', asked(), answered({ ...json, 'Cache-Control': 'no-store' })],
    ['is for one person', asked(), answered({ ...json, 'Cache-Control': 'Private, max-age=9' })],
    ['is a page', asked(), answered({ 'Content-Type': 'text/html; charset=utf-8' })],
    ['is a failure', asked(), answered(json, 503)],
    ['is a part', asked(), answered(json, 206)],
    ['comes from elsewhere', asked(), answered(json, 200, 'opaque')],
    ['changes something', asked({}, 'PUT'), answered(json)],
  ])('is nothing that %s', (_, request, response) => {
    expect(mayKeep(request, response)).toBe(false)
  })
})

describe('a new version', () => {
  it('leaves nothing of others, and touches nothing that is not the worker’s', () => {
    const names = ['portico-assets-v1', 'portico-texts-v2', 'portico-precache-v1', 'other-v1']
    expect(otherCaches(names, 'portico', 'v2')).toEqual([
      'portico-assets-v1',
      'portico-precache-v1',
    ])
  })
})

describe('a text that was kept', () => {
  const now = Date.parse('2026-11-26T12:01:30Z')
  const sent = { Date: 'Thu, 26 Nov 2026 12:00:00 GMT' }

  it('says how old it is', async () => {
    const marked = withAge(new Response('{}', { headers: sent }), now)
    expect(marked.headers.get('Age')).toBe('90')
    expect(await marked.text()).toBe('{}')
  })

  it('is new where nobody knows, and where clocks differ', () => {
    expect(ageOf(answered({}), now)).toBe(0)
    expect(ageOf(answered({ Date: 'Thu, 26 Nov 2026 13:00:00 GMT' }), now)).toBe(0)
  })
})
