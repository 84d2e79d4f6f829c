import { describe, expect, it } from 'vitest'
import { type PreviewView, readMessage, readView } from './messages.ts'

const origin = 'https://portico.example'
// The casts are safe: the functions under test only compare sources with `===`.
const source = {} as MessageEventSource
const stranger = {} as MessageEventSource

const view: PreviewView = {
  kind: 'view',
  rules: { fields: 'whatever' },
  language: 'pt',
  direction: 'rtl',
  theme: 'dark',
  method: 'mobile',
  state: 'failed',
  platform: {
    methods: ['username', 'mobile'],
    smsVerification: true,
    mobilePassword: false,
    riskNotice: true,
    countries: [
      { country: 'BR', dialingCode: '+55', minDigits: 10, maxDigits: 11, example: '11987650000' },
    ],
  },
}

describe('messages of the preview', () => {
  it('a message from the expected window of the same origin is accepted', () => {
    expect(readView({ origin, source, data: view }, source, origin)).toEqual(view)
    const told = { kind: 'shown', problems: [{ field: 'email', reason: 'has a second rule' }] }
    expect(readMessage({ origin, source, data: told }, source, origin)).toEqual(told)
  })

  it('a message from another origin or window is rejected', () => {
    const evil = 'https://evil.example'
    expect(readView({ origin: evil, source, data: view }, source, origin)).toBeUndefined()
    expect(readView({ origin, source: stranger, data: view }, source, origin)).toBeUndefined()
    const told = { kind: 'ready' }
    expect(readMessage({ origin, source: null, data: told }, null, origin)).toBeUndefined()
    expect(readMessage({ origin, source, data: told }, undefined, origin)).toBeUndefined()
  })

  it.each([
    { ...view, kind: 'other' },
    { ...view, theme: 'pink' },
    { ...view, platform: { ...view.platform, countries: 'all' } },
    'view',
    null,
  ])('readView returns undefined for an invalid view: %j', (data) => {
    expect(readView({ origin, source, data }, source, origin)).toBeUndefined()
  })

  it.each([
    { kind: 'shown', problems: 'many' },
    { kind: 'asked', what: 'everything' },
    { kind: 'method', method: 'pigeon' },
    undefined,
  ])('readMessage returns undefined for an invalid message of the frame: %j', (data) => {
    expect(readMessage({ origin, source, data }, source, origin)).toBeUndefined()
  })
})
