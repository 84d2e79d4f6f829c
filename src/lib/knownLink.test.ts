import { describe, expect, it } from 'vitest'
import { knownLink } from './knownLink.ts'

const own = ['portico.example']

describe('customer-service links', () => {
  it('lead to our own hosts and to messaging services', () => {
    for (const link of [
      'https://portico.example/chat',
      'https://help.portico.example/chat?x=1',
      'https://t.me/portico_example',
    ]) {
      expect(knownLink(link, own)).toBe(link)
    }
  })

  it('lead nowhere else, however they were stored', () => {
    for (const link of [
      'http://portico.example/',
      'javascript:alert(1)',
      'https://evil.example/portico.example',
      'https://notportico.example/',
      'https://portico.example@evil.example/',
      'https://user:word@portico.example/',
      '//portico.example',
      '',
    ]) {
      expect(knownLink(link, own)).toBeUndefined()
    }
    expect(knownLink('https://evil.example/', [''])).toBeUndefined()
  })
})
