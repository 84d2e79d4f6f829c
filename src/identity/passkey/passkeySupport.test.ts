import { expect, it } from 'vitest'
import { loopbackAddress, passkeySupport } from './passkeySupport.ts'

const page = { hostname: 'play.example', hasWebAuthn: true }

it('passkeySupport is "ready" on the host of the passkeys in a browser with WebAuthn', () => {
  expect(passkeySupport('play.example', page)).toBe('ready')
})

it('passkeySupport returns the reason when passkeys are unavailable', () => {
  expect(passkeySupport(undefined, page)).toBe('off')
  expect(passkeySupport('other.example', page)).toBe('elsewhere')
  expect(passkeySupport('play.example', { ...page, hasWebAuthn: false })).toBe('browser')
})

it('loopbackAddress returns the URL of the page at localhost, only if the page is at another loopback host', () => {
  const at = (origin: string) => loopbackAddress('localhost', new URL(`${origin}/member?lang=en`))
  expect(at('http://127.0.0.1:8080')).toBe('http://localhost:8080/member?lang=en')
  expect(at('http://[::1]:8080')).toBe('http://localhost:8080/member?lang=en')
  expect(at('http://localhost:8080')).toBeUndefined()
  expect(at('https://play.example')).toBeUndefined()
})
