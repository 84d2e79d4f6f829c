import { expect, it } from 'vitest'
import { loopbackAddress, passkeySupport } from './passkeySupport.ts'

const page = { hostname: 'play.example', hasWebAuthn: true }

it('passkeys are ready on their own host in a browser with WebAuthn', () => {
  expect(passkeySupport('play.example', page)).toBe('ready')
})

it('passkeySupport names the reason when passkeys are unavailable', () => {
  expect(passkeySupport(undefined, page)).toBe('off')
  expect(passkeySupport('other.example', page)).toBe('elsewhere')
  expect(passkeySupport('play.example', { ...page, hasWebAuthn: false })).toBe('browser')
})

it('loopbackAddress is this page at localhost, on another loopback address only', () => {
  const at = (origin: string) => loopbackAddress('localhost', new URL(`${origin}/member?lang=en`))
  expect(at('http://127.0.0.1:8080')).toBe('http://localhost:8080/member?lang=en')
  expect(at('http://[::1]:8080')).toBe('http://localhost:8080/member?lang=en')
  expect(at('http://localhost:8080')).toBeUndefined()
  expect(at('https://play.example')).toBeUndefined()
})
