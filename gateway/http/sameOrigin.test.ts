import { describe, expect, it } from 'vitest'
import { isOwnPage, mayChangeState } from './sameOrigin.ts'

const host = 'portico.example'
const put = { method: 'PUT', fetchSite: null, origin: null, host }

describe('state-changing calls', () => {
  it.each([
    ['a page of this origin', { fetchSite: 'same-origin' }],
    ['the address bar', { fetchSite: 'none' }],
    ['a program other than a browser', {}],
    ['an older browser on a page of this origin', { origin: 'https://portico.example' }],
  ])('a state-changing call is accepted from %s', (_who, provenance) => {
    expect(mayChangeState({ ...put, ...provenance })).toBe(true)
  })

  it.each([
    ['another site', { fetchSite: 'cross-site', origin: 'https://evil.example' }],
    ['a sister host', { fetchSite: 'same-site' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'https://portico.example:8443' }],
  ])('a state-changing call is rejected from %s', (_who, provenance) => {
    expect(mayChangeState({ ...put, ...provenance })).toBe(false)
  })
})

describe('read-only calls', () => {
  it('a read-only call is accepted from any site, since the browser hides the response from that site', () => {
    expect(mayChangeState({ ...put, method: 'GET', fetchSite: 'cross-site' })).toBe(true)
  })
})

describe('WebSocket origin', () => {
  it.each([
    ['a page of this origin may open a WebSocket', 'https://portico.example', true],
    ['a command line may open a WebSocket', undefined, true],
    ['a page of another site may not open a WebSocket', 'https://evil.example', false],
    ['a sandboxed frame may not open a WebSocket', 'null', false],
    ['a page of a sister host may not open a WebSocket', 'https://www.portico.example', false],
  ])('%s', (_who, origin, expected) => {
    expect(isOwnPage(origin, 'portico.example')).toBe(expected)
  })
})
