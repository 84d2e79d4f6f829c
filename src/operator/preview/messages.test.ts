import { describe, expect, it } from 'vitest'
import { type PreviewView, readMessage, readView } from './messages.ts'

const origin = 'https://portico.example'
// Only compared.
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

describe('a message', () => {
  it('is heard from the other page of our own origin', () => {
    expect(readView({ origin, source, data: view }, source, origin)).toEqual(view)
    const told = { kind: 'shown', problems: [{ field: 'email', reason: 'has a second rule' }] }
    expect(readMessage({ origin, source, data: told }, source, origin)).toEqual(told)
  })

  it('is not heard from another origin or another window', () => {
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
  ])('that is no view is dropped: %j', (data) => {
    expect(readView({ origin, source, data }, source, origin)).toBeUndefined()
  })

  it.each([
    { kind: 'shown', problems: 'many' },
    { kind: 'asked', what: 'everything' },
    { kind: 'method', method: 'pigeon' },
    undefined,
  ])('that tells nothing we know is dropped: %j', (data) => {
    expect(readMessage({ origin, source, data }, source, origin)).toBeUndefined()
  })
})
