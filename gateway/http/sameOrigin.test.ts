import { describe, expect, it } from 'vitest'
import { isOwnPage, mayChangeState } from './sameOrigin.ts'

const host = 'portico.example'
const put = { method: 'PUT', fetchSite: null, origin: null, host }

describe('a call that changes something', () => {
  it.each([
    ['a page of this origin', { fetchSite: 'same-origin' }],
    ['the address bar', { fetchSite: 'none' }],
    ['a program that is no browser', {}],
    ['an older browser on a page of this origin', { origin: 'https://portico.example' }],
  ])('is taken from %s', (_who, provenance) => {
    expect(mayChangeState({ ...put, ...provenance })).toBe(true)
  })

  it.each([
    ['another site', { fetchSite: 'cross-site', origin: 'https://evil.example' }],
    ['a sister of this host', { fetchSite: 'same-site' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'https://portico.example:8443' }],
  ])('is refused from %s', (_who, provenance) => {
    expect(mayChangeState({ ...put, ...provenance })).toBe(false)
  })
})

describe('a call that only reads', () => {
  it('is taken from anywhere, since no other site can see the answer', () => {
    expect(mayChangeState({ ...put, method: 'GET', fetchSite: 'cross-site' })).toBe(true)
  })
})

describe('a socket', () => {
  it.each([
    ['a page of this origin', 'https://portico.example', true],
    ['a command line', undefined, true],
    ['another site', 'https://evil.example', false],
    ['a sandboxed frame', 'null', false],
    ['a sister host', 'https://www.portico.example', false],
  ])('from %s', (_who, origin, expected) => {
    expect(isOwnPage(origin, 'portico.example')).toBe(expected)
  })
})
