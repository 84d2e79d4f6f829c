import { expect, it } from 'vitest'
import { passkeySupport } from './passkeySupport.ts'

const page = { hostname: 'play.example', hasWebAuthn: true }

it('passkeys are ready on their own host in a browser with WebAuthn', () => {
  expect(passkeySupport('play.example', page)).toBe('ready')
})

it('passkeySupport names the reason when passkeys are unavailable', () => {
  expect(passkeySupport(undefined, page)).toBe('off')
  expect(passkeySupport('other.example', page)).toBe('elsewhere')
  expect(passkeySupport('play.example', { ...page, hasWebAuthn: false })).toBe('browser')
})
