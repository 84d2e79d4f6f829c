import { describe, expect, it } from 'vitest'
import { knownDownload, knownLink, knownMailLink, knownSocialLink } from './knownLink.ts'

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

describe('links to the brand elsewhere', () => {
  it('lead to social networks too, where customer service does not', () => {
    const link = 'https://www.instagram.com/portico_example'
    expect(knownSocialLink(link, own)).toBe(link)
    expect(knownLink(link, own)).toBeUndefined()
    expect(knownSocialLink('https://instagram.com.evil.example/', own)).toBeUndefined()
  })

  it('are mail addresses without words of somebody else', () => {
    expect(knownMailLink('mailto:contato@portico.example')).toBe('mailto:contato@portico.example')
    for (const link of ['mailto:a@b', 'mailto:a@b.example?body=x', 'mailto:', 'javascript:x@y.z'])
      expect(knownMailLink(link), link).toBeUndefined()
  })
})

describe('links to applications', () => {
  it('lead to our own hosts and to the stores', () => {
    for (const link of [
      'https://download.portico.example/portico.apk',
      'https://apps.apple.com/br/app/portico/id1',
      'https://play.google.com/store/apps/details?id=example.portico',
    ])
      expect(knownDownload(link, own)).toBe(link)
    expect(knownDownload('https://t.me/portico_example', own)).toBeUndefined()
    expect(knownDownload('https://apk.example/portico.apk', own)).toBeUndefined()
  })
})
