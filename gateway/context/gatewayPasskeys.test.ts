import { expect, it } from 'vitest'
import { createGatewayPasskeys } from './gatewayPasskeys.ts'

const domainOf = (origin: string | undefined, host = '127.0.0.1') =>
  createGatewayPasskeys({ origin, host }, () => 'http://127.0.0.1:8080')?.domain

it('passkeys are bound to the host of PORTICO_ORIGIN', () => {
  expect(domainOf('https://play.example')).toBe('play.example')
  expect(domainOf('https://play.example', '0.0.0.0')).toBe('play.example')
})

it('passkeys are bound to localhost if the gateway listens only on a loopback IP address', () => {
  expect(domainOf(undefined)).toBe('localhost')
  expect(domainOf(undefined, '::1')).toBe('localhost')
})

it('passkeys are unavailable for http, for an IP address and without a known origin', () => {
  expect(domainOf(undefined, '0.0.0.0')).toBeUndefined()
  expect(domainOf('http://play.example')).toBeUndefined()
  expect(domainOf('https://203.0.113.9')).toBeUndefined()
  expect(domainOf('https://[2001:db8::1]')).toBeUndefined()
})
