import { describe, expect, it } from 'vitest'
import { knownDownload, knownLink, knownMailLink, knownSocialLink } from './knownLink.ts'

const ownHosts = ['portico.example']

describe('customer-service links', () => {
  it("customer-service links may lead to the portal's hosts and to messaging services", () => {
    for (const link of [
      'https://portico.example/chat',
      'https://help.portico.example/chat?x=1',
      'https://t.me/portico_example',
    ]) {
      expect(knownLink(link, ownHosts)).toBe(link)
    }
  })

  it('customer-service links to any other host or scheme are rejected', () => {
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
      expect(knownLink(link, ownHosts)).toBeUndefined()
    }
    expect(knownLink('https://evil.example/', [''])).toBeUndefined()
  })
})

describe('social links of the brand', () => {
  it('social links may lead to social networks, but customer-service links may not', () => {
    const link = 'https://www.instagram.com/portico_example'
    expect(knownSocialLink(link, ownHosts)).toBe(link)
    expect(knownLink(link, ownHosts)).toBeUndefined()
    expect(knownSocialLink('https://instagram.com.evil.example/', ownHosts)).toBeUndefined()
  })

  it('mail links may contain only an email address, without a subject or body', () => {
    expect(knownMailLink('mailto:contato@portico.example')).toBe('mailto:contato@portico.example')
    for (const link of ['mailto:a@b', 'mailto:a@b.example?body=x', 'mailto:', 'javascript:x@y.z'])
      expect(knownMailLink(link), link).toBeUndefined()
  })
})

describe('download links', () => {
  it("download links may lead to the portal's hosts and to app stores", () => {
    for (const link of [
      'https://download.portico.example/portico.apk',
      'https://apps.apple.com/br/app/portico/id1',
      'https://play.google.com/store/apps/details?id=example.portico',
    ])
      expect(knownDownload(link, ownHosts)).toBe(link)
    expect(knownDownload('https://t.me/portico_example', ownHosts)).toBeUndefined()
    expect(knownDownload('https://apk.example/portico.apk', ownHosts)).toBeUndefined()
  })
})
