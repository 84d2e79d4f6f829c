import { expect, it } from 'vitest'
import { passkeySupport } from './passkeySupport.ts'

const page = { hostname: 'play.example', hasWebAuthn: true }

it('asks for passkeys on the host that they belong to, in a browser that has them', () => {
  expect(passkeySupport('play.example', page)).toBe('ready')
})

it('tells why it asks for none', () => {
  expect(passkeySupport(undefined, page)).toBe('off')
  expect(passkeySupport('other.example', page)).toBe('elsewhere')
  expect(passkeySupport('play.example', { ...page, hasWebAuthn: false })).toBe('browser')
})
